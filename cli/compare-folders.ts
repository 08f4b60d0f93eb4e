// `toolyard diff FOLDER FOLDER`: the files that are different, only in one of them, or moved, and a patch of all of them.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { ToolError } from '../workers/contract/run/errors';
import type { Message } from '../workers/contract/run/message';
import { KiB } from '../workers/contract/run/sink';
import { foldersOf } from '../workers/lib/file-names';
import { readChunks } from '../workers/lib/read-chunks';
import type { LargeFile } from '../workers/run/sink';
import { patchName } from '../workers/kernels/diff-checker/write-patch';
import { say } from '../workers/words/in-words';
import { bytesOfText, systemPath } from './byte-names';
import { insideFolder, listFolder, notesOn, type Found, type Walking } from './folders';
import { openInput, type Input } from './inputs';
import { message } from './message';
import { complain, EXIT, fileProblem, ofFile, shown } from './problem';
import { openJob, runJob, type Asked } from './run';
import { firstDifference } from './same-bytes';
import * as words from './words';

/** Paths in the folders. An empty folder ends in a slash. */
export interface Comparison {
  readonly same: number;
  readonly different: readonly string[];
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
  /** Files with the same content by another path, which are not among those above. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  /** What couldn't be read, and is in no group. */
  readonly problems: readonly ToolError[];
  readonly notes: readonly Message[];
}

export type Folders = readonly [string, string];

interface Side {
  readonly folder: string;
  readonly found: Found;
  readonly files: readonly string[];
}

async function sideOf(folder: string, walking: Walking): Promise<Side> {
  const found = await listFolder(folder, walking);
  const from = insideFolder(folder, '').length;
  return { folder, found, files: found.files.map((file) => file.slice(from)) };
}

/** `isQuick`: by names and sizes, without reading any file. */
export async function compareFolders(folders: Folders, walking: Walking, isQuick: boolean): Promise<Comparison> {
  const [a, b] = [await sideOf(folders[0], walking), await sideOf(folders[1], walking)];
  const problems = [...a.found.problems, ...b.found.problems].map(({ error }) => error);
  const attempt = async <Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      problems.push(error);
      return undefined;
    }
  };
  const inB = new Set(b.files);
  const inA = new Set(a.files);
  const different: string[] = [];
  let same = 0;
  for (const path of a.files) {
    if (walking.signal.aborted) break;
    if (!inB.has(path)) continue;
    const [one, other] = [insideFolder(a.folder, path), insideFolder(b.folder, path)];
    const isDifferent = await attempt(async () => {
      if (sizeOf(one) !== sizeOf(other)) return true;
      return !isQuick && (await firstDifference(one, other, walking.signal)) !== undefined;
    });
    if (isDifferent) different.push(path);
    else if (isDifferent === false) same++;
  }
  const only = [a.files.filter((path) => !inB.has(path)), b.files.filter((path) => !inA.has(path))] as const;
  const moved = isQuick ? [] : await findMoved([a, b], only, attempt, walking.signal);
  const [from, to] = [new Set(moved.map((one) => one.from)), new Set(moved.map((one) => one.to))];
  return {
    same,
    different,
    onlyInFirst: [...only[0].filter((path) => !from.has(path)), ...emptyOnlyIn(a, b)],
    onlyInSecond: [...only[1].filter((path) => !to.has(path)), ...emptyOnlyIn(b, a)],
    moved,
    problems,
    notes: [...notesOn(a.found, walking), ...notesOn(b.found, walking)],
  };
}

function sizeOf(name: string): number {
  try {
    return statSync(systemPath(name)).size;
  } catch (error) {
    throw fileProblem(error, name, 'read');
  }
}

function emptyOnlyIn({ folder, found }: Side, other: Side): readonly string[] {
  const [from, otherFrom] = [insideFolder(folder, '').length, insideFolder(other.folder, '').length];
  const there = new Set(other.found.folders.map((path) => path.slice(otherFrom)));
  return found.emptyFolders.map((path) => path.slice(from)).filter((path) => path !== '' && !there.has(path));
}

