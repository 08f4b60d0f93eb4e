// The memory layout that both codecs share: three fixed places and nothing allocated, so no runtime is needed.
//
//        0  flags of the last call, for the bindings (see SEEN)
//     1024  static data, at the address that build.ts gives the compiler (--memoryBase)
//  0x10000  INPUT: up to INPUT_BYTES copied in by the bindings; vectors may be read past its end
//  0x30000  STRIPPED: characters without whitespace, with room for the rest of an earlier call
//  0x50000  OUTPUT: at most 8 bytes for one of the input, and room for one more vector

export const SEEN: u32 = 0;
export const INPUT: u32 = 0x10000;
export const STRIPPED: u32 = 0x30000;
export const OUTPUT: u32 = 0x50000;

/** A multiple of 3. Input, stripped input and output stay in a core's second-level cache together. */
export const INPUT_BYTES: u32 = 98304;

const END: u32 = OUTPUT + 8 * INPUT_BYTES + 0x10000;
memory.grow((END >>> 16) - 1);
