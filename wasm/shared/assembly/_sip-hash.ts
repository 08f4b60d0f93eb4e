// SipHash-1-3, 128 bits: J.-P. Aumasson, D. J. Bernstein, "SipHash: a fast short-input PRF", 2012, and its reference code.
// Because of its random key, an attacker can't construct lines that collide; 2^26 lines collide by chance with a probability of
// 2^-77.

/** The last hash. */
export let first: u64 = 0;
export let second: u64 = 0;

/** The round is written twice, because variables that a function could share would not stay in registers. */
export function sipHash(key: u32, at: u32, length: u32): void {
  const k0 = load<u64>(key);
  const k1 = load<u64>(key, 8);
  let v0 = k0 ^ 0x736f6d6570736575;
  let v1 = k1 ^ 0x646f72616e646f6d ^ 0xee;
  let v2 = k0 ^ 0x6c7967656e657261;
  let v3 = k1 ^ 0x7465646279746573;
  const left = <u64>(length & 7);
  const last = at + (length & ~7);
  let p = at;
  while (true) {
    let m = load<u64>(p);
    if (p == last) m = ((<u64>length) << 56) | (m & (((<u64>1) << (left << 3)) - 1));
    v3 ^= m;
    v0 += v1;
    v2 += v3;
    v1 = rotl<u64>(v1, 13) ^ v0;
    v3 = rotl<u64>(v3, 16) ^ v2;
    v0 = rotl<u64>(v0, 32);
    v2 += v1;
    v0 += v3;
    v1 = rotl<u64>(v1, 17) ^ v2;
    v3 = rotl<u64>(v3, 21) ^ v0;
    v2 = rotl<u64>(v2, 32);
    v0 ^= m;
    if (p == last) break;
    p += 8;
  }
  for (let turn = 0; turn < 6; turn++) {
    if (turn == 0) v2 ^= 0xee;
    if (turn == 3) {
      first = v0 ^ v1 ^ v2 ^ v3;
      v1 ^= 0xdd;
    }
    v0 += v1;
    v2 += v3;
    v1 = rotl<u64>(v1, 13) ^ v0;
    v3 = rotl<u64>(v3, 16) ^ v2;
    v0 = rotl<u64>(v0, 32);
    v2 += v1;
    v0 += v3;
    v1 = rotl<u64>(v1, 17) ^ v2;
    v3 = rotl<u64>(v3, 21) ^ v0;
    v2 = rotl<u64>(v2, 32);
  }
  second = v0 ^ v1 ^ v2 ^ v3;
  // An empty slot is all zeros.
  if ((first | second) == 0) second = 1;
}
