// MD5 over whole blocks (RFC 1321, section 3.4). The bindings set the initial value and add padding and length.
import { ARENA, STATE } from './_layout';
export { ARENA, ARENA_BYTES, STATE } from './_layout';

// The 64 steps are one chain, so only the path from b to the new a matters. So the terms that don't depend on b (a, and m: the
// message word plus the sine constant) are added first, and the sum is written rotl + b: V8 adds into its left operand, and a
// live b there would cost a move on the chain.

@inline function ff(a: u32, b: u32, c: u32, d: u32, m: u32, s: u32): u32 {
  return rotl<u32>(a + m + (d ^ (b & (c ^ d))), s) + b;
}

// The two halves of G never have a bit in common, so + replaces "or", and the half without b leaves the chain.
@inline function gg(a: u32, b: u32, c: u32, d: u32, m: u32, s: u32): u32 {
  return rotl<u32>(a + m + (~d & c) + (d & b), s) + b;
}

@inline function hh(a: u32, b: u32, c: u32, d: u32, m: u32, s: u32): u32 {
  return rotl<u32>(a + m + (b ^ (c ^ d)), s) + b;
}

@inline function ii(a: u32, b: u32, c: u32, d: u32, m: u32, s: u32): u32 {
  return rotl<u32>(a + m + (c ^ (b | ~d)), s) + b;
}

