// Hash generator: its algorithms, options and result, and the formats of checksums, which the page and the kernel read.
import type { KernelSpec, Partition } from '../../contract/run/kernel';
import type { Message, NotedOnce } from '../../contract/run/message';
import { choice, choices, defineOptions, secret, text } from '../../contract/options/options';
import { MiB } from '../../contract/run/sink';
import type { AnySource } from '../../contract/run/source';

export interface Algorithm {
  readonly label: string;
  /** Length of the digest in bytes. */
  readonly bytes: number;
  /** Set if RFC 2104 applies: a cryptographic hash with this block size in bytes. */
  readonly hmacBlock?: number;
  /** Tenths of a nanosecond per byte, from `npm run bench -- tuning`. Used to divide the algorithms among workers. */
  readonly cost: number;
}

/** In the displayed order. Among algorithms with the same digest length, the most likely comes first. */
export const ALGORITHMS = {
  md5: { label: 'MD5', bytes: 16, hmacBlock: 64, cost: 13 },
  sha1: { label: 'SHA1', bytes: 20, hmacBlock: 64, cost: 10 },
  sha256: { label: 'SHA256', bytes: 32, hmacBlock: 64, cost: 22 },
  sha512: { label: 'SHA512', bytes: 64, hmacBlock: 128, cost: 14 },
  sha224: { label: 'SHA224', bytes: 28, hmacBlock: 64, cost: 22 },
  sha384: { label: 'SHA384', bytes: 48, hmacBlock: 128, cost: 14 },
  'sha512-224': { label: 'SHA-512/224', bytes: 28, hmacBlock: 128, cost: 14 },
  'sha512-256': { label: 'SHA-512/256', bytes: 32, hmacBlock: 128, cost: 14 },
  'sha3-224': { label: 'SHA3-224', bytes: 28, hmacBlock: 144, cost: 24 },
  'sha3-256': { label: 'SHA3-256', bytes: 32, hmacBlock: 136, cost: 26 },
  'sha3-384': { label: 'SHA3-384', bytes: 48, hmacBlock: 104, cost: 33 },
  'sha3-512': { label: 'SHA3-512', bytes: 64, hmacBlock: 72, cost: 47 },
  'keccak-256': { label: 'Keccak-256', bytes: 32, hmacBlock: 136, cost: 26 },
  blake2b: { label: 'BLAKE2b', bytes: 64, hmacBlock: 128, cost: 12 },
  'blake2b-128': { label: 'BLAKE2b-128', bytes: 16, hmacBlock: 128, cost: 12 },
  'blake2b-160': { label: 'BLAKE2b-160', bytes: 20, hmacBlock: 128, cost: 12 },
  'blake2b-192': { label: 'BLAKE2b-192', bytes: 24, hmacBlock: 128, cost: 12 },
  'blake2b-224': { label: 'BLAKE2b-224', bytes: 28, hmacBlock: 128, cost: 12 },
  'blake2b-256': { label: 'BLAKE2b-256', bytes: 32, hmacBlock: 128, cost: 12 },
  'blake2b-384': { label: 'BLAKE2b-384', bytes: 48, hmacBlock: 128, cost: 12 },
  blake2s: { label: 'BLAKE2s', bytes: 32, hmacBlock: 64, cost: 19 },
  blake3: { label: 'BLAKE3', bytes: 32, cost: 14 },
  ripemd160: { label: 'RIPEMD-160', bytes: 20, hmacBlock: 64, cost: 36 },
  sm3: { label: 'SM3', bytes: 32, hmacBlock: 64, cost: 38 },
  crc32: { label: 'CRC32', bytes: 4, cost: 6 },
  crc32c: { label: 'CRC32C', bytes: 4, cost: 6 },
  adler32: { label: 'Adler32', bytes: 4, cost: 4 },
  xxhash32: { label: 'xxHash32', bytes: 4, cost: 2 },
  xxhash64: { label: 'xxHash64', bytes: 8, cost: 1 },
  xxh3: { label: 'XXH3-64', bytes: 8, cost: 2 },
  xxh128: { label: 'XXH3-128', bytes: 16, cost: 2 },
} as const satisfies Readonly<Record<string, Algorithm>>;

export type AlgorithmId = keyof typeof ALGORITHMS;

export const ALGORITHM_IDS = Object.keys(ALGORITHMS) as readonly AlgorithmId[];

/** Lists of checksums. `gnu` is sha256sum's, and has BSD's tags if there are several algorithms. `json` is one object per line. */
export const FORMATS = ['gnu', 'bsd', 'sfv', 'json', 'csv'] as const;

