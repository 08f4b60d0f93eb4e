// The deduplicating kernel's typed bindings. It needs SIMD (see `hasSimd` in ../module).
import { moduleBase64 } from '../generated/dedup-lines';
import { constantOf, functionOf, instantiate, memoryOf } from '../module';

/** The flags of a call. */
export const FLAGS = {
  foldCase: 1,
  trim: 2,
  dropEmpty: 4,
  words: 8,
  /** The last line is complete without a line end. */
  last: 16,
  /** Counts each line, without output. */
  count: 32,
  /** After a counting pass: outputs lines by their counts, each at its first occurrence. */
  replay: 64,
  onceOnly: 128,
  repeatedOnly: 256,
  withCounts: 512,
  /**
   * In a filter with counts, the text is the list that is read first, or the second one. Each pass outputs the lines that are
   * new in both lists.
   */
  inFirst: 1024,
  inSecond: 2048,
  /** With one of these two: no output. */
  quiet: 4096,
  /** With `inSecond`: outputs the lines that both lists have, and not those that only the second one has. */
  shared: 8192,
} as const;

export interface Taken {
  /** `more`: the rest is an incomplete line. `output`: the output is full. `full`: no room for another hash. */
  readonly ended: 'more' | 'output' | 'full';
  /** Bytes of the arena that were processed. */
  readonly consumed: number;
  /** Valid until the next call. */
  readonly output: Uint8Array;
  readonly lines: number;
  readonly empty: number;
  readonly kept: number;
  /** Lines that ended in CR LF. */
  readonly returns: number;
  /** Lines that are different from all earlier ones. */
  readonly added: number;
  /** With `inFirst` or `inSecond`: distinct lines of that list, including those that the other list has. */
  readonly listed: number;
}

/** Filters lines. Each run needs its own. */
export interface LineFilter {
  /** Holds the text for `take`. Get it again after every call. */
  readonly arena: Uint8Array;
  /** The separator between two lines of the output: one or two ASCII characters. */
  readonly separate: (separator: string) => void;
  /**
   * Replaces carriage returns without a line feed by line feeds in the arena's first bytes, from `start` on, and returns their
   * number. The last byte is left alone, because a line feed may follow.
   */
  readonly unify: (start: number, length: number) => number;
  readonly take: (start: number, length: number, flags: number) => Taken;
}

export interface FilterOptions {
  /** Every line needs a count. */
  readonly counts: boolean;
  /** Each character's full case fold, for case-insensitive comparison. */
  readonly folds: ReadonlyMap<number, string>;
  /** 16 unpredictable bytes. */
  readonly key: Uint8Array;
  /** Size of the whole text. The set's initial size is estimated from the beginning of the text. */
  readonly textBytes?: number;
  /** The limit of the set's memory. Tests set it lower. */
  readonly setBytes?: number;
}

const ENDS = ['more', 'output', 'full'] as const;
const RESULT_FIELDS = 8;

/** 2 GiB: room for 50 to 100 million lines, at 20 to 39 bytes each. */
const SET_BYTES = 2 ** 31;
const SLOTS = 32_768;
/** The part of the text that the estimate of distinct lines is based on. */
const SAMPLE_BYTES = 1 << 20;

export const LONGEST_LINE = 1 << 24;

export function createLineFilter(options: FilterOptions): LineFilter {
  const { counts, folds, key, textBytes = 0, setBytes = SET_BYTES } = options;
  const exports = instantiate(moduleBase64);
  const arenaAt = constantOf(exports, 'ARENA');
  const outputAt = constantOf(exports, 'OUTPUT');
  const take = functionOf(exports, 'take');
  const separate = functionOf(exports, 'separate');
  const unify = functionOf(exports, 'unify');
  const reserve = functionOf(exports, 'reserve');
  functionOf(exports, 'begin')(Number(counts), Math.floor(setBytes / (SLOTS * (counts ? 20 : 16))));
  let memory = memoryOf(exports);
  /** Undefined once it has been used. */
  let sample: { bytes: number; added: number } | undefined = { bytes: 0, added: 0 };
  memory.set(key, constantOf(exports, 'KEY'));
  writeFolds(exports, folds);
  return {
    get arena() {
      return memory.subarray(arenaAt, arenaAt + LONGEST_LINE);
    },
    separate: (separator) =>
      void separate(separator.charCodeAt(0) | ((separator.charCodeAt(1) || 0) << 8), separator.length),
    unify,
    take(start, length, flags) {
      if (sample && sample.bytes >= SAMPLE_BYTES) {
        reserve(Math.min((sample.added / sample.bytes) * textBytes, 2 ** 31));
        sample = undefined;
      }
      const status = take(start, length, flags);
      // The memory has a new buffer after it has grown.
      memory = memoryOf(exports);
      const results = new Uint32Array(memory.buffer, 0, RESULT_FIELDS);
      const [consumed = 0, outputBytes = 0, lines = 0, empty = 0, kept = 0, returns = 0, added = 0, listed = 0] =
        results;
      if (sample) sample = { bytes: sample.bytes + consumed - start, added: sample.added + added };
      const output = memory.subarray(outputAt, outputAt + outputBytes);
      return { ended: ENDS[status] ?? 'full', consumed, output, lines, empty, kept, returns, added, listed };
    },
  };
}

/** Writes the fold tables for the kernel: pages of 128 characters, 8 bytes each, the last of them the fold's length. */
function writeFolds(exports: WebAssembly.Exports, folds: ReadonlyMap<number, string>): void {
  const memory = memoryOf(exports);
  const [indexAt, pagesAt] = [constantOf(exports, 'FOLD_INDEX'), constantOf(exports, 'FOLD_PAGES')];
  const index = new Uint16Array(memory.buffer, indexAt, 1024);
  const encoder = new TextEncoder();
  let pages = 0;
  for (const [codePoint, fold] of folds) {
    const page = codePoint >>> 7;
    if (index[page] === 0) index[page] = ++pages;
    const entry = pagesAt + 1024 * ((index[page] ?? 1) - 1) + 8 * (codePoint & 127);
    const bytes = encoder.encode(fold);
    if (pages > constantOf(exports, 'MAX_FOLD_PAGES') || page >= 1024 || bytes.length > 7)
      throw new Error('Folds do not fit');
    memory.set(bytes, entry);
    memory[entry + 7] = bytes.length;
  }
}

/** The kernel's hash of the bytes, for tests: 16 bytes. */
export function sipHash128(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const exports = instantiate(moduleBase64);
  const memory = memoryOf(exports);
  memory.set(key, constantOf(exports, 'KEY'));
  memory.set(bytes, constantOf(exports, 'ARENA'));
  functionOf(exports, 'hashArena')(bytes.length);
  return memory.slice(0, 16);
}