type Attempt = <Result>(work: () => Result | Promise<Result>) => Promise<Result | undefined>;

/** Reads only files whose size is on both sides. Empty files are never moved ones. Of several equal files, each is used once. */
async function findMoved(
  [a, b]: readonly [Side, Side],
  [onlyInA, onlyInB]: readonly [readonly string[], readonly string[]],
  attempt: Attempt,
  signal: AbortSignal,
): Promise<readonly { readonly from: string; readonly to: string }[]> {
  const sizes = new Map<number, string[]>();
  for (const path of onlyInB) {
    const size = await attempt(() => sizeOf(insideFolder(b.folder, path)));
    if (size) sizes.set(size, [...(sizes.get(size) ?? []), path]);
  }
  const moved: { from: string; to: string }[] = [];
  const digests = new Map<number, Map<string, string[]>>();
  for (const from of onlyInA) {
    if (signal.aborted) break;
    const path = insideFolder(a.folder, from);
    const size = await attempt(() => sizeOf(path));
    const candidates = size === undefined ? undefined : sizes.get(size);
    if (size === undefined || !candidates) continue;
    const known = digests.get(size) ?? new Map<string, string[]>();
    if (!digests.has(size)) {
      digests.set(size, known);
      for (const to of candidates) {
        const digest = await attempt(() => digestOf(insideFolder(b.folder, to), signal));
        if (digest !== undefined) known.set(digest, [...(known.get(digest) ?? []), to]);
      }
    }
    const digest = await attempt(() => digestOf(path, signal));
    const to = digest === undefined ? undefined : known.get(digest)?.shift();
    if (to !== undefined) moved.push({ from, to });
  }
  return moved;
}

async function digestOf(name: string, signal: AbortSignal): Promise<string> {
  const { source, close } = await openInput(name, true, signal);
  const hash = createHash('sha256');
  try {
    for await (const chunk of readChunks(source)) hash.update(chunk);
    return hash.digest('hex');
  } finally {
    await close();
  }
}