/**
 * `expected`: a hash in any spelling, which the result is compared with. `key`: the secret key of an HMAC, as text or in
 * hexadecimal. `format`: of the result on the
 * command line and in a recipe. The kernel's options are made from these: see `HashOptions`.
 */
export const options = defineOptions({
  algorithms: choices(ALGORITHM_IDS, ['md5', 'sha1', 'sha256', 'sha512']),
  expected: text('', { mono: true }),
  key: secret(),
  keyFormat: choice(['text', 'hex']),
  format: choice(FORMATS),
});

export const DEFAULT_ALGORITHMS = options.defaults.algorithms;

export const algorithm = (id: AlgorithmId): Algorithm => ALGORITHMS[id];

/** Names of algorithms in other tools that differ from ours: OpenSSL 3, BSD, xxhsum. */
const ALIASES: Readonly<Record<string, AlgorithmId>> = {
  sha2224: 'sha224',
  sha2256: 'sha256',
  sha2384: 'sha384',
  sha2512: 'sha512',
  sha2512224: 'sha512-224',
  sha2512256: 'sha512-256',
  sha512t224: 'sha512-224',
  sha512t256: 'sha512-256',
  blake2b512: 'blake2b',
  blake2s256: 'blake2s',
  rmd160: 'ripemd160',
  xxh32: 'xxhash32',
  xxh64: 'xxhash64',
};

/** Names are compared by their letters and digits: `SHA-256`, `sha256` and `SHA 256` are equal. */
export const squash = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

export const ALGORITHMS_BY_NAME: ReadonlyMap<string, AlgorithmId> = new Map([
  ...ALGORITHM_IDS.map((id) => [squash(id), id] as const),
  ...Object.entries(ALIASES),
]);

export const algorithmNamed = (name: string): AlgorithmId | undefined => ALGORITHMS_BY_NAME.get(squash(name));

export interface HashOptions {
  readonly algorithms: readonly AlgorithmId[];
  /** The secret key of an HMAC. Algorithms without an HMAC are then left out. */
  readonly hmacKey?: Uint8Array;
  /** Checksum lists among several files (SHA256SUMS and so on) are not hashed but compared with the others. */
  readonly findLists?: boolean;
  /** Set in a part of a split run if another part compares the files with the lists. */
  readonly skipChecks?: boolean;
  /**
   * Paths of the inputs within a dropped folder (`a/LICENSE`), in the order of the input. A File that crosses to a worker keeps
   * only its name, which is used if there are no paths.
   */
  readonly paths?: readonly string[];
}

/** In lowercase hexadecimal, by algorithm. */
export type Digests = Readonly<Partial<Record<AlgorithmId, string>>>;

export interface HashedInput {
  /** A file's path, or its name if it was chosen alone; null for text. */
  readonly name: string | null;
  readonly bytes: number;
  readonly digests: Digests;
}

/**
 * The digests of the inputs in columns. A page needs a quarter of a second to receive 100,000 objects, all in one task, and a few
 * milliseconds to receive their columns.
 */
export interface DigestTable {
  readonly names: readonly (string | null)[];
  readonly bytes: readonly number[];
  /** The digests of all inputs, one after the other. An input that lacks one has spaces there. */
  readonly columns: Digests;
}

export interface Check {
  /** The file's name in the list. */
  readonly name: string;
  readonly algorithm: AlgorithmId;
  readonly expected: string;
  /**
   * `missing`: no chosen file is at the listed path. `ambiguous`: the listed folder wasn't chosen, and several files or several
   * listed paths fit. `undecided`: neither the line nor the list names the algorithm, and all of `tried` differ. `moved`: no file
   * is at the listed path, and one that no list names has its digest.
   */
  readonly verdict: 'match' | 'mismatch' | 'undecided' | 'missing' | 'moved' | 'ambiguous';
  /** For `undecided`: the available algorithms whose digests have the listed length. */
  readonly tried?: readonly AlgorithmId[];
  /** The path of the compared file, if no file is at the listed path and only one fits, or where a moved file is. */
  readonly foundAs?: string;
}

export interface HashOutput {
  /** One row per input, in order. Checksum lists are left out, unless a list names them. */
  readonly hashed: DigestTable;
  readonly checks: readonly Check[];
  /** A summary of the checks. Null without a list. */
  readonly summary: NotedOnce | null;
  /** Names of files that no list contains and that are no moved ones; empty without a list. */
  readonly unlisted: readonly string[];
  /** Whether the digests are HMACs. */
  readonly keyed: boolean;
  /** What the kernel tolerated. */
  readonly notes: readonly Message[];
}

