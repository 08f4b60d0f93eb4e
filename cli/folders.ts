// Lists the files of a folder, in the order of their paths' bytes: that of `find | sort` in the C locale.
import { readdirSync, statSync, type Dirent } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ToolError } from '../workers/contract/run/errors';
import type { Message } from '../workers/contract/run/message';
import { compareNames } from '../workers/lib/compare-names';
import { systemPath, textOfBytes } from './byte-names';
import { identityOf } from './inputs';
import { message } from './message';
import { openPause } from './pause';
import { codeOf, fileProblem, ofFile } from './problem';

export interface Walking {
  /** Whether links count as the files and folders that they lead to. Otherwise they are left out. */
  readonly follow: boolean;
  readonly skipHidden: boolean;
  readonly signal: AbortSignal;
}

export interface Unread {
  /** A folder, or a link that leads nowhere. */
  readonly path: string;
  readonly error: ToolError;
}

export interface Found {
  /** Each starts with the folder as it was named, and continues with `/`. */
  readonly files: string[];
  /** All folders below it, with a slash at the end. */
  readonly folders: string[];
  readonly emptyFolders: string[];
  /** What couldn't be read. */
  readonly problems: Unread[];
  /** Hidden files in the list, or hidden files and folders that were left out. */
  hidden: number;
  /** Links that weren't followed. */
  links: number;
  /** Links back to a folder that they are in. */
  loops: number;
  /** Named pipes, sockets and devices, which are left out. */
  special: number;
}

const nothingFound = (): Found => ({
  files: [],
  folders: [],
  emptyFolders: [],
  problems: [],
  hidden: 0,
  links: 0,
  loops: 0,
  special: 0,
});

/** Files that systems and their file managers make unasked. `.DS_Store` starts with a dot. */
const UNASKED = /^(?:thumbs\.db|desktop\.ini)$/i;

const isHidden = (name: string) => name.startsWith('.') || UNASKED.test(name);

export const insideFolder = (folder: string, name: string): string =>
  folder.endsWith('/') ? folder + name : `${folder}/${name}`;

interface Place {
  readonly path: string;
  readonly isHidden: boolean;
  /** The folders that it is in, by device and inode. Only needed to follow links. */
  readonly above: readonly string[];
}

/** The files below `folder`, which may be a link. Never rejects because of a file. */
export async function listFolder(folder: string, walking: Walking): Promise<Found> {
  const found = nothingFound();
  await walk({ path: folder, isHidden: false, above: [] }, { ...walking, pause: openPause() }, found);
  return found;
}

/** A file, and the named folder that it was found in. */
export interface FoundFile {
  readonly names: readonly [string];
  readonly folder?: string;
}

export interface Listing extends Omit<Found, 'files' | 'folders' | 'emptyFolders'> {
  readonly turns: readonly FoundFile[];
  /** The folders among the names. */
  readonly named: readonly string[];
}

/** The files of the folders among `names`, which are in the folder `top` if there is one. Other names stay as they are. */
export async function listNamed(names: readonly string[], walking: Walking, top?: string): Promise<Listing> {
  const turns: FoundFile[] = [];
  const named: string[] = [];
  const all = nothingFound();
  for (const name of names) {
    const stats = name === '-' ? undefined : await stat(systemPath(name)).catch(() => undefined);
    if (!stats?.isDirectory()) {
      turns.push({ names: [name], ...(top !== undefined && { folder: top }) });
      continue;
    }
    named.push(name);
    const found = await listFolder(name, walking);
    for (const file of found.files) turns.push({ names: [file], folder: top ?? name });
    all.problems.push(...found.problems);
    for (const kind of ['hidden', 'links', 'loops', 'special'] as const) all[kind] += found[kind];
  }
  const { problems, hidden, links, loops, special } = all;
  return { turns, named, problems, hidden, links, loops, special };
}

/** The flags of FOLDERS. */
export const walkingOf = (
  flags: { readonly follow?: unknown; readonly 'skip-hidden'?: unknown },
  signal: AbortSignal,
): Walking => ({ follow: flags.follow !== undefined, skipHidden: flags['skip-hidden'] !== undefined, signal });

