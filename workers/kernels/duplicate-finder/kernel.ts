// Finds files with the same content, and reads as little as it can: first their sizes, then the two ends of files that share a size,
// and only then the whole of those whose ends are equal. Of files on a disk, it reads a smaller beginning before the ends.
//
// Equal means an equal hash of 256 bits: SHA-256 of the platform, which is the fastest, or else BLAKE3, which takes two thirds of
// SHA-256's time in WebAssembly. Of neither are two inputs with one hash known, not even ones made on purpose. A faster checksum of
// 128 bits would need a comparison byte by byte afterwards, because collisions can be made, and so each duplicate would be read twice.
import { createBLAKE3 } from 'hash-wasm';
import { canceled, toErrorData, ToolError } from '../../contract/run/errors';
import type { Kernel, Ports, RunContext, Step } from '../../contract/run/kernel';
import { messagesOf, type Text } from '../../contract/run/message';
import { KiB } from '../../contract/run/sink';
import { readsNow, sizeOf, type ReadNow, type Source } from '../../contract/run/source';
import { compareNames } from '../../lib/compare-names';
import { readChunks } from '../../lib/read-chunks';
import type { common } from '../../words/common';
import type { messages } from './messages';
import {
  END_BYTES,
  tableOf,
  type DuplicateFile,
  type DuplicateGroup,
  type DuplicateOptions,
  type DuplicateOutput,
  type UnreadFile,
} from './spec';

const message = messagesOf<typeof messages>('duplicate-finder');
const commonMessage = messagesOf<typeof common>('common');

const HEADS: Step = { label: message('ends'), unit: 'items' };
const ENDS: Step = { label: message('ends'), unit: 'bytes' };
const WHOLE: Step = { label: message('whole'), unit: 'bytes' };

/** So many files are opened at once, because a browser takes a moment for each. */
const AT_ONCE = 8;

/** A file by all its names. */
interface Candidate extends DuplicateFile {
  readonly source: Source;
  readonly size: number;
}

interface ContentHash {
  update(chunk: Uint8Array): void;
  digest(): string;
}

/** Only one is in use at a time. */
type OpenHash = () => ContentHash;

interface Reading {
  readonly run: RunContext;
  readonly openHash: OpenHash;
  /** For the ends of a file of a disk. */
  readonly memory: Uint8Array;
  readonly unread: UnreadFile[];
}

/** Files that are equal so far. */
type Alike = readonly Candidate[];

export const kernel: Kernel<readonly Source[], DuplicateOptions, DuplicateOutput> = async (sources, given, run) => {
  await run.tick(0, 0, ENDS);
  const files = candidatesOf(sources, given);
  const openHash = await chooseHash(run.ports);
  const reading = { run, openHash, memory: new Uint8Array(2 * END_BYTES), unread: [] };
  const bySize = listsBySize(files.filter(({ size }) => size > 0));
  const alike = await compareEnds(await compareHeads(bySize.filter(isPlural), reading), reading);
  const groups = (await compareWhole(alike, reading)).map(groupOf).toSorted(byWaste);
  return outputOf(files, groups, reading.unread.toSorted(byPath));
};

async function chooseHash({ createNativeHasher }: Ports): Promise<OpenHash> {
  const blake3 = await createBLAKE3(256);
  return () => {
    const sha256 = createNativeHasher?.('sha256');
    if (sha256)
      return { update: (chunk) => sha256.update(chunk), digest: () => String.fromCharCode(...sha256.digest()) };
    blake3.init();
    return { update: (chunk) => void blake3.update(chunk), digest: () => blake3.digest('hex') };
  };
}

const isPlural = (files: readonly Candidate[]) => files.length > 1;

const byPath = (one: { readonly path: string }, other: { readonly path: string }) => compareNames(one.path, other.path);

const byWaste = (one: DuplicateGroup, other: DuplicateGroup) =>
  other.wasted - one.wasted ||
  other.size - one.size ||
  compareNames(one.files[0]?.path ?? '', other.files[0]?.path ?? '');