/** A line for each difference. */
export function linesOf(comparison: Comparison, folders: Folders): string {
  const onlyIn = (folder: string) => (path: string) =>
    say(words.onlyInLine, { folder: shown(folder), path: shown(path) });
  const lines = [
    ...comparison.different.map((path) => say(words.differentLine, { path: shown(path) })),
    ...comparison.onlyInFirst.map(onlyIn(folders[0])),
    ...comparison.onlyInSecond.map(onlyIn(folders[1])),
    ...comparison.moved.map(({ from, to }) => say(words.movedLine, { from: shown(from), to: shown(to) })),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** All groups with their counts, in one sentence each. */
export function summaryOf(comparison: Comparison, folders: Folders, isQuick: boolean): string {
  const { same, different, onlyInFirst, onlyInSecond, moved } = comparison;
  const [first, second] = folders;
  const parts = [
    say(isQuick ? words.sameSize : words.identical, { files: same }),
    different.length > 0 && say(isQuick ? words.differentSize : words.different, { files: different.length }),
    onlyInFirst.length > 0 && say(words.onlyIn, { folder: shown(first), files: onlyInFirst.length }),
    onlyInSecond.length > 0 && say(words.onlyIn, { folder: shown(second), files: onlyInSecond.length }),
    moved.length > 0 && say(words.moved, { files: moved.length }),
  ];
  return parts.filter((part) => part !== false).join(' ');
}

export const isEqual = ({ different, onlyInFirst, onlyInSecond, moved }: Comparison): boolean =>
  [different, onlyInFirst, onlyInSecond, moved].every(({ length }) => length === 0);

interface Patching {
  readonly folders: Folders;
  readonly asked: Asked;
  readonly out: LargeFile;
  readonly signal: AbortSignal;
}

/** No file, in the header of a patch. */
const NOTHING = '/dev/null';

/**
 * A patch that makes the second folder of the first one with `patch -p1`, in the form of GNU `diff -r -u -N`. Empty files are at the
 * end in git's form, which GNU patch reads since version 2.7, because no hunk can have them. Names start with `a/` and `b/`, so that
 * -p1 is right wherever the folders are. Returns the exit code of problems.
 */
export async function writeFolderPatch(comparison: Comparison, patching: Patching): Promise<number> {
  const { different, onlyInFirst, onlyInSecond, moved } = comparison;
  const { folders, asked, out, signal } = patching;
  const isFile = (path: string) => !path.endsWith('/');
  const removed = [...onlyInFirst, ...moved.map(({ from }) => from)];
  const added = [...onlyInSecond, ...moved.map(({ to }) => to)];
  const replaced = replacedIn(removed, added);
  const changes = [
    ...removed.filter(isFile).map((path) => ({ path, kind: 'removed' }) as const),
    ...different.map((path) => ({ path, kind: 'changed' }) as const),
    ...added.filter(isFile).map((path) => ({ path, kind: 'added' }) as const),
  ];
  const empty: string[] = [];
  let worst: number = EXIT.done;
  const report = async (problem: unknown) => {
    if (signal.aborted) return;
    worst = EXIT.problem;
    await complain(asked.command, problem);
  };
  for (const path of replaced) await report(ofFile(path, message('fileAndFolder')));
  for (const { path, kind } of changes) {
    if (signal.aborted) break;
    if (replaced.has(path) || foldersOf(path).some((folder) => replaced.has(folder))) continue;
    try {
      const isEmpty = kind !== 'changed' && sizeOf(insideFolder(folders[kind === 'added' ? 1 : 0], path)) === 0;
      if (isEmpty) empty.push(emptyPatch(path, kind));
      else await writeFilePatch(path, kind, patching);
    } catch (error) {
      await report(error);
    }
  }
  await out.write(bytesOfText(empty.join('')));
  return worst;
}

type Kind = 'removed' | 'changed' | 'added';

/** Files on one side that are folders on the other. An empty folder's path ends in a slash. */
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

async function writeFilePatch(path: string, kind: Kind, { folders, asked, out, signal }: Patching): Promise<void> {
  const [a, b] = [`a/${path}`, `b/${path}`];
  const print = (text: string) => out.write(bytesOfText(text));
  const inputs: Input[] = [];
  try {
    if (kind !== 'added') inputs.push(await openInput(insideFolder(folders[0], path), false, signal));
    if (kind !== 'removed') inputs.push(await openInput(insideFolder(folders[1], path), false, signal));
    const heads = await Promise.all(inputs.map(({ source }) => headOf(source as Blob | Uint8Array)));
    if (heads.some((head) => head.includes(0))) {
      await print(`Binary files ${patchName(a)} and ${patchName(b)} differ\n`);
      throw new ToolError('unsupported', ofFile(path, message('binaryFile')));
    }
    await print(`diff -r -u -N ${patchName(a)} ${patchName(b)}\n`);
    const names = [kind === 'added' ? NOTHING : a, kind === 'removed' ? NOTHING : b];
    const whole = { ...asked, context: { ...asked.context, names } };
    const nothing: Input = { source: '', close: async () => undefined };
    const sides = [...(kind === 'added' ? [nothing] : []), ...inputs, ...(kind === 'removed' ? [nothing] : [])];
    const openFile = async (): Promise<LargeFile> => ({
      write: (chunk) => out.write(chunk),
      close: async (mime) => ({ stored: 'saved', name: '-', mime, bytes: 0 }),
      abort: async () => undefined,
    });
    const reply = await runJob(await openJob(whole), whole, sides, { signal, openFile });
    if (!reply.ok) throw new ToolError(reply.error.code, ofFile(path, reply.error.message));
  } finally {
    for (const { close } of inputs) await close();
  }
}

const headOf = async (source: Blob | Uint8Array): Promise<Uint8Array> =>
  source instanceof Blob ? new Uint8Array(await source.slice(0, HEAD_BYTES).arrayBuffer()) : source;
