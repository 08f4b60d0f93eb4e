// The fast path for common text: members and values that are complete in the arena and have nothing unusual, processed a token
// at a time. Anything else (a key with escapes, a number that needs a closer look, an incomplete or invalid token) is left
// untouched to the machine that reads byte by byte.
import { forgetKeys, known } from './_keys';
import {
  ARENA,
  COMMA_OR_END,
  DONE,
  DUPLICATE_KEY,
  KEY,
  OBJECT,
  OUTPUT,
  OUTPUT_ENOUGH,
  STACK,
  VALUE,
} from './_layout';
import { warn } from './_log';
import { beginShape, guessedEnd, otherKey, takeGuess } from './_shapes';
import { m } from './_state';
import { BACKSLASH, copyText, QUOTE, skipSpace } from './_text';

/** The most indentation that is written here. The output has room for it. */
const LARGEST_PAD: u32 = 1024;
/** Members and scalars are counted in one number. */
const MEMBER: u64 = 1 << 32;

@inline function behindSpace(q: u32, depth: u32): u32 {
  return load<u8>(q) > 0x20 ? q : skipSpace(q, depth);
}

@inline function isHex(byte: u32): bool {
  return byte - 0x30 <= 9 || (byte | 0x20) - 0x61 <= 5;
}

/** Bytes of the escape, or 0. */
function escapeBytes(q: u32): u32 {
  const byte = <u32>load<u8>(q, 1);
  if (byte == 0x75) {
    const are = isHex(load<u8>(q, 2)) && isHex(load<u8>(q, 3)) && isHex(load<u8>(q, 4)) && isHex(load<u8>(q, 5));
    return are ? 6 : 0;
  }
  const is =
    byte == 0x22 || byte == 0x5c || byte == 0x2f || byte == 0x6e || byte == 0x74 || byte == 0x72 || byte == 0x62 || byte == 0x66;
  return is ? 2 : 0;
}

/** Copies the string whose characters begin at `from`; the address of its closing quote, or 0. */
@inline function copyString(from: u32, to: u32, writes: bool): u32 {
  let q = copyText(from, to, writes);
  while (load<u8>(q) == BACKSLASH) {
    const count = escapeBytes(q);
    if (count == 0) return 0;
    if (writes) store<u64>(to + (q - from), load<u64>(q));
    q += count;
    q = copyText(q, to + (q - from), writes);
  }
  return load<u8>(q) == QUOTE ? q : 0;
}

@inline function digitsOf(v: v128): u32 {
  return i8x16.bitmask(i8x16.lt_u(i8x16.sub(v, i8x16.splat(0x30)), i8x16.splat(10)));
}

/** Copies a number that is certainly an exact double. Returns the address after it, or 0. */
@inline function copyNumber(from: u32, to: u32, writes: bool): u32 {
  const v = v128.load(from);
  const next = v128.load(from, 16);
  if (writes) {
    v128.store(to, v);
    v128.store(to, next, 16);
  }
  const others = ~((<u64>digitsOf(v)) | ((<u64>digitsOf(next)) << 16));
  const sign: u64 = load<u8>(from) == 0x2d ? 1 : 0;
  let length = sign + ctz(others >> sign);
  if (length == sign) return 0;
  if (length > sign + 1 && load<u8>(from + <u32>sign) == 0x30) return 0;
  let most: u64 = 15;
  if (load<u8>(from + <u32>length) == 0x2e) {
    const fraction = ctz(others >> (length + 1));
    if (fraction == 0) return 0;
    length += 1 + fraction;
    // And the point.
    most = 18;
  }
  if (length - sign > most || (load<u8>(from + <u32>length) | 0x20) == 0x65) return 0;
  return from + <u32>length;
}

/** Copies a literal. Returns the address after it, or 0. */
@inline function copyLiteral(from: u32, to: u32, writes: bool): u32 {
  const letters = load<u32>(from);
  if (writes) store<u64>(to, load<u64>(from));
  if (letters == 0x65757274 || letters == 0x6c6c756e) return from + 4;
  return letters == 0x736c6166 && load<u8>(from, 4) == 0x65 ? from + 5 : 0;
}

/** Writes a line feed and indentation; a part more may be written over. */
@inline function writeLine(o: u32, depth: u32): u32 {
  const pad = depth * m.indent;
  store<u8>(o, 10);
  const v = i8x16.splat(<i8>m.indentByte);
  for (let at: u32 = 0; at < pad; at += 16) v128.store(o + 1 + at, v);
  return o + 1 + pad;
}

@inline function isObjectAt(depth: u32): bool {
  return (load<u32>(STACK + 4 * depth - 4) & OBJECT) != 0;
}