type Kind = 'file' | 'folder' | 'link' | 'special';

const kindOf = (entry: Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>): Kind =>
  entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : 'special';

interface Walk extends Walking {
  readonly pause: ReturnType<typeof openPause>;
}

async function walk(place: Place, walking: Walk, into: Found): Promise<void> {
  await walking.pause();
  if (walking.signal.aborted) return;
  const { path } = place;
  let entries: readonly Entry[];
  const above = [...place.above];
  try {
    if (walking.follow) {
      const identity = identityOf(statSync(systemPath(path), { bigint: true }));
      if (above.includes(identity)) return void into.loops++;
      above.push(identity);
    }
    entries = entriesOf(path, walking, into);
  } catch (error) {
    into.problems.push({ path, error: folderProblem(error, path) });
    return;
  }
  if (entries.length === 0) into.emptyFolders.push(insideFolder(path, ''));
  for (const { name, kind } of entries) {
    const hidden = isHidden(name);
    if (hidden && walking.skipHidden) {
      into.hidden++;
      continue;
    }
    const below = { path: insideFolder(path, name), isHidden: place.isHidden || hidden, above };
    if (kind === 'folder') {
      into.folders.push(`${below.path}/`);
      await walk(below, walking, into);
    } else if (kind === 'file') {
      into.files.push(below.path);
      if (below.isHidden) into.hidden++;
    } else into[kind === 'link' ? 'links' : 'special']++;
  }
}

interface Entry {
  readonly name: string;
  readonly kind: Kind;
}

/** What a name has in place of bytes that aren't UTF-8. */
const REPLACEMENT = '\ufffd';

/** Without promises, which take as long as the reading. */
function entriesOf(folder: string, walking: Walking, into: Found): readonly Entry[] {
  const path = systemPath(folder);
  const found: readonly Dirent[] = readdirSync(path, { withFileTypes: true });
  const entries = found.some(({ name }) => name.includes(REPLACEMENT))
    ? readdirSync(path, { withFileTypes: true, encoding: 'buffer' }).map((entry) =>
        resolved(textOfBytes(entry.name), kindOf(entry), folder, walking, into),
      )
    : found.map((entry) => resolved(entry.name, kindOf(entry), folder, walking, into));
  // A folder is sorted by its name with the slash that follows in its files' paths.
  const keyOf = ({ name, kind }: Entry) => (kind === 'folder' ? `${name}/` : name);
  return entries.sort((one, other) => compareNames(keyOf(one), keyOf(other)));
}

function resolved(name: string, kind: Kind, folder: string, { follow }: Walking, into: Found): Entry {
  if (kind !== 'link' || !follow) return { name, kind };
  const path = insideFolder(folder, name);
  try {
    return { name, kind: kindOf(statSync(systemPath(path))) };
  } catch (error) {
    into.problems.push({ path, error: linkProblem(error, path) });
    return { name, kind };
  }
}

function folderProblem(error: unknown, path: string): ToolError {
  if (codeOf(error) !== 'EACCES') return fileProblem(error, path, 'read');
  return new ToolError('unreadable', ofFile(path, message('mayNotReadFolder')), { cause: error });
}

function linkProblem(error: unknown, path: string): ToolError {
  if (codeOf(error) !== 'ENOENT') return fileProblem(error, path, 'read');
  return new ToolError('unreadable', ofFile(path, message('brokenLink')), { cause: error });
}

type Counts = Pick<Found, 'hidden' | 'links' | 'loops' | 'special'>;

/** What was left out or included unasked. */
export function notesOn(
  { hidden, links, loops, special }: Counts,
  { skipHidden, follow }: Walking,
): readonly Message[] {
  const counted = [
    [skipHidden ? 'hiddenLeftOut' : 'hiddenIncluded', hidden],
    ['linksLeftOut', follow ? 0 : links],
    ['loopsLeftOut', loops],
    ['specialLeftOut', special],
  ] as const;
  return counted.flatMap(([key, count]) => (count > 0 ? [message(key, { count })] : []));
}