/** The files by the bytes of their paths. Names of one file are together. */
function candidatesOf(sources: readonly Source[], { paths, identities }: DuplicateOptions): readonly Candidate[] {
  const named = sources.map((source, index) => ({
    source,
    path: paths?.[index] ?? (source instanceof File ? source.name : String(index + 1)),
    identity: identities?.[index],
  }));
  const found: (Candidate & { readonly links: string[] })[] = [];
  const known = new Map<string, (typeof found)[number]>();
  for (const { source, path, identity } of named.toSorted(byPath)) {
    const same = identity === undefined ? undefined : known.get(identity);
    if (same) {
      // A path that is named twice is one name.
      if (path !== same.path && path !== same.links.at(-1)) same.links.push(path);
      continue;
    }
    const file = { source, path, size: sizeOf(source), links: [] };
    found.push(file);
    if (identity !== undefined) known.set(identity, file);
  }
  return found;
}

function listsBySize(files: readonly Candidate[]): readonly Candidate[][] {
  const lists = new Map<number, Candidate[]>();
  for (const file of files) add(lists, file.size, file);
  return [...lists.values()];
}

function add<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** A page of the system's memory. */
const HEAD_BYTES = 4 * KiB;

/** Of each list of files on a disk, those whose first bytes are probably equal. All other lists stay. */
async function compareHeads(
  lists: readonly (readonly Candidate[])[],
  reading: Reading,
): Promise<readonly (readonly Candidate[])[]> {
  const { run } = reading;
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  const head = new Int32Array(HEAD_BYTES / 4);
  let done = 0;
  const found: (readonly Candidate[])[] = [];
  for (const files of lists) {
    const sources = files.map(({ source }) => source);
    if (!sources.every(readsNow)) {
      found.push(files);
      continue;
    }
    const alike = new Map<number, Candidate[]>();
    for (const [index, file] of files.entries()) {
      const source = sources[index];
      const key = source && (await attempt(file, reading, () => keyOfHead(source, head)));
      if (key !== undefined) add(alike, key, file);
      await run.tick(++done, total, HEADS);
    }
    for (const equal of alike.values()) if (isPlural(equal)) found.push(equal);
  }
  return found;
}

/**
 * FNV-1a of words instead of bytes: http://www.isthe.com/chongo/tech/comp/fnv/. Heads that differ in one word have different keys.
 * Within a list of files of one size, the words after a file's end are the same for each.
 */
function keyOfHead(source: Blob & ReadNow, head: Int32Array): number {
  source.readNow(new Uint8Array(head.buffer, 0, Math.min(source.size, HEAD_BYTES)), 0);
  let key = 0x811c9dc5;
  for (const word of head) key = Math.imul(key ^ word, 0x01000193);
  return key;
}

/** The files of each list that have equal ends. A file of up to twice END_BYTES is completely read here. */
async function compareEnds(lists: readonly (readonly Candidate[])[], reading: Reading): Promise<readonly Alike[]> {
  const { run } = reading;
  const total = lists.flat().reduce((sum, file) => sum + endBytes(file), 0);
  const count = { done: 0, total: lists.reduce((sum, { length }) => sum + length, 0) };
  let done = 0;
  const found: Alike[] = [];
  for (const files of lists) {
    const hashes = new Map<string, Candidate[]>();
    for (let at = 0; at < files.length; at += AT_ONCE) {
      const batch = files.slice(at, at + AT_ONCE);
      const digests = await Promise.all(batch.map((file) => attempt(file, reading, () => hashOfEnds(file, reading))));
      for (const [index, file] of batch.entries()) {
        const hash = digests[index];
        if (hash !== undefined) add(hashes, hash, file);
        done += endBytes(file);
        count.done++;
        await run.tick(done, total, ENDS, { ...count });
      }
    }
    found.push(...[...hashes.values()].filter(isPlural));
  }
  return found;
}

/** Nothing is awaited while a hash is open. */
function hashOfEnds({ source }: Candidate, { openHash, memory }: Reading): string | Promise<string> {
  if (!readsNow(source)) return readEnds(source).then((ends) => hashOf(ends, openHash));
  const ends = partsOf(source.size).map(([from, to], index) => {
    const end = memory.subarray(index * END_BYTES, index * END_BYTES + to - from);
    source.readNow(end, from);
    return end;
  });
  return hashOf(ends, openHash);
}

function hashOf(parts: readonly Uint8Array[], openHash: OpenHash): string {
  const hash = openHash();
  for (const part of parts) hash.update(part);
  return hash.digest();
}

const endBytes = ({ size }: Candidate) => Math.min(size, 2 * END_BYTES);