export function tableOf(inputs: readonly HashedInput[]): DigestTable {
  const columns = new Map<AlgorithmId, string>();
  for (const { digests } of inputs)
    for (const id of Object.keys(digests) as AlgorithmId[]) if (!columns.has(id)) columns.set(id, digests[id] ?? '');
  for (const [id, sample] of columns) {
    const none = ' '.repeat(sample.length);
    columns.set(id, inputs.map(({ digests }) => digests[id] ?? none).join(''));
  }
  return {
    names: inputs.map(({ name }) => name),
    bytes: inputs.map(({ bytes }) => bytes),
    columns: Object.fromEntries(columns),
  };
}

/** Of the same inputs, by different algorithms. */
const joinTables = ([first = tableOf([]), ...others]: readonly DigestTable[]): DigestTable => ({
  ...first,
  columns: Object.assign({}, first.columns, ...others.map(({ columns }) => columns)) as Digests,
});

export const countDigests = (table: DigestTable): number =>
  (Object.keys(table.columns) as AlgorithmId[]).reduce((sum, id) => sum + countIn(table, id), 0);

function countIn(table: DigestTable, id: AlgorithmId): number {
  const { columns, names } = table;
  if (columns[id]?.includes(' ') === false) return names.length;
  return names.filter((_, index) => digestAt(table, index, id) !== undefined).length;
}

/** Undefined if the input has no such digest. */
export function digestAt({ names, columns }: DigestTable, index: number, id: AlgorithmId): string | undefined {
  const column = columns[id];
  if (column === undefined) return undefined;
  const width = column.length / names.length;
  const digest = column.slice(index * width, (index + 1) * width);
  return digest.startsWith(' ') ? undefined : digest;
}

export function digestsAt(table: DigestTable, index: number): Digests {
  const ids = Object.keys(table.columns) as AlgorithmId[];
  return Object.fromEntries(
    ids.flatMap((id) => {
      const digest = digestAt(table, index, id);
      return digest === undefined ? [] : [[id, digest]];
    }),
  );
}

export const inputsOf = (table: DigestTable): readonly HashedInput[] =>
  table.names.map((name, index) => ({ name, bytes: table.bytes[index] ?? 0, digests: digestsAt(table, index) }));

/** A checksum list is completely in memory. This is enough for 100,000 lines of any format. */
export const LIST_LIMIT = 64 * MiB;

/** Smaller inputs are finished before a second worker has started. */
const SPLIT_BYTES = 64 * MiB;

/**
 * Divides the algorithms so that the slowest part is as fast as possible: the costliest first, each to the least busy worker.
 */
function shareOut(ids: readonly AlgorithmId[], workers: number): AlgorithmId[][] {
  const shares = Array.from({ length: Math.min(workers, ids.length) }, () => ({ cost: 0, ids: [] as AlgorithmId[] }));
  for (const id of [...ids].sort((a, b) => ALGORITHMS[b].cost - ALGORITHMS[a].cost)) {
    const idlest = shares.reduce((best, share) => (share.cost < best.cost ? share : best));
    idlest.cost += ALGORITHMS[id].cost;
    idlest.ids.push(id);
  }
  return shares.map((share) => share.ids);
}

/** A run with a key needs an algorithm that supports HMAC. Parts without one join the first part that has one. */
function keyedShares(shares: readonly (readonly AlgorithmId[])[]): readonly (readonly AlgorithmId[])[] {
  const isKeyed = (share: readonly AlgorithmId[]) => share.some((id) => algorithm(id).hmacBlock !== undefined);
  const [first = [], ...others] = shares.filter(isKeyed);
  return [[...first, ...shares.filter((share) => !isKeyed(share)).flat()], ...others];
}

const partition: Partition<HashOptions, HashOutput> = {
  split(options, totalBytes, workers) {
    if (totalBytes < SPLIT_BYTES || options.algorithms.length === 0) return [options];
    const shares = shareOut(options.algorithms, workers);
    return (options.hmacKey ? keyedShares(shares) : shares).map((algorithms, index) => ({
      ...options,
      algorithms,
      ...(index > 0 && { skipChecks: true }),
    }));
  },
  join: (outputs) => ({
    hashed: joinTables(outputs.map(({ hashed }) => hashed)),
    checks: outputs[0]?.checks ?? [],
    summary: outputs[0]?.summary ?? null,
    unlisted: outputs[0]?.unlisted ?? [],
    keyed: outputs[0]?.keyed ?? false,
    // Every part reads the same inputs and lists.
    notes: outputs[0]?.notes ?? [],
  }),
};

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/**
 * A line in the format of GNU's programs, which escape names with a line break or a backslash and mark them by a backslash.
 * Without a name, only the digest and its tag. A tag names the algorithm, as in the output of BSD's programs and `sha256sum --tag`.
 */
