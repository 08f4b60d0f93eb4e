// The text counting kernel's typed bindings. It needs SIMD (see `hasSimd` in ../module).
import { moduleBase64 } from '../generated/count-text';
import { constantOf, functionOf, instantiate, memoryOf } from '../module';

/** The index of each count in a counter's `counts`. */
export const COUNTS = {
  /** Code points. */
  characters: 0,
  /** Code points that JavaScript's \s matches. */
  spaces: 1,
  /** Code points beyond U+FFFF, which take two UTF-16 units. */
  astral: 2,
  words: 3,
  sentences: 4,
  paragraphs: 5,
  /** Ends of lines: LF, CR LF, or CR alone. */
  lineEnds: 6,
  /** Chinese, Japanese and Korean characters. */
  cjk: 7,
  /** Hangul syllables, which are among `cjk`. */
  hangul: 8,
  /** Hiragana and Katakana, U+3040 to U+30FF, which are among `cjk`. */
  kana: 9,
  /** Thai, Lao, Burmese and Khmer characters. */
  southeastAsian: 10,
  /** Words that begin with a character of a script that has no spaces between words. */
  unspacedWords: 11,
} as const;

export const COUNT_FIELDS = 12;

/** The state at the start of a text: after a space, the end of a sentence and a blank line. */
export const START_FLAGS = 0b1011;
/** In the returned flags: the piece is not UTF-8. */
export const INVALID_FLAG = 0b1_0000;

/** Counts pieces of UTF-8 that are cut between characters. */
export interface PieceCounter {
  /** Holds the piece. All counters share it, so it is valid only until any other call. */
  readonly arena: Uint8Array;
  /** The counts of the last piece; invalid if it was not UTF-8. */
  readonly counts: Uint32Array;
  /** Counts the arena's first bytes, given the flags of the previous piece; returns the flags for the next. */
  readonly count: (length: number, flags: number) => number;
}

let counter: PieceCounter | undefined;

/** One shared instance, because it keeps no state between calls. */
export function createPieceCounter(): PieceCounter {
  if (counter) return counter;
  const exports = instantiate(moduleBase64);
  const memory = memoryOf(exports);
  const arena = constantOf(exports, 'ARENA');
  counter = {
    arena: memory.subarray(arena, arena + constantOf(exports, 'ARENA_BYTES')),
    counts: new Uint32Array(memory.buffer, constantOf(exports, 'COUNTS'), COUNT_FIELDS),
    count: functionOf(exports, 'count'),
  };
  return counter;
}