/** Each way of writing has a separate loop, without a branch per token. */
@inline function take(end: u32, writes: bool, spaced: bool): bool {
  const from = m.p;
  const full = OUTPUT + OUTPUT_ENOUGH;
  let maxDepth = m.maxDepth;
  if (spaced) maxDepth = min(maxDepth, LARGEST_PAD / max(m.indent, 1));
  let depth = m.depth;
  if (depth > maxDepth) return false;
  let q = from;
  let o = m.out;
  let isObject = m.state == KEY;
  let counts: u64 = 0;
  let state: u32;
  for (;;) {
    state = isObject ? KEY : VALUE;
    if (q >= end) break;
    if (writes && o >= full) break;
    if (isObject) {
      const at = behindSpace(q, depth);
      if (load<u8>(at) != QUOTE) break;
      const guessed = guessedEnd(at + 1, depth);
      let close = guessed;
      if (guessed == 0) {
        close = copyText(at + 1, o + 1, writes);
        if (load<u8>(close) != QUOTE) break;
      } else if (writes) v128.store(o + 1, v128.load(at + 1));
      const colon = behindSpace(close + 1, depth);
      if (load<u8>(colon) != 0x3a) break;
      if (guessed != 0) takeGuess(depth);
      else if (otherKey(at + 1, close, depth)) warn(DUPLICATE_KEY, m.base + <f64>(at - ARENA));
      counts += MEMBER;
      if (writes) {
        store<u8>(o, QUOTE);
        o += close - at;
        // The quote, the colon and a space.
        store<u32>(o, 0x203a22);
        o += spaced ? 3 : 2;
      }
      q = colon + 1;
      state = VALUE;
    }
    const at = behindSpace(q, depth);
    const byte = <u32>load<u8>(at);
    if (byte == QUOTE) {
      const close = copyString(at + 1, o + 1, writes);
      if (close == 0) break;
      if (writes) {
        store<u8>(o, QUOTE);
        store<u8>(o + (close - at), QUOTE);
        o += close + 1 - at;
      }
      q = close + 1;
    } else if (byte - 0x30 <= 9 || byte == 0x2d) {
      const behind = copyNumber(at, o, writes);
      if (behind == 0) break;
      if (behind >= end) break;
      if (writes) o += behind - at;
      q = behind;
    } else if ((byte | 0x20) == 0x7b) {
      if (depth == maxDepth) break;
      const first = behindSpace(at + 1, depth + 1);
      const next = <u32>load<u8>(first);
      // The brackets' codes are two apart.
      const isEmpty = next == byte + 2;
      if (next == 0) break;
      if (byte == 0x7b) {
        if (next != QUOTE && !isEmpty) break;
        m.objects += 1;
      } else m.arrays += 1;
      if (writes) {
        store<u8>(o, byte);
        o += 1;
      }
      q = first;
      if (m.deepest <= depth) m.deepest = depth + 1;
      if (!isEmpty) {
        isObject = byte == 0x7b;
        if (isObject) beginShape(depth + 1);
        store<u32>(STACK + 4 * depth, isObject ? known | OBJECT : known);
        depth += 1;
        if (spaced) o = writeLine(o, depth);
        continue;
      }
      if (writes) {
        store<u8>(o, next);
        o += 1;
      }
      q += 1;
      counts -= 1;
    } else {
      const behind = copyLiteral(at, o, writes);
      if (behind == 0) break;
      if (behind >= end) break;
      if (writes) o += behind - at;
      q = behind;
    }
    counts += 1;
    state = COMMA_OR_END;
    let next: u32;
    for (;;) {
      q = behindSpace(q, depth);
      next = load<u8>(q);
      if (next != (isObject ? 0x7d : 0x5d)) break;
      if (writes && o >= full) break;
      depth -= 1;
      if (spaced) o = writeLine(o, depth);
      if (writes) {
        store<u8>(o, next);
        o += 1;
      }
      q += 1;
      if (isObject) forgetKeys(load<u32>(STACK + 4 * depth) & ~OBJECT);
      if (depth == 0) {
        state = DONE;
        m.fed = m.isSequence;
        m.documents += 1;
        break;
      }
      isObject = isObjectAt(depth);
    }
    if (state == DONE) break;
    if (next != 0x2c) break;
    // The next byte decides whether the line is written.
    if (q + 1 == end) break;
    if (writes) {
      store<u8>(o, 0x2c);
      o += 1;
    }
    q += 1;
    if (spaced) o = writeLine(o, depth);
  }
  m.p = q;
  m.out = o;
  m.depth = depth;
  m.state = state;
  m.scalars += counts & 0xffffffff;
  m.members += counts >> 32;
  return q != from;
}

/** From within an object where a key is expected, or an array where a value is; whether anything was taken. */
export function takeTokens(end: u32): bool {
  if (m.spaced) return take(end, true, true);
  return m.writes ? take(end, true, false) : take(end, false, false);
}
