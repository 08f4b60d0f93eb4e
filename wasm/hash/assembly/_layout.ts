// The memory layout that the hash kernels share: three fixed places and nothing allocated, so no runtime is needed.
//
//      0  the chaining value, words as WebAssembly stores them (little-endian)
//    128  the schedule: the next sixteen message words, each with its round constant already added
//   1024  static data (round constants), at the address that build.ts gives the compiler (--memoryBase)
//  65536  the arena: whole blocks of the message, copied in by the bindings (../block-hasher.ts)

export const STATE: u32 = 0;
export const SCHEDULE: u32 = 128;
export const ARENA: u32 = 65536;

/** 256 KiB: chunk and arena stay in a core's second-level cache together; 2 MiB measured 1 to 3 % slower. */
export const ARENA_BYTES: u32 = 262144;

memory.grow(ARENA_BYTES >>> 16);
