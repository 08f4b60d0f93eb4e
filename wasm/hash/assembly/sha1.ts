// SHA-1 over whole blocks (FIPS 180-4, section 6.1). The bindings set the initial value and add padding and length.
import { ARENA, SCHEDULE, STATE } from './_layout';
export { ARENA, ARENA_BYTES, STATE } from './_layout';

// FIPS 180-4, section 4.2.1.
const K0: u32 = 0x5a827999;
const K1: u32 = 0x6ed9eba1;
const K2: u32 = 0x8f1bbcdc;
const K3: u32 = 0xca62c1d6;

@inline function bigEndian(x: v128): v128 {
  return i8x16.swizzle(x, v128(3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12));
}

@inline function rotl4(x: v128, n: i32): v128 {
  return v128.or(i32x4.shl(x, n), i32x4.shr_u(x, 32 - n));
}

// Words 2..5 of the eight in x, y.
@inline function middle(x: v128, y: v128): v128 {
  return i8x16.shuffle(x, y, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23);
}

// Four schedule words at once by the standard's recurrence, from the sixteen before them. The last of the four needs the first,
// which isn't known yet: a zero replaces it, and its share is added later.
@inline function near(w16: v128, w12: v128, w8: v128, w4: v128): v128 {
  const zero = i32x4.splat(0);
  const w3 = i8x16.shuffle(w4, zero, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19);
  const x = v128.xor(v128.xor(w16, w8), v128.xor(middle(w16, w12), w3));
  const first = i8x16.shuffle(zero, x, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16, 17, 18, 19);
  return v128.xor(rotl4(x, 1), rotl4(first, 2));
}

// From word 32 on, the recurrence applied to itself reaches back far enough to need no such repair: w[t] =
// rotl2(w[t-6] ^ w[t-16] ^ w[t-28] ^ w[t-32]) (M. Locktyukhin, "Improving the Performance of SHA-1", Intel 2010).
@inline function far(w32: v128, w28: v128, w16: v128, w8: v128, w4: v128): v128 {
  return rotl4(v128.xor(v128.xor(w32, w28), v128.xor(w16, middle(w8, w4))), 2);
}

// The round functions of section 4.1.1; ew is e plus the scheduled word. Where the halves of a function never share a
// bit, + serves for "or". rotl5(a) comes last: a is the one value that has just been made.
@inline function choose(a: u32, b: u32, c: u32, d: u32, ew: u32): u32 {
  return ew + (d & ~b) + (b & c) + rotl<u32>(a, 5);
}

@inline function parity(a: u32, b: u32, c: u32, d: u32, ew: u32): u32 {
  return ew + (b ^ c ^ d) + rotl<u32>(a, 5);
}

@inline function majority(a: u32, b: u32, c: u32, d: u32, ew: u32): u32 {
  return ew + (c & d) + (b & (c ^ d)) + rotl<u32>(a, 5);
}

