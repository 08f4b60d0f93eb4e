// HalfSipHash-1-3, a keyed hash: without the key, an attacker can't construct two values that collide. Jean-Philippe Aumasson
// and Daniel J. Bernstein, "SipHash: a fast short-input PRF"; the 32-bit variant is specified by its reference code. This is
// Linux's hsiphash.

export type HashKey = readonly [number, number];

export const randomKey = (): HashKey => {
  const [k0 = 0, k1 = 0] = crypto.getRandomValues(new Uint32Array(2));
  return [k0, k1];
};

const INITIAL = [0x6c796765, 0x74656462] as const;

/** The hash of the bytes from `from` to `to`, 32 bits. A DataView reads four bytes at once at any alignment. */
export function halfSipHash([k0, k1]: HashKey, bytes: DataView, from: number, to: number): number {
  let v0 = k0 | 0;
  let v1 = k1 | 0;
  let v2 = INITIAL[0] ^ k0;
  let v3 = INITIAL[1] ^ k1;
  const whole = from + ((to - from) & ~3);
  // Inlined instead of a function with four results, because this loop reads every byte of every file.
  for (let i = from; i <= whole; i += 4) {
    const word = i < whole ? bytes.getInt32(i, true) : lastWord(bytes, whole, to, to - from);
    v3 ^= word;
    v0 = (v0 + v1) | 0;
    v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
    v2 = (v2 << 16) | (v2 >>> 16);
    v0 ^= word;
  }
  v2 ^= 0xff;
  for (let round = 0; round < 3; round++) {
    v0 = (v0 + v1) | 0;
    v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
    v2 = (v2 << 16) | (v2 >>> 16);
  }
  return v1 ^ v3;
}

/** The remaining bytes, below the low byte of their length. */
function lastWord(bytes: DataView, from: number, to: number, length: number): number {
  let word = length << 24;
  for (let i = from; i < to; i++) word |= bytes.getUint8(i) << (8 * (i - from));
  return word;
}
