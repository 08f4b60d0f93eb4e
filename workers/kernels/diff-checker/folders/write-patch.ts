// A patch that makes the second folder of the first one with `patch -p1`, in the form of GNU `diff -r -u -N`. Empty files are at the
// end in git's form, which GNU patch reads since version 2.7, because no hunk can have them. Names start with `a/` and `b/`, so that
// -p1 is right wherever the folders are.
import { toErrorData } from '../../../contract/run/errors';
import { messagesOf, type Text } from '../../../contract/run/message';
import { KiB } from '../../../contract/run/sink';
import type { Source } from '../../../contract/run/source';
import { foldersOf } from '../../../lib/file-names';
import { headOf } from '../../../lib/utf16';
import type { messages } from '../messages';
import { patchName } from '../write-patch';
import type { FolderGroups, Folders, OpenFile } from './compare';

const message = messagesOf<typeof messages>('diff-checker');

export interface Patching {
  readonly folders: Folders;
  readonly write: (text: string) => Promise<void>;
  /**
   * Writes the hunks of one file, with these names in the header. A side without the file is an empty text. Returns the reason if the
   * files can't be compared.
   */
  readonly writeDiff: (
    sources: readonly [Source, Source],
    names: readonly [string, string],
  ) => Promise<Text | undefined>;
  /** For a file that the patch can't have. */
  readonly onProblem: (problem: PatchProblem) => void | Promise<void>;
  /** Called before each file. */
  readonly tick: (done: number, total: number) => void | Promise<void>;
}

export interface PatchProblem {
  readonly path: string;
  readonly reason: Text;
  /** The folder gave the reason, so a command line has named the file in it. */
  readonly isNamed?: true;
}

type Kind = 'removed' | 'changed' | 'added';

/** No file, in the header of a patch. */
const NOTHING = '/dev/null';

/** An empty folder's path ends in a slash. */
const isFile = (path: string) => !path.endsWith('/');

export async function writeFolderPatch(groups: Omit<FolderGroups, 'same'>, patching: Patching): Promise<void> {
  const { folders, onProblem, tick, write } = patching;
  const removed = [...groups.onlyInFirst, ...groups.moved.map(({ from }) => from)];
  const added = [...groups.onlyInSecond, ...groups.moved.map(({ to }) => to)];
  const replaced = replacedIn(removed, added);
  const changes = [
    ...removed.filter(isFile).map((path) => ({ path, kind: 'removed' }) as const),
    ...groups.different.map((path) => ({ path, kind: 'changed' }) as const),
    ...added.filter(isFile).map((path) => ({ path, kind: 'added' }) as const),
  ];
  const empty: string[] = [];
  for (const path of replaced) await onProblem({ path, reason: message('fileAndFolder') });
  for (const [done, { path, kind }] of changes.entries()) {
    await tick(done, changes.length);
    if (replaced.has(path) || foldersOf(path).some((folder) => replaced.has(folder))) continue;
    try {
      const isEmpty = kind !== 'changed' && folders[kind === 'added' ? 1 : 0].sizeOf(path) === 0;
      if (isEmpty) empty.push(emptyPatch(path, kind));
      else {
        const reason = await writeFilePatch(path, kind, patching);
        if (reason !== undefined) await onProblem({ path, reason });
      }
    } catch (error) {
      const { code, message: reason } = toErrorData(error);
      if (code === 'canceled' || code === 'internal') throw error;
      await onProblem({ path, reason, isNamed: true });
    }
  }
  await write(empty.join(''));
}

/** Files on one side that are folders on the other. */
function replacedIn(removed: readonly string[], added: readonly string[]): ReadonlySet<string> {
  const above = [removed, added].map((paths) => new Set(paths.flatMap(foldersOf)));
  return new Set([...removed.filter((path) => above[1]?.has(path)), ...added.filter((path) => above[0]?.has(path))]);
}

/** Its last line has git's names of no content and of an empty one. GNU patch needs it to remove a file. */
function emptyPatch(path: string, kind: 'removed' | 'added'): string {
  const [a, b] = [`a/${path}`, `b/${path}`].map((name) => patchName(name, name.includes(' ')));
  const lines = {
    removed: ['deleted file mode 100644', 'index e69de29..0000000'],
    added: ['new file mode 100644', 'index 0000000..e69de29'],
  };
  return `${[`diff --git ${String(a)} ${String(b)}`, ...lines[kind]].join('\n')}\n`;
}

/** Of each file, this part is searched for a zero byte, which makes it binary as in GNU diff. */
const HEAD_BYTES = 64 * KiB;

/** Returns the reason if the patch doesn't have the file, such as a binary one, which it only names. */
async function writeFilePatch(
  path: string,
  kind: Kind,
  { folders, write, writeDiff }: Patching,
): Promise<Text | undefined> {
  const [a, b] = [`a/${path}`, `b/${path}`];
  const opened: OpenFile[] = [];
  const open = async (side: 0 | 1) => {
    const file = await folders[side].open(path);
    opened.push(file);
    return file.source;
  };
  try {
    const sources = [kind === 'added' ? '' : await open(0), kind === 'removed' ? '' : await open(1)] as const;
    const heads = await Promise.all(
      sources.map(async (source) => (typeof source === 'string' ? NO_BYTES : headOf(source, HEAD_BYTES))),
    );
    if (heads.some((head) => head.includes(0))) {
      await write(`Binary files ${patchName(a)} and ${patchName(b)} differ\n`);
      return message('binaryFile');
    }
    await write(`diff -r -u -N ${patchName(a)} ${patchName(b)}\n`);
    return await writeDiff(sources, [kind === 'added' ? NOTHING : a, kind === 'removed' ? NOTHING : b]);
  } finally {
    for (const { close } of opened) await close();
  }
}

const NO_BYTES = new Uint8Array();