/** Processes the arena's first `blocks` blocks of 64 bytes. */
export function compress(blocks: u32): void {
  let a = load<u32>(STATE, 0);
  let b = load<u32>(STATE, 4);
  let c = load<u32>(STATE, 8);
  let d = load<u32>(STATE, 12);
  let e = load<u32>(STATE, 16);
  let p = ARENA;
  const end = p + (blocks << 6);

  // Each group of four rounds computes the schedule of the fourth group after it. The ring in memory holds eight groups.
  while (p < end) {
    const a0 = a;
    const b0 = b;
    const c0 = c;
    const d0 = d;
    const e0 = e;
    let w0 = bigEndian(v128.load(p, 0));
    let w1 = bigEndian(v128.load(p, 16));
    let w2 = bigEndian(v128.load(p, 32));
    let w3 = bigEndian(v128.load(p, 48));
    v128.store(SCHEDULE, i32x4.add(w0, i32x4.splat(K0)), 0);
    v128.store(SCHEDULE, i32x4.add(w1, i32x4.splat(K0)), 16);
    v128.store(SCHEDULE, i32x4.add(w2, i32x4.splat(K0)), 32);
    v128.store(SCHEDULE, i32x4.add(w3, i32x4.splat(K0)), 48);

    let w4 = near(w0, w1, w2, w3);
    v128.store(SCHEDULE, i32x4.add(w4, i32x4.splat(K0)), 64);
    e = choose(a, b, c, d, e + load<u32>(SCHEDULE, 0));
    b = rotl<u32>(b, 30);
    d = choose(e, a, b, c, d + load<u32>(SCHEDULE, 4));
    a = rotl<u32>(a, 30);
    c = choose(d, e, a, b, c + load<u32>(SCHEDULE, 8));
    e = rotl<u32>(e, 30);
    b = choose(c, d, e, a, b + load<u32>(SCHEDULE, 12));
    d = rotl<u32>(d, 30);
    let w5 = near(w1, w2, w3, w4);
    v128.store(SCHEDULE, i32x4.add(w5, i32x4.splat(K1)), 80);
    a = choose(b, c, d, e, a + load<u32>(SCHEDULE, 16));
    c = rotl<u32>(c, 30);
    e = choose(a, b, c, d, e + load<u32>(SCHEDULE, 20));
    b = rotl<u32>(b, 30);
    d = choose(e, a, b, c, d + load<u32>(SCHEDULE, 24));
    a = rotl<u32>(a, 30);
    c = choose(d, e, a, b, c + load<u32>(SCHEDULE, 28));
    e = rotl<u32>(e, 30);
    let w6 = near(w2, w3, w4, w5);
    v128.store(SCHEDULE, i32x4.add(w6, i32x4.splat(K1)), 96);
    b = choose(c, d, e, a, b + load<u32>(SCHEDULE, 32));
    d = rotl<u32>(d, 30);
    a = choose(b, c, d, e, a + load<u32>(SCHEDULE, 36));
    c = rotl<u32>(c, 30);
    e = choose(a, b, c, d, e + load<u32>(SCHEDULE, 40));
    b = rotl<u32>(b, 30);
    d = choose(e, a, b, c, d + load<u32>(SCHEDULE, 44));
    a = rotl<u32>(a, 30);
    let w7 = near(w3, w4, w5, w6);
    v128.store(SCHEDULE, i32x4.add(w7, i32x4.splat(K1)), 112);
    c = choose(d, e, a, b, c + load<u32>(SCHEDULE, 48));
    e = rotl<u32>(e, 30);
    b = choose(c, d, e, a, b + load<u32>(SCHEDULE, 52));
    d = rotl<u32>(d, 30);
    a = choose(b, c, d, e, a + load<u32>(SCHEDULE, 56));
    c = rotl<u32>(c, 30);
    e = choose(a, b, c, d, e + load<u32>(SCHEDULE, 60));
    b = rotl<u32>(b, 30);
    w0 = far(w0, w1, w4, w6, w7);
    v128.store(SCHEDULE, i32x4.add(w0, i32x4.splat(K1)), 0);
    d = choose(e, a, b, c, d + load<u32>(SCHEDULE, 64));
    a = rotl<u32>(a, 30);
    c = choose(d, e, a, b, c + load<u32>(SCHEDULE, 68));
    e = rotl<u32>(e, 30);
    b = choose(c, d, e, a, b + load<u32>(SCHEDULE, 72));
    d = rotl<u32>(d, 30);
    a = choose(b, c, d, e, a + load<u32>(SCHEDULE, 76));
    c = rotl<u32>(c, 30);

    w1 = far(w1, w2, w5, w7, w0);
    v128.store(SCHEDULE, i32x4.add(w1, i32x4.splat(K1)), 16);
    e = parity(a, b, c, d, e + load<u32>(SCHEDULE, 80));
    b = rotl<u32>(b, 30);
    d = parity(e, a, b, c, d + load<u32>(SCHEDULE, 84));
    a = rotl<u32>(a, 30);
    c = parity(d, e, a, b, c + load<u32>(SCHEDULE, 88));
    e = rotl<u32>(e, 30);
    b = parity(c, d, e, a, b + load<u32>(SCHEDULE, 92));
    d = rotl<u32>(d, 30);
    w2 = far(w2, w3, w6, w0, w1);
    v128.store(SCHEDULE, i32x4.add(w2, i32x4.splat(K2)), 32);
    a = parity(b, c, d, e, a + load<u32>(SCHEDULE, 96));
    c = rotl<u32>(c, 30);
    e = parity(a, b, c, d, e + load<u32>(SCHEDULE, 100));
    b = rotl<u32>(b, 30);
    d = parity(e, a, b, c, d + load<u32>(SCHEDULE, 104));
    a = rotl<u32>(a, 30);
    c = parity(d, e, a, b, c + load<u32>(SCHEDULE, 108));
    e = rotl<u32>(e, 30);
    w3 = far(w3, w4, w7, w1, w2);
    v128.store(SCHEDULE, i32x4.add(w3, i32x4.splat(K2)), 48);
    b = parity(c, d, e, a, b + load<u32>(SCHEDULE, 112));
    d = rotl<u32>(d, 30);
    a = parity(b, c, d, e, a + load<u32>(SCHEDULE, 116));
    c = rotl<u32>(c, 30);
    e = parity(a, b, c, d, e + load<u32>(SCHEDULE, 120));
    b = rotl<u32>(b, 30);
    d = parity(e, a, b, c, d + load<u32>(SCHEDULE, 124));
    a = rotl<u32>(a, 30);
    w4 = far(w4, w5, w0, w2, w3);
    v128.store(SCHEDULE, i32x4.add(w4, i32x4.splat(K2)), 64);
    c = parity(d, e, a, b, c + load<u32>(SCHEDULE, 0));
    e = rotl<u32>(e, 30);
    b = parity(c, d, e, a, b + load<u32>(SCHEDULE, 4));
    d = rotl<u32>(d, 30);
    a = parity(b, c, d, e, a + load<u32>(SCHEDULE, 8));
    c = rotl<u32>(c, 30);
    e = parity(a, b, c, d, e + load<u32>(SCHEDULE, 12));
    b = rotl<u32>(b, 30);
    w5 = far(w5, w6, w1, w3, w4);
    v128.store(SCHEDULE, i32x4.add(w5, i32x4.splat(K2)), 80);
    d = parity(e, a, b, c, d + load<u32>(SCHEDULE, 16));
    a = rotl<u32>(a, 30);
    c = parity(d, e, a, b, c + load<u32>(SCHEDULE, 20));
    e = rotl<u32>(e, 30);
    b = parity(c, d, e, a, b + load<u32>(SCHEDULE, 24));
    d = rotl<u32>(d, 30);
    a = parity(b, c, d, e, a + load<u32>(SCHEDULE, 28));
    c = rotl<u32>(c, 30);

    w6 = far(w6, w7, w2, w4, w5);
    v128.store(SCHEDULE, i32x4.add(w6, i32x4.splat(K2)), 96);
    e = majority(a, b, c, d, e + load<u32>(SCHEDULE, 32));
    b = rotl<u32>(b, 30);
    d = majority(e, a, b, c, d + load<u32>(SCHEDULE, 36));
    a = rotl<u32>(a, 30);
    c = majority(d, e, a, b, c + load<u32>(SCHEDULE, 40));
    e = rotl<u32>(e, 30);
    b = majority(c, d, e, a, b + load<u32>(SCHEDULE, 44));
    d = rotl<u32>(d, 30);
    w7 = far(w7, w0, w3, w5, w6);
    v128.store(SCHEDULE, i32x4.add(w7, i32x4.splat(K3)), 112);
    a = majority(b, c, d, e, a + load<u32>(SCHEDULE, 48));
    c = rotl<u32>(c, 30);
    e = majority(a, b, c, d, e + load<u32>(SCHEDULE, 52));
    b = rotl<u32>(b, 30);
    d = majority(e, a, b, c, d + load<u32>(SCHEDULE, 56));
    a = rotl<u32>(a, 30);
    c = majority(d, e, a, b, c + load<u32>(SCHEDULE, 60));
    e = rotl<u32>(e, 30);
    w0 = far(w0, w1, w4, w6, w7);
    v128.store(SCHEDULE, i32x4.add(w0, i32x4.splat(K3)), 0);
    b = majority(c, d, e, a, b + load<u32>(SCHEDULE, 64));
    d = rotl<u32>(d, 30);
    a = majority(b, c, d, e, a + load<u32>(SCHEDULE, 68));
    c = rotl<u32>(c, 30);
    e = majority(a, b, c, d, e + load<u32>(SCHEDULE, 72));
    b = rotl<u32>(b, 30);
    d = majority(e, a, b, c, d + load<u32>(SCHEDULE, 76));
    a = rotl<u32>(a, 30);
    w1 = far(w1, w2, w5, w7, w0);
    v128.store(SCHEDULE, i32x4.add(w1, i32x4.splat(K3)), 16);
    c = majority(d, e, a, b, c + load<u32>(SCHEDULE, 80));
    e = rotl<u32>(e, 30);
    b = majority(c, d, e, a, b + load<u32>(SCHEDULE, 84));
    d = rotl<u32>(d, 30);
    a = majority(b, c, d, e, a + load<u32>(SCHEDULE, 88));
    c = rotl<u32>(c, 30);
    e = majority(a, b, c, d, e + load<u32>(SCHEDULE, 92));
    b = rotl<u32>(b, 30);
    w2 = far(w2, w3, w6, w0, w1);
    v128.store(SCHEDULE, i32x4.add(w2, i32x4.splat(K3)), 32);
    d = majority(e, a, b, c, d + load<u32>(SCHEDULE, 96));
    a = rotl<u32>(a, 30);
    c = majority(d, e, a, b, c + load<u32>(SCHEDULE, 100));
    e = rotl<u32>(e, 30);
    b = majority(c, d, e, a, b + load<u32>(SCHEDULE, 104));
    d = rotl<u32>(d, 30);
    a = majority(b, c, d, e, a + load<u32>(SCHEDULE, 108));
    c = rotl<u32>(c, 30);

    w3 = far(w3, w4, w7, w1, w2);
    v128.store(SCHEDULE, i32x4.add(w3, i32x4.splat(K3)), 48);
    e = parity(a, b, c, d, e + load<u32>(SCHEDULE, 112));
    b = rotl<u32>(b, 30);
    d = parity(e, a, b, c, d + load<u32>(SCHEDULE, 116));
    a = rotl<u32>(a, 30);
    c = parity(d, e, a, b, c + load<u32>(SCHEDULE, 120));
    e = rotl<u32>(e, 30);
    b = parity(c, d, e, a, b + load<u32>(SCHEDULE, 124));
    d = rotl<u32>(d, 30);
    a = parity(b, c, d, e, a + load<u32>(SCHEDULE, 0));
    c = rotl<u32>(c, 30);
    e = parity(a, b, c, d, e + load<u32>(SCHEDULE, 4));
    b = rotl<u32>(b, 30);
    d = parity(e, a, b, c, d + load<u32>(SCHEDULE, 8));
    a = rotl<u32>(a, 30);
    c = parity(d, e, a, b, c + load<u32>(SCHEDULE, 12));
    e = rotl<u32>(e, 30);
    b = parity(c, d, e, a, b + load<u32>(SCHEDULE, 16));
    d = rotl<u32>(d, 30);
    a = parity(b, c, d, e, a + load<u32>(SCHEDULE, 20));
    c = rotl<u32>(c, 30);
    e = parity(a, b, c, d, e + load<u32>(SCHEDULE, 24));
    b = rotl<u32>(b, 30);
    d = parity(e, a, b, c, d + load<u32>(SCHEDULE, 28));
    a = rotl<u32>(a, 30);
    c = parity(d, e, a, b, c + load<u32>(SCHEDULE, 32));
    e = rotl<u32>(e, 30);
    b = parity(c, d, e, a, b + load<u32>(SCHEDULE, 36));
    d = rotl<u32>(d, 30);
    a = parity(b, c, d, e, a + load<u32>(SCHEDULE, 40));
    c = rotl<u32>(c, 30);
    e = parity(a, b, c, d, e + load<u32>(SCHEDULE, 44));
    b = rotl<u32>(b, 30);
    d = parity(e, a, b, c, d + load<u32>(SCHEDULE, 48));
    a = rotl<u32>(a, 30);
    c = parity(d, e, a, b, c + load<u32>(SCHEDULE, 52));
    e = rotl<u32>(e, 30);
    b = parity(c, d, e, a, b + load<u32>(SCHEDULE, 56));
    d = rotl<u32>(d, 30);
    a = parity(b, c, d, e, a + load<u32>(SCHEDULE, 60));
    c = rotl<u32>(c, 30);

    a += a0;
    b += b0;
    c += c0;
    d += d0;
    e += e0;
    p += 64;
  }

  store<u32>(STATE, a, 0);
  store<u32>(STATE, b, 4);
  store<u32>(STATE, c, 8);
  store<u32>(STATE, d, 12);
  store<u32>(STATE, e, 16);
}
