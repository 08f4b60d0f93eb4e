// The bytes of a large result, the same for the kernel that makes them and for the test that checks them.

export interface WriterOptions {
  readonly bytes: number;
  readonly expectedBytes?: number;
  readonly mime?: string;
  /** After its last byte the kernel returns, fails, loops deaf to the world, or waits for a cancel. */
  readonly ending?: 'good' | 'bad' | 'loops' | 'waits';
}

/** Repeated until there are enough bytes. Its length is prime: no buffer of the way is a multiple of it. */
export const CHUNK = Uint8Array.from({ length: 1_000_003 }, (_, index) => (index * 31 + (index >> 8)) & 0xff);
