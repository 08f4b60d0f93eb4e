// Bytes that look random but are the same on every machine, for files on disk and for memory in the browser.

/** One seed for files on disk and memory in the browser, so that their digests are equal. */
export const SEED = 20_260_101;

/** Spreads a small seed over 32 bits (splitmix32, after S. Vigna's splitmix64). */
function splitmix32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
}

/** xoshiro128** 1.1, D. Blackman and S. Vigna, https://prng.di.unimi.it/xoshiro128starstar.c */
export function createNoise(seed: number): (target: Uint32Array) => void {
  const next = splitmix32(seed);
  let [a, b, c, d] = [next(), next(), next(), next()];
  return (target) => {
    for (let at = 0; at < target.length; at++) {
      const product = Math.imul(b, 5);
      target[at] = Math.imul((product << 7) | (product >>> 25), 9);
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
    }
  };
}

/** A whole number of 32-bit words. */
export function noise(bytes: number, seed: number): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(bytes / 4);
  createNoise(seed)(words);
  return new Uint8Array(words.buffer);
}

/** A number from 0 to 1 per call. */
export function createRandom(seed: number): () => number {
  const next = splitmix32(seed);
  return () => next() / 2 ** 32;
}