/** Processes the arena's first `blocks` blocks of 64 bytes. */
export function compress(blocks: u32): void {
  let a = load<u32>(STATE, 0);
  let b = load<u32>(STATE, 4);
  let c = load<u32>(STATE, 8);
  let d = load<u32>(STATE, 12);
  let p = ARENA;
  const end = p + (blocks << 6);

  while (p < end) {
    const a0 = a;
    const b0 = b;
    const c0 = c;
    const d0 = d;

    a = ff(a, b, c, d, load<u32>(p, 0) + 0xd76aa478, 7);
    d = ff(d, a, b, c, load<u32>(p, 4) + 0xe8c7b756, 12);
    c = ff(c, d, a, b, load<u32>(p, 8) + 0x242070db, 17);
    b = ff(b, c, d, a, load<u32>(p, 12) + 0xc1bdceee, 22);
    a = ff(a, b, c, d, load<u32>(p, 16) + 0xf57c0faf, 7);
    d = ff(d, a, b, c, load<u32>(p, 20) + 0x4787c62a, 12);
    c = ff(c, d, a, b, load<u32>(p, 24) + 0xa8304613, 17);
    b = ff(b, c, d, a, load<u32>(p, 28) + 0xfd469501, 22);
    a = ff(a, b, c, d, load<u32>(p, 32) + 0x698098d8, 7);
    d = ff(d, a, b, c, load<u32>(p, 36) + 0x8b44f7af, 12);
    c = ff(c, d, a, b, load<u32>(p, 40) + 0xffff5bb1, 17);
    b = ff(b, c, d, a, load<u32>(p, 44) + 0x895cd7be, 22);
    a = ff(a, b, c, d, load<u32>(p, 48) + 0x6b901122, 7);
    d = ff(d, a, b, c, load<u32>(p, 52) + 0xfd987193, 12);
    c = ff(c, d, a, b, load<u32>(p, 56) + 0xa679438e, 17);
    b = ff(b, c, d, a, load<u32>(p, 60) + 0x49b40821, 22);

    a = gg(a, b, c, d, load<u32>(p, 4) + 0xf61e2562, 5);
    d = gg(d, a, b, c, load<u32>(p, 24) + 0xc040b340, 9);
    c = gg(c, d, a, b, load<u32>(p, 44) + 0x265e5a51, 14);
    b = gg(b, c, d, a, load<u32>(p, 0) + 0xe9b6c7aa, 20);
    a = gg(a, b, c, d, load<u32>(p, 20) + 0xd62f105d, 5);
    d = gg(d, a, b, c, load<u32>(p, 40) + 0x02441453, 9);
    c = gg(c, d, a, b, load<u32>(p, 60) + 0xd8a1e681, 14);
    b = gg(b, c, d, a, load<u32>(p, 16) + 0xe7d3fbc8, 20);
    a = gg(a, b, c, d, load<u32>(p, 36) + 0x21e1cde6, 5);
    d = gg(d, a, b, c, load<u32>(p, 56) + 0xc33707d6, 9);
    c = gg(c, d, a, b, load<u32>(p, 12) + 0xf4d50d87, 14);
    b = gg(b, c, d, a, load<u32>(p, 32) + 0x455a14ed, 20);
    a = gg(a, b, c, d, load<u32>(p, 52) + 0xa9e3e905, 5);
    d = gg(d, a, b, c, load<u32>(p, 8) + 0xfcefa3f8, 9);
    c = gg(c, d, a, b, load<u32>(p, 28) + 0x676f02d9, 14);
    b = gg(b, c, d, a, load<u32>(p, 48) + 0x8d2a4c8a, 20);

    a = hh(a, b, c, d, load<u32>(p, 20) + 0xfffa3942, 4);
    d = hh(d, a, b, c, load<u32>(p, 32) + 0x8771f681, 11);
    c = hh(c, d, a, b, load<u32>(p, 44) + 0x6d9d6122, 16);
    b = hh(b, c, d, a, load<u32>(p, 56) + 0xfde5380c, 23);
    a = hh(a, b, c, d, load<u32>(p, 4) + 0xa4beea44, 4);
    d = hh(d, a, b, c, load<u32>(p, 16) + 0x4bdecfa9, 11);
    c = hh(c, d, a, b, load<u32>(p, 28) + 0xf6bb4b60, 16);
    b = hh(b, c, d, a, load<u32>(p, 40) + 0xbebfbc70, 23);
    a = hh(a, b, c, d, load<u32>(p, 52) + 0x289b7ec6, 4);
    d = hh(d, a, b, c, load<u32>(p, 0) + 0xeaa127fa, 11);
    c = hh(c, d, a, b, load<u32>(p, 12) + 0xd4ef3085, 16);
    b = hh(b, c, d, a, load<u32>(p, 24) + 0x04881d05, 23);
    a = hh(a, b, c, d, load<u32>(p, 36) + 0xd9d4d039, 4);
    d = hh(d, a, b, c, load<u32>(p, 48) + 0xe6db99e5, 11);
    c = hh(c, d, a, b, load<u32>(p, 60) + 0x1fa27cf8, 16);
    b = hh(b, c, d, a, load<u32>(p, 8) + 0xc4ac5665, 23);

    a = ii(a, b, c, d, load<u32>(p, 0) + 0xf4292244, 6);
    d = ii(d, a, b, c, load<u32>(p, 28) + 0x432aff97, 10);
    c = ii(c, d, a, b, load<u32>(p, 56) + 0xab9423a7, 15);
    b = ii(b, c, d, a, load<u32>(p, 20) + 0xfc93a039, 21);
    a = ii(a, b, c, d, load<u32>(p, 48) + 0x655b59c3, 6);
    d = ii(d, a, b, c, load<u32>(p, 12) + 0x8f0ccc92, 10);
    c = ii(c, d, a, b, load<u32>(p, 40) + 0xffeff47d, 15);
    b = ii(b, c, d, a, load<u32>(p, 4) + 0x85845dd1, 21);
    a = ii(a, b, c, d, load<u32>(p, 32) + 0x6fa87e4f, 6);
    d = ii(d, a, b, c, load<u32>(p, 60) + 0xfe2ce6e0, 10);
    c = ii(c, d, a, b, load<u32>(p, 24) + 0xa3014314, 15);
    b = ii(b, c, d, a, load<u32>(p, 52) + 0x4e0811a1, 21);
    a = ii(a, b, c, d, load<u32>(p, 16) + 0xf7537e82, 6);
    d = ii(d, a, b, c, load<u32>(p, 44) + 0xbd3af235, 10);
    c = ii(c, d, a, b, load<u32>(p, 8) + 0x2ad7d2bb, 15);
    b = ii(b, c, d, a, load<u32>(p, 36) + 0xeb86d391, 21);

    a += a0;
    b += b0;
    c += c0;
    d += d0;
    p += 64;
  }

  store<u32>(STATE, a, 0);
  store<u32>(STATE, b, 4);
  store<u32>(STATE, c, 8);
  store<u32>(STATE, d, 12);
}
