// Compares the files of two folders, for the page and the command line. It reads only pairs of one size, and files that may be
// moved ones because a file of their size is only in the other folder.
import { createBLAKE3 } from 'hash-wasm';
import { toErrorData, ToolError, type ToolErrorCode } from '../../../contract/run/errors';
import type { Text } from '../../../contract/run/message';
import { MiB } from '../../../contract/run/sink';
import type { Source } from '../../../contract/run/source';
import { readChunks } from '../../../lib/read-chunks';
import { bytesOf, equalBytes, fileOf, firstDifference } from '../equal-ends';

export interface OpenFile {
  readonly source: Source;
  readonly close: () => Promise<void>;
}

/** A folder by the paths of its files. Both functions throw ToolError for a file that can't be read. */
export interface Folder {
  readonly files: readonly string[];
  readonly sizeOf: (path: string) => number;
  readonly open: (path: string) => OpenFile | Promise<OpenFile>;
}

export type Folders = readonly [first: Folder, second: Folder];

/** `from` in the first folder, `to` in the second. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

/** In the order of the folders' files. */
export interface FolderGroups {
  readonly same: readonly string[];
  readonly different: readonly string[];
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
  /** Files with the same content by another path, which are not among those above. */
  readonly moved: readonly Moved[];
}

/** Whether all files of both folders are the same. */
export const areSame = ({ different, onlyInFirst, onlyInSecond, moved }: Omit<FolderGroups, 'same'>): boolean =>
  [different, onlyInFirst, onlyInSecond, moved].every(({ length }) => length === 0);

export interface Amount {
  readonly bytes: number;
  readonly files: number;
}

export interface Comparing {
  /** By paths and sizes, without reading any file. */
  readonly isQuick: boolean;
  /** For a file that can't be read, which is then in no group. */
  readonly onProblem: (problem: { readonly path: string; readonly code: ToolErrorCode; readonly reason: Text }) => void;
  /** Compares the two files of a path, whatever their sizes, in a faster way than by their sources. */
  readonly areEqual?: (path: string) => Promise<boolean>;
  /** Called often. Throws to cancel. */
  readonly tick: (done: Amount, total: Amount) => void | Promise<void>;
}

/** The two sides of a path, or one file that may be moved. */
interface Reading {
  readonly path: string;
  /** Of each file that is read. */
  readonly size: number;
  readonly files: number;
}

/** Up to this size a file is read whole, and several are read at once, because opening one takes a browser a moment. */
const SMALL_BYTES = MiB;
const AT_ONCE = 8;

export async function compareFolders([first, second]: Folders, comparing: Comparing): Promise<FolderGroups> {
  const { isQuick, areEqual } = comparing;
  const attempt = attempts(comparing);
  const inSecond = new Set(second.files);
  const inFirst = new Set(first.files);
  const only = [
    first.files.filter((path) => !inSecond.has(path)),
    second.files.filter((path) => !inFirst.has(path)),
  ] as const;
  const isDifferent = new Map<string, boolean>();
  const pairs: Reading[] = [];
  for (const path of first.files) {
    if (!inSecond.has(path)) continue;
    if (areEqual && !isQuick) {
      const areSame = await attempt(path, () => areEqual(path));
      if (areSame !== undefined) isDifferent.set(path, !areSame);
      continue;
    }
    const sizes = await attempt(path, () => [first.sizeOf(path), second.sizeOf(path)] as const);
    if (!sizes) continue;
    if (sizes[0] !== sizes[1]) isDifferent.set(path, true);
    else if (isQuick || sizes[0] === 0) isDifferent.set(path, false);
    else pairs.push({ path, size: sizes[0], files: 2 });
  }
  const candidates = isQuick ? NO_CANDIDATES : await movedCandidates([first, second], only, attempt);
  const progress = new Progress([...pairs, ...candidates.first, ...candidates.second], comparing);
  await inTurn(pairs, progress, async (pair, onBytes) => {
    const areEqual = await attempt(pair.path, () => equalFiles([first, second], pair, onBytes));
    if (areEqual !== undefined) isDifferent.set(pair.path, !areEqual);
  });
  const moved = await findMoved([first, second], candidates, { attempt, progress });
  const [from, to] = [new Set(moved.map((one) => one.from)), new Set(moved.map((one) => one.to))];
  return {
    same: first.files.filter((path) => isDifferent.get(path) === false),
    different: first.files.filter((path) => isDifferent.get(path) === true),
    onlyInFirst: only[0].filter((path) => !from.has(path)),
    onlyInSecond: only[1].filter((path) => !to.has(path)),
    moved,
  };
}

/** Counts what is done, so that progress never falls though several files are read at once. */
class Progress {
  readonly #total: Amount;
  readonly #tick: Comparing['tick'];
  #bytes = 0;
  #files = 0;

  constructor(readings: readonly Reading[], { tick }: Comparing) {
    const bytes = readings.reduce((sum, { size, files }) => sum + size * files, 0);
    this.#total = { bytes, files: readings.reduce((sum, { files }) => sum + files, 0) };
    this.#tick = tick;
  }

  add(bytes: number, files: number): void | Promise<void> {
    this.#bytes += bytes;
    this.#files += files;
    return this.#tick({ bytes: this.#bytes, files: this.#files }, this.#total);
  }
}

type OnBytes = (bytes: number) => void | Promise<void>;

