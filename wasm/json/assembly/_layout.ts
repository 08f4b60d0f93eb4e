// The memory of the JSON kernel, and its states. The states are those of STATES in ../bindings.ts.
//
//     0  the results of one call, f64 each, in the order of RESULTS in ../bindings.ts
//   512  where the machine is: _state.ts
//  4096  what one call warns of, 16 bytes each: kind u32, then the offset f64 at 8
// 65536  the arena: one piece, cut between characters, with zeros behind it; then the output, the stack of open containers, the
//        set of the keys of open objects, these keys once more in their order, and the keys that are guessed

export const RESULTS: u32 = 0;
export const STATE: u32 = 512;
export const LOG: u32 = 4096;
/** Warnings of each kind whose places are kept. */
export const KEPT_WARNINGS: u32 = 100;
export const ARENA: u32 = 65536;
/** 128 KiB: input and output stay in a core's second-level cache. */
export const ARENA_BYTES: u32 = 1 << 17;
export const OUTPUT: u32 = ARENA + ARENA_BYTES + 64;
/** A call ends after this much output. */
export const OUTPUT_ENOUGH: u32 = 1 << 17;
/** For each open container the number of known keys when it was opened, u32. The highest bit is set for an object. */
export const STACK: u32 = OUTPUT + OUTPUT_ENOUGH + ARENA_BYTES + 4096;
export const DEPTH_LIMIT: u32 = 1_000_000;
export const OBJECT: u32 = 0x8000_0000;
/** Hashes of keys, u64; 0 is a free slot. */
export const TABLE: u32 = (STACK + 4 * DEPTH_LIMIT + 7) & ~7;
export const TABLE_SLOTS: u32 = 1 << 20;
export const KEYS: u32 = TABLE + 8 * TABLE_SLOTS;
/** Three quarters of the slots. */
export const KEY_LIMIT: u32 = (TABLE_SLOTS >> 2) * 3;
/** How many keys of an object are predicted from the previous object at its depth, and up to which depth. See _shapes.ts. */
export const SHAPE_KEYS: u32 = 32;
export const SHAPE_DEPTHS: u32 = 16;
export const SHAPES: u32 = KEYS + 8 * KEY_LIMIT;
export const SHAPE_STATES: u32 = SHAPES + 32 * SHAPE_DEPTHS * SHAPE_KEYS;
const END: u32 = SHAPE_STATES + 8 * (SHAPE_DEPTHS + 1);

memory.grow(((END + 65535) >>> 16) - 1);

export const VALUE: u32 = 0;
export const VALUE_OR_END: u32 = 1;
export const KEY_OR_END: u32 = 2;
export const KEY: u32 = 3;
export const COLON: u32 = 4;
export const COMMA_OR_END: u32 = 5;
export const CLOSING: u32 = 6;
export const DONE: u32 = 7;
export const STRING: u32 = 8;
export const ESCAPE: u32 = 9;
export const HEX: u32 = 10;
export const MINUS: u32 = 11;
export const ZERO: u32 = 12;
export const INTEGER: u32 = 13;
export const POINT: u32 = 14;
export const FRACTION: u32 = 15;
export const EXPONENT: u32 = 16;
export const EXPONENT_SIGN: u32 = 17;
export const EXPONENT_DIGITS: u32 = 18;
export const LITERAL: u32 = 19;

export const MORE: u32 = 0;
export const OUTPUT_FULL: u32 = 1;
export const FAULT: u32 = 2;
export const TOO_DEEP: u32 = 3;

export const DUPLICATE_KEY: u32 = 1;
export const INEXACT_NUMBER: u32 = 2;