function checksumLine(digest: string, name: string | null, tag?: string): string {
  if (name === null) return tag === undefined ? `${digest}\n` : `${tag} = ${digest}\n`;
  const escaped = name.replace(/[\\\n\r]/g, (character) => ESCAPES[character] ?? character);
  const mark = escaped === name ? '' : '\\';
  return tag === undefined ? `${mark}${digest}  ${escaped}\n` : `${mark}${tag} (${escaped}) = ${digest}\n`;
}

/** Lines for `sha256sum --check` and similar programs. HMACs, and several algorithms, need a tag. */
export function checksumText({ hashed, keyed }: HashOutput, isTagged = keyed): string {
  const lines = hashed.names.flatMap((name, index) => {
    const digests = digestsAt(hashed, index);
    const ids = ALGORITHM_IDS.filter((id) => digests[id] !== undefined);
    const tagOf = (id: AlgorithmId) => `${keyed ? 'HMAC-' : ''}${ALGORITHMS[id].label}`;
    return ids.map((id) =>
      checksumLine(digests[id] ?? '', name, isTagged || keyed || ids.length > 1 ? tagOf(id) : undefined),
    );
  });
  return lines.join('');
}

/** Names in a sentence. If there are many, only the first ones. */
const MAX_NAMED = 5;

export const nameList = (names: readonly string[]) =>
  names.slice(0, MAX_NAMED).join(', ') + (names.length > MAX_NAMED ? ', …' : '');

export const hashGenerator: KernelSpec<readonly AnySource[], HashOptions, HashOutput> = {
  id: 'hash-generator',
  rights: 'compute',
  several: true,
  readsOnce: ({ findLists }) => !findLists,
  resultOf: (output) => checksumText(output),
  verdictOf: ({ checks }) => checks.every(({ verdict }) => verdict === 'match'),
  notesOf: ({ notes, summary }) => [...notes, ...(summary ? [summary.note] : [])],
  partition,
};

// One line of a checksum list, in common formats. GNU, with two separators or BSD's single one, and BSD tags:
// https://www.gnu.org/software/coreutils/manual/html_node/md5sum-invocation.html; OpenSSL: `openssl dgst`, `SHA2-256(a)= …`.

export interface ChecksumLine {
  readonly name: string;
  /** In lowercase hexadecimal. */
  readonly hex: string;
  /** Whether the line names its algorithm. If not, the digest's length decides. */
  readonly tagged: boolean;
  /** The most likely first. Empty for an unavailable algorithm. */
  readonly candidates: readonly AlgorithmId[];
}

/**
 * A single separator is BSD's (`md5 -r`). It counts only after long digests, or `20240115 release notes` would be a checksum.
 */
const PLAIN = /^\s*(\\?)(?:([0-9a-f]{8,128})(?:[ \t][ *]|\t)|([0-9a-f]{32,128}) )(.+)$/is;
const TAGGED = /^\s*(\\?)([a-z][a-z0-9/-]*) ?\((.+)\)\s*=\s*([0-9a-f]{8,128})\s*$/is;

/** Undefined for a line without a checksum. The line has no line break. */
export function parseChecksumLine(line: string): ChecksumLine | undefined {
  const tagged = TAGGED.exec(line);
  if (tagged) {
    const [, escape, tag = '', name = '', hex = ''] = tagged;
    const id = algorithmNamed(tag);
    const candidates = id && fits(id, hex) ? [id] : [];
    return { name: escape ? unescapeName(name) : name, hex: hex.toLowerCase(), tagged: true, candidates };
  }
  const [, escape, digest, lone, name] = PLAIN.exec(line) ?? [];
  const hex = digest ?? lone;
  if (hex === undefined || name === undefined) return undefined;
  const candidates = ALGORITHM_IDS.filter((id) => fits(id, hex));
  if (candidates.length === 0) return undefined;
  return { name: escape ? unescapeName(name) : name, hex: hex.toLowerCase(), tagged: false, candidates };
}

const fits = (id: AlgorithmId, hex: string) => ALGORITHMS[id].bytes * 2 === hex.length;

/** A leading backslash marks an escaped name: `\n` is a line feed, `\r` a carriage return, `\\` a backslash. */
const unescapeName = (name: string) =>
  name.replace(/\\([nr\\])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : '\\'));
