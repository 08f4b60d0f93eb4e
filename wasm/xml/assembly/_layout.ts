// The memory of the XML machine.
//
//     0  the results, f64 each, in the order of RESULTS in ../bindings.ts
//   512  the machine's state: _state.ts
// 65536  the arena: one piece with zeros behind it; then the output, the open elements, their names, the attributes of one tag,
//        the declared prefixes, and one bit for each element whose content stays as written

export const RESULTS: u32 = 0;
export const STATE: u32 = 512;
export const ARENA: u32 = 65536;
/** No token may be longer, except text. */
export const ARENA_BYTES: u32 = 1 << 20;
export const OUTPUT: u32 = ARENA + ARENA_BYTES + 64;
/** A call ends after this much output. */
export const OUTPUT_ENOUGH: u32 = 1 << 17;
export const DEPTH_LIMIT: u32 = 10_000;
/** A token whose line feeds all become two bytes, and the indentation before it. */
const OUTPUT_MORE: u32 = 2 * ARENA_BYTES + 4 * DEPTH_LIMIT + 64;
/** 20 bytes for each open element: NAME_AT and the following. */
export const STACK: u32 = OUTPUT + OUTPUT_ENOUGH + OUTPUT_MORE;
export const STACK_ENTRY: u32 = 20;
export const NAMES: u32 = STACK + STACK_ENTRY * (DEPTH_LIMIT + 1);
export const NAMES_BYTES: u32 = 1 << 20;
/** 24 bytes for each attribute: KEY and the following. */
export const ATTRIBUTES: u32 = (NAMES + NAMES_BYTES + 64 + 7) & ~7;
export const ATTRIBUTE_ENTRY: u32 = 24;
export const ATTRIBUTE_LIMIT: u32 = 64;
/** 8 bytes for each prefix: the address of its name, and its length. */
export const PREFIXES: u32 = ATTRIBUTES + ATTRIBUTE_ENTRY * ATTRIBUTE_LIMIT;
/** Each prefix is looked up in the list. */
export const PREFIX_LIMIT: u32 = 64;
export const BITS: u32 = PREFIXES + 8 * PREFIX_LIMIT;
/** 16 MiB, of which only the used part takes memory. */
export const ELEMENT_LIMIT: u32 = 1 << 27;
const END: u32 = BITS + ELEMENT_LIMIT / 8;

memory.grow(((END + 65535) >>> 16) - 1);

// What a call ended with, in the order of ENDS in ../bindings.ts.
export const MORE: u32 = 0;
export const OUTPUT_FULL: u32 = 1;
export const OTHER: u32 = 2;