/** Several small files at once, and large ones one by one. */
async function inTurn(
  readings: readonly Reading[],
  progress: Progress,
  work: (reading: Reading, onBytes: OnBytes) => Promise<void>,
): Promise<void> {
  const run = async (reading: Reading) => {
    const all = reading.size * reading.files;
    let counted = 0;
    await work(reading, (bytes) => {
      // A file that grows meanwhile has more bytes than it had.
      const more = Math.min(bytes, all - counted);
      counted += more;
      return progress.add(more, 0);
    });
    await progress.add(all - counted, reading.files);
  };
  let batch: Reading[] = [];
  const readBatch = async () => {
    const small = batch;
    batch = [];
    await Promise.all(small.map(run));
  };
  for (const reading of readings) {
    if (reading.size > SMALL_BYTES) {
      await readBatch();
      await run(reading);
    } else if (batch.push(reading) === AT_ONCE) await readBatch();
  }
  await readBatch();
}

type Attempt = <Result>(path: string, work: () => Result | Promise<Result>) => Promise<Result | undefined>;

/** Undefined for a file that can't be read. */
function attempts({ onProblem }: Comparing): Attempt {
  return async (path, work) => {
    try {
      return await work();
    } catch (error) {
      const { code, message } = toErrorData(error);
      if (code !== 'unreadable' && (!(error instanceof ToolError) || code === 'canceled')) throw error;
      onProblem({ path, code, reason: message });
      return undefined;
    }
  };
}

async function equalFiles([first, second]: Folders, { path, size }: Reading, onBytes: OnBytes): Promise<boolean> {
  const one = await first.open(path);
  try {
    const other = await second.open(path);
    try {
      return await equalSources([one.source, other.source], size, onBytes);
    } finally {
      await other.close();
    }
  } finally {
    await one.close();
  }
}

async function equalSources(sources: readonly [Source, Source], size: number, onBytes: OnBytes): Promise<boolean> {
  if (size > SMALL_BYTES) {
    const [one, other] = [fileOf(sources[0]), fileOf(sources[1])];
    return (await firstDifference(one, other, (source) => counted(source, onBytes))) === null;
  }
  const [one, other] = await Promise.all([bytesOf(fileOf(sources[0])), bytesOf(fileOf(sources[1]))]);
  return one.length === other.length && equalBytes(one, other) === one.length;
}

async function* counted(source: Parameters<typeof readChunks>[0], onBytes: OnBytes): AsyncGenerator<Uint8Array> {
  for await (const chunk of readChunks(source)) {
    yield chunk;
    await onBytes(chunk.length);
  }
}

interface Candidates {
  readonly first: readonly Reading[];
  readonly second: readonly Reading[];
}

const NO_CANDIDATES: Candidates = { first: [], second: [] };

/** Files of a size that is only in one folder can't be moved ones. Empty files never are. */
async function movedCandidates(
  folders: Folders,
  only: readonly [readonly string[], readonly string[]],
  attempt: Attempt,
): Promise<Candidates> {
  const readingsOf = async (folder: Folder, paths: readonly string[]) => {
    const readings: Reading[] = [];
    for (const path of paths) {
      const size = await attempt(path, () => folder.sizeOf(path));
      if (size) readings.push({ path, size, files: 1 });
    }
    return readings;
  };
  const [first, second] = [await readingsOf(folders[0], only[0]), await readingsOf(folders[1], only[1])];
  const [inFirst, inSecond] = [first, second].map((readings) => new Set(readings.map(({ size }) => size)));
  return {
    first: first.filter(({ size }) => inSecond?.has(size)),
    second: second.filter(({ size }) => inFirst?.has(size)),
  };
}

interface Finding {
  readonly attempt: Attempt;
  readonly progress: Progress;
}

/** Of several equal files, each is used once. Equal means an equal BLAKE3 hash of 256 bits, as in the Duplicate Finder. */
async function findMoved(folders: Folders, candidates: Candidates, finding: Finding): Promise<readonly Moved[]> {
  if (candidates.first.length === 0) return [];
  const places = new Map<string, string[]>();
  const there = await digestsOf(folders[1], candidates.second, finding);
  for (const { path } of candidates.second) {
    const digest = there.get(path);
    if (digest === undefined) continue;
    const known = places.get(digest);
    if (known) known.push(path);
    else places.set(digest, [path]);
  }
  const here = await digestsOf(folders[0], candidates.first, finding);
  return candidates.first.flatMap(({ path }) => {
    const to = places.get(here.get(path) ?? '')?.shift();
    return to === undefined ? [] : [{ from: path, to }];
  });
}

async function digestsOf(
  folder: Folder,
  readings: readonly Reading[],
  { attempt, progress }: Finding,
): Promise<ReadonlyMap<string, string>> {
  const hasher = await createBLAKE3(256);
  const digests = new Map<string, string>();
  await inTurn(readings, progress, async ({ path, size }, onBytes) => {
    const digest = await attempt(path, async () => {
      const { source, close } = await folder.open(path);
      try {
        // The hasher has one file at a time: a small one is hashed without a pause, and a large one is read alone.
        if (size <= SMALL_BYTES) {
          const bytes = await bytesOf(fileOf(source));
          return hasher.init().update(bytes).digest('hex');
        }
        hasher.init();
        for await (const chunk of counted(source, onBytes)) hasher.update(chunk);
        return hasher.digest('hex');
      } finally {
        await close();
      }
    });
    if (digest !== undefined) digests.set(path, digest);
  });
  return digests;
}