async function compareWhole(lists: readonly Alike[], reading: Reading): Promise<readonly Alike[]> {
  const { run, openHash } = reading;
  const isWhole = ([first]: Alike) => first !== undefined && first.size <= 2 * END_BYTES;
  const partial = lists.filter((list) => !isWhole(list));
  const total = partial.reduce((sum, files) => sum + files.reduce((bytes, { size }) => bytes + size, 0), 0);
  const count = { done: 0, total: partial.reduce((sum, files) => sum + files.length, 0) };
  let before = 0;
  const found = lists.filter(isWhole);
  for (const files of partial) {
    const hashes = new Map<string, Candidate[]>();
    for (const file of files) {
      const digest = await attempt(file, reading, async () => {
        const hash = openHash();
        let read = 0;
        for await (const chunk of readChunks(file.source)) {
          hash.update(chunk);
          read += chunk.length;
          await run.tick(before + Math.min(read, file.size), total, WHOLE, { ...count });
        }
        return hash.digest();
      });
      before += file.size;
      count.done++;
      await run.tick(before, total, WHOLE, { ...count });
      if (digest !== undefined) add(hashes, digest, file);
    }
    found.push(...[...hashes.values()].filter(isPlural));
  }
  return found;
}

/** Undefined for a file that can't be read, which is then listed with the reason. */
async function attempt<Result>(
  { path, links }: Candidate,
  { run, unread }: Reading,
  work: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (run.signal.aborted) throw canceled();
    const { code, message: reason } = toErrorData(error);
    if (code !== 'unreadable') throw error;
    unread.push(...[path, ...links].map((name) => ({ path: name, reason })));
    return undefined;
  }
}

/** The whole of a small source, or both ends of a large one. Throws ToolError `unreadable`. */
async function readEnds(source: Source): Promise<readonly Uint8Array[]> {
  if (!(source instanceof Blob)) {
    const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
    return partsOf(bytes.length).map(([from, to]) => bytes.subarray(from, to));
  }
  return Promise.all(
    partsOf(source.size).map(async ([from, to]) => {
      const bytes = new Uint8Array(await source.slice(from, to).arrayBuffer().catch(refuse));
      if (bytes.length !== to - from)
        throw unreadable(commonMessage('cutShort', { read: bytes.length, size: to - from }));
      return bytes;
    }),
  );
}

const partsOf = (size: number): readonly (readonly [from: number, to: number])[] =>
  size <= 2 * END_BYTES
    ? [[0, size]]
    : [
        [0, END_BYTES],
        [size - END_BYTES, size],
      ];

const unreadable = (text: Text, cause?: unknown) => new ToolError('unreadable', text, { cause });

/** Browsers word this error differently, but it has only one cause. */
function refuse(cause: unknown): never {
  throw cause instanceof ToolError ? cause : unreadable(commonMessage('unreadable'), cause);
}

const groupOf = (files: Alike): DuplicateGroup => {
  const size = files[0]?.size ?? 0;
  return {
    size,
    wasted: size * (files.length - 1),
    files: files.map(({ path, links }) => ({ path, links })),
  };
};

function outputOf(
  files: readonly Candidate[],
  groups: readonly DuplicateGroup[],
  unread: readonly UnreadFile[],
): DuplicateOutput {
  const copies = groups.reduce((sum, group) => sum + group.files.length - 1, 0);
  const wasted = groups.reduce((sum, group) => sum + group.wasted, 0);
  const empty = files
    .filter(({ size }) => size === 0)
    .flatMap(({ path, links }) => [path, ...links])
    .toSorted(compareNames);
  const links = files.reduce((sum, file) => sum + file.links.length, 0);
  const samePaths = files.length - new Set(files.map(({ path }) => path)).size;
  const summary =
    groups.length > 0
      ? message('found', { count: groups.length, copies, files: files.length, wasted })
      : message(unread.length > 0 ? 'noneOfRead' : 'none');
  return {
    groups: tableOf(groups),
    empty,
    unread,
    files: files.length,
    copies,
    wasted,
    summary,
    notes: [
      ...(empty.length > 0 ? [message('empty', { count: empty.length })] : []),
      ...(links > 0 ? [message('links', { count: links })] : []),
      ...(samePaths > 0 ? [message('samePaths', { count: samePaths })] : []),
    ],
  };
}
