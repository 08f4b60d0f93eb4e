// The canonical bytes of JSON strings and numbers: equal values have equal bytes. A number becomes its digits without zeros at
// either end and, unless it is 0, an exponent: 1.0, 1 and 10e-1 are “1”, and 1500 is “15e2”. In flat memory for any length.
import { HEX_VALUES } from '../../../lib/byte-table';
import { isHighSurrogate, isLowSurrogate } from '../../../lib/surrogates';

const [BACKSLASH, MINUS, PLUS, POINT, ZERO, LETTER_E] = [0x5c, 0x2d, 0x2b, 0x2e, 0x30, 0x65];

/** The bytes of the one-letter escapes. */
const ESCAPES: Readonly<Record<number, number>> = { 0x62: 8, 0x66: 12, 0x6e: 10, 0x72: 13, 0x74: 9 };

/** A growing list of bytes that is used again. */
export class Scratch {
  bytes = new Uint8Array(1024);
  view = new DataView(this.bytes.buffer);
  length = 0;

  /** Empties the list, and makes room for so many bytes. */
  clear(room: number): void {
    this.length = 0;
    if (room <= this.bytes.length) return;
    this.bytes = new Uint8Array(Math.max(room, 2 * this.bytes.length));
    this.view = new DataView(this.bytes.buffer);
  }

  push(byte: number): void {
    this.bytes[this.length++] = byte;
  }
}

/**
 * Decodes a string from its first quotation mark up to its last one, which is left out. A lone surrogate takes three bytes, like any
 * other character of its range (WTF-8), so it differs from all other characters.
 */
export function decodeString(text: Uint8Array, from: number, to: number, out: Scratch): void {
  out.clear(to - from + 4);
  for (let at = from; at < to;) {
    const byte = text[at] ?? 0;
    if (byte !== BACKSLASH) {
      out.push(byte);
      at++;
      continue;
    }
    const letter = text[at + 1] ?? 0;
    if (letter !== 0x75) {
      out.push(ESCAPES[letter] ?? letter);
      at += 2;
      continue;
    }
    const unit = hexAt(text, at + 2);
    at += 6;
    const isEscape = text[at] === BACKSLASH && text[at + 1] === 0x75;
    const low = isHighSurrogate(unit) && isEscape ? hexAt(text, at + 2) : 0;
    if (isLowSurrogate(low)) {
      pushCharacter(0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00), out);
      at += 6;
    } else pushCharacter(unit, out);
  }
}

function hexAt(text: Uint8Array, at: number): number {
  let value = 0;
  for (let digit = 0; digit < 4; digit++) value = 16 * value + (HEX_VALUES[text[at + digit] ?? 0] ?? 0);
  return value;
}

function pushCharacter(code: number, out: Scratch): void {
  if (code < 0x80) return out.push(code);
  if (code < 0x800) out.push(0xc0 | (code >> 6));
  else {
    if (code < 0x10000) out.push(0xe0 | (code >> 12));
    else {
      out.push(0xf0 | (code >> 18));
      out.push(0x80 | ((code >> 12) & 0x3f));
    }
    out.push(0x80 | ((code >> 6) & 0x3f));
  }
  out.push(0x80 | (code & 0x3f));
}

/** The text of a string’s canonical bytes. */
export function stringOf(canonical: Uint8Array): string {
  const bytes = canonical.subarray(1);
  if (!bytes.some((byte, at) => byte === 0xed && (bytes[at + 1] ?? 0) >= 0xa0)) return decoder.decode(bytes);
  let text = '';
  let done = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 0xed || (bytes[at + 1] ?? 0) < 0xa0) continue;
    const unit = 0xd000 | (((bytes[at + 1] ?? 0) & 0x3f) << 6) | ((bytes[at + 2] ?? 0) & 0x3f);
    text += decoder.decode(bytes.subarray(done, at)) + String.fromCharCode(unit);
    done = at + 3;
  }
  return text + decoder.decode(bytes.subarray(done));
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Whether a number is canonical as written, as most integers are. */
export function isCanonicalNumber(text: Uint8Array, from: number, to: number): boolean {
  if (text[to - 1] === ZERO) return false;
  for (let at = from; at < to; at++) {
    const byte = text[at] ?? 0;
    if (byte === POINT || (byte | 0x20) === LETTER_E) return false;
  }
  return true;
}

export function canonicalNumber(text: Uint8Array, from: number, to: number, out: Scratch): void {
  out.clear(to - from + 24);
  let at = from;
  if (text[at] === MINUS) {
    out.push(MINUS);
    at++;
  }
  const first = out.length;
  // The exponent of the last digit, without the zeros after it.
  let [zeros, shift, isFraction] = [0, 0, false];
  for (; at < to && ((text[at] ?? 0) | 0x20) !== LETTER_E; at++) {
    const byte = text[at] ?? 0;
    if (byte === POINT) isFraction = true;
    else {
      if (isFraction) shift--;
      if (byte === ZERO && out.length === first) continue;
      out.push(byte);
      zeros = byte === ZERO ? zeros + 1 : 0;
    }
  }
  out.length -= zeros;
  if (out.length === first) {
    out.clear(1);
    return out.push(ZERO);
  }
  pushExponent(text, Math.min(at + 1, to), to, shift + zeros, out);
}

/** The largest number of digits whose sums with a shift are exact doubles. */
const EXACT_DIGITS = 15;

/** Writes the sum of an exponent as written and a shift, unless it is 0. */
function pushExponent(text: Uint8Array, from: number, to: number, shift: number, out: Scratch): void {
  let at = from;
  const isNegative = text[at] === MINUS;
  if (isNegative || text[at] === PLUS) at++;
  while (at < to && text[at] === ZERO) at++;
  const sign = isNegative ? -1 : 1;
  if (to - at <= EXACT_DIGITS) {
    let exponent = 0;
    for (; at < to; at++) exponent = 10 * exponent + (text[at] ?? 0) - ZERO;
    const sum = sign * exponent + shift;
    if (sum !== 0) pushText(`e${String(sum)}`, out);
    return;
  }
  pushText(isNegative ? 'e-' : 'e', out);
  const start = out.length;
  for (; at < to; at++) out.push(text[at] ?? 0);
  addToDigits(out, start, sign * shift);
}

/** Adds a number of at most 15 digits to longer digits, which are larger. */
function addToDigits(out: Scratch, start: number, amount: number): void {
  const { bytes } = out;
  let carry = amount;
  for (let at = out.length - 1; at >= start && carry !== 0; at--) {
    const sum = (bytes[at] ?? 0) - ZERO + carry;
    const digit = ((sum % 10) + 10) % 10;
    bytes[at] = ZERO + digit;
    carry = (sum - digit) / 10;
  }
  if (carry > 0) {
    bytes.copyWithin(start + 1, start, out.length);
    bytes[start] = ZERO + carry;
    out.length++;
  }
  // A borrow may have made the first digit a zero.
  if (bytes[start] === ZERO) {
    bytes.copyWithin(start, start + 1, out.length);
    out.length--;
  }
}

function pushText(text: string, out: Scratch): void {
  for (let at = 0; at < text.length; at++) out.push(text.charCodeAt(at));
}
