// The memory layout of the deduplicating kernel, and the flags of a call.
//
//       0  the results of one call, u32 each, in the order of Results in ../bindings.ts
//      64  the key of the hash, 16 bytes
//   65536  the arena: the text, piece by piece; then, each with some room behind it: one line trimmed and folded, the output,
//          the fold's pages, the set's directory, and its segments, which are added as they are needed

export const RESULTS: u32 = 0;
export const KEY: u32 = 64;
export const ARENA: u32 = 65536;
/** 16 MiB: the longest line. */
export const ARENA_BYTES: u32 = 1 << 24;
export const FOLDED: u32 = ARENA + ARENA_BYTES + 64;
/** UTF-8 grows to at most three times its bytes by folding (U+0390). */
export const FOLDED_BYTES: u32 = 3 * ARENA_BYTES;
export const OUTPUT: u32 = FOLDED + FOLDED_BYTES + 64;
/** A call ends after this much output. */
export const OUTPUT_ENOUGH: u32 = 1 << 20;
/** For each 128 characters up to U+1FFFF the number of their page, u16, from 1; 0 if none of them folds. */
export const FOLD_INDEX: u32 = OUTPUT + OUTPUT_ENOUGH + ARENA_BYTES + 64;
/**
 * Pages of 128 entries of 8 bytes: up to 7 bytes of UTF-8, and their number in the last byte; 0 if the character doesn't fold.
 */
export const FOLD_PAGES: u32 = FOLD_INDEX + 2048;
export const MAX_FOLD_PAGES: u32 = 96;
/** The segment of the hashes with these first bits, u16. */
export const DIRECTORY: u32 = FOLD_PAGES + 1024 * MAX_FOLD_PAGES;
export const DIRECTORY_BITS: u64 = 13;
export const MAX_SEGMENTS: u32 = 1 << <u32>DIRECTORY_BITS;
/** For each segment the number of its hashes, u32, and its entries of the directory: the first one and their number, u16 each. */
export const USED: u32 = DIRECTORY + 2 * MAX_SEGMENTS;
export const ENTRIES: u32 = USED + 4 * MAX_SEGMENTS;
/** The lines of a batch, LINE_BYTES each: see `find`. */
export const BATCH: u32 = ENTRIES + 4 * MAX_SEGMENTS;
export const BATCH_LINES: u32 = 64;
export const LINE_BYTES: u32 = 40;
export const SEGMENTS: u32 = (BATCH + BATCH_LINES * LINE_BYTES + 65535) & ~65535;
export const SLOTS: u32 = 1 << 15;
/** Three quarters: a lookup then mostly ends within two cache lines. */
export const RESERVED: u32 = (SLOTS >> 2) * 3;
/** A twelfth more, because the number of hashes to reserve for is an estimate. */
export const FULL: u32 = RESERVED + RESERVED / 12;

memory.grow((SEGMENTS >>> 16) - 1);

// A call's flags.
export const FOLD_CASE: u32 = 1;
export const TRIM: u32 = 2;
export const DROP_EMPTY: u32 = 4;
export const WORDS: u32 = 8;
/** The arena's last line is complete without a line end. */
export const LAST: u32 = 16;
/** Counts each line, without output. */
export const COUNT: u32 = 32;
/** Outputs each line at its first occurrence, by the counts of an earlier pass. */
export const REPLAY: u32 = 64;
export const ONCE_ONLY: u32 = 128;
export const REPEATED_ONLY: u32 = 256;
export const WITH_COUNTS: u32 = 512;
/**
 * The text is the list that is read first, or the second one. A line's count becomes a set of the lists that have it: bits 0
 * and 1.
 */
export const IN_FIRST: u32 = 1024;
export const IN_SECOND: u32 = 2048;
/** With one of these two: no output. */
export const QUIET: u32 = 4096;
/** With IN_SECOND: outputs the lines that both lists have, and not those that only the second one has. */
export const SHARED: u32 = 8192;

export const MORE_INPUT: u32 = 0;
export const OUTPUT_FULL: u32 = 1;
export const SET_FULL: u32 = 2;
