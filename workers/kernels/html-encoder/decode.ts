// Decodes character references like browsers in text, in arbitrary chunks.
// https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state
import { byteSet, LETTERS_AND_DIGITS } from '../../lib/byte-table';
import { enlarged } from '../../lib/enlarged';
import type { ByteTransform } from '../../lib/transform';

/** Decodes a text with one reference. The caller has the table of names. */
export type DecodeReference = (text: string) => string;

const AMPERSAND = 0x26;
const HASH = 0x23;
const SEMICOLON = 0x3b;
const ZERO = 0x30;

const ALNUM = byteSet(LETTERS_AND_DIGITS);
const DIGIT = byteSet('0123456789');
const HEX_DIGIT = byteSet('0123456789abcdefABCDEF');
const HEX_MARK = byteSet('xX');

/**
 * Longer than any name in the table (`CounterClockwiseContourIntegral;` has 32) and than the number of any character. After
 * this many letters it is text, and after this many digits the rest changes nothing.
 */
const LONGEST = 40;
/** A page uses a few names many times. */
const REMEMBERED = 4096;
/** An ampersand and six bytes, which is the most that a number can hold exactly. */
const KEY_BYTES = 7;

const REPLACEMENT = 0xfffd;
/** Written for a number without a character: zero, a surrogate, or more than U+10FFFF. Recognized by identity. */
const NO_CHARACTER = new TextEncoder().encode('\uFFFD');

/** A numeric reference to something that isn't a character. */
export interface BadReference {
  /** As written, without leading and excess digits. */
  readonly text: string;
  /** The offset of its ampersand in the source. */
  readonly offset: number;
}

/** Two adjacent references that are the UTF-16 halves of one character, as old Java and .NET programs write emoji. */
export interface Pair {
  readonly text: string;
  readonly character: string;
}

const latin1 = new TextDecoder('latin1');
const utf8 = new TextEncoder();

export class HtmlDecoder implements ByteTransform {
  readonly #decodeReference: DecodeReference;
  readonly #decoded = new Map<number, Uint8Array>();
  /** The current reference, from its ampersand to its semicolon, without leading zeros and excess digits. */
  readonly #reference = new Uint8Array(LONGEST + 1);
  #length = 0;
  #digits: Uint8Array | undefined;
  readonly #joinPairs: boolean;
  /** A reference to the first half of a pair. The next reference decides what it becomes. */
  #half: (BadReference & { readonly code: number }) | undefined;
  #offset = 0;
  #before = 0;
  #firstBad: BadReference | undefined;
  #firstPair: Pair | undefined;
  #badCount = 0;
  #pairCount = 0;
  #out = new Uint8Array(0);
  #to = 0;

  constructor(decodeReference: DecodeReference, joinPairs: boolean) {
    this.#decodeReference = decodeReference;
    this.#joinPairs = joinPairs;
  }

  /** Numeric references that became U+FFFD, if any. */
  get bad() {
    return this.#firstBad && { first: this.#firstBad, count: this.#badCount };
  }

  /** Surrogate pairs, joined or not, if any. */
  get pairs() {
    return this.#firstPair && { first: this.#firstPair, count: this.#pairCount };
  }

  push(bytes: Uint8Array): Uint8Array {
    // References are at least as long as their text, except `&nGg` and a few others, which take two bytes for each of theirs at
    // most.
    if (this.#out.length < (bytes.length + LONGEST) * 2) this.#out = new Uint8Array((bytes.length + LONGEST) * 2);
    this.#to = 0;
    let at = 0;
    while (at < bytes.length) {
      if (this.#length > 0) {
        at += this.#take(bytes[at] ?? 0) ? 1 : 0;
        continue;
      }
      if (this.#half && bytes[at] !== AMPERSAND) this.#writeHalf();
      at = this.#copyText(bytes, at);
      if (at < bytes.length) at += this.#begin(this.#before + at);
    }
    this.#before += bytes.length;
    return this.#out.subarray(0, this.#to);
  }

  end(): Uint8Array {
    this.#to = 0;
    if (this.#length > 0) this.#finish();
    this.#writeHalf();
    return this.#out.subarray(0, this.#to);
  }

  /** Searches for the next ampersand; returns its index. Byte by byte, because there is little text between references. */
  #copyText(bytes: Uint8Array, from: number): number {
    const out = this.#out;
    let to = this.#to;
    let at = from;
    for (; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === AMPERSAND) break;
      out[to++] = byte;
    }
    this.#to = to;
    return at;
  }

  #begin(offset: number): number {
    this.#offset = offset;
    this.#reference[0] = AMPERSAND;
    this.#length = 1;
    this.#digits = undefined;
    return 1;
  }

  #keep(byte: number): true {
    this.#reference[this.#length++] = byte;
    return true;
  }

  /** Whether the byte belongs to the reference. Any other byte ends the reference. */
  #take(byte: number): boolean {
    if (this.#isNumeric()) return this.#takeNumeric(byte);
    if (this.#length === 1 && byte === HASH) return this.#keep(byte);
    if (ALNUM[byte] === 1 && this.#length < LONGEST) return this.#keep(byte);
    return this.#endAt(byte);
  }

  #isNumeric(): boolean {
    return this.#length > 1 && this.#reference[1] === HASH;
  }

  #takeNumeric(byte: number): boolean {
    if (this.#length === 2 && HEX_MARK[byte] === 1) {
      this.#digits = HEX_DIGIT;
      return this.#keep(byte);
    }
    this.#digits ??= DIGIT;
    if (this.#digits[byte] !== 1) return this.#endAt(byte);
    const first = this.#digits === HEX_DIGIT ? 3 : 2;
    const isLeadingZero = this.#length === first + 1 && this.#reference[first] === ZERO;
    if (isLeadingZero) this.#length = first;
    return this.#length < LONGEST ? this.#keep(byte) : true;
  }

  #endAt(byte: number): boolean {
    const isSemicolon = byte === SEMICOLON && this.#length > 1;
    if (isSemicolon) this.#keep(byte);
    this.#finish();
    return isSemicolon;
  }

  #finish() {
    const decoded = this.#lookUp();
    if (decoded === NO_CHARACTER) this.#finishBad();
    else {
      this.#writeHalf();
      this.#write(decoded);
    }
    this.#length = 0;
  }

  #finishBad() {
    const text = this.#text();
    const code = codeOf(text);
    const half = this.#half;
    if (half && code >= 0xdc00 && code <= 0xdfff) {
      const character = String.fromCharCode(half.code, code);
      this.#pairCount++;
      this.#firstPair ??= { text: half.text + text, character };
      if (this.#joinPairs) {
        this.#half = undefined;
        return this.#write(utf8.encode(character));
      }
    }
    this.#writeHalf();
    const bad = { text, offset: this.#offset };
    if (code >= 0xd800 && code <= 0xdbff) this.#half = { ...bad, code };
    else this.#writeBad(bad);
  }

  #writeHalf() {
    if (!this.#half) return;
    this.#writeBad(this.#half);
    this.#half = undefined;
  }

  #writeBad({ text, offset }: BadReference) {
    this.#badCount++;
    this.#firstBad ??= { text, offset };
    this.#write(NO_CHARACTER);
  }

  #write(decoded: Uint8Array) {
    const needed = this.#to + decoded.length;
    if (needed > this.#out.length) this.#out = enlarged(this.#out, needed);
    for (const byte of decoded) this.#out[this.#to++] = byte;
  }

  /** Most references are short enough to be one number, and a map finds numbers faster than strings. */
  #lookUp(): Uint8Array {
    if (this.#length > KEY_BYTES) return this.#decode();
    let key = 0;
    for (let at = 1; at < this.#length; at++) key = key * 256 + (this.#reference[at] ?? 0);
    const known = this.#decoded.get(key);
    if (known) return known;
    const decoded = this.#decode();
    if (this.#decoded.size >= REMEMBERED) this.#decoded.clear();
    this.#decoded.set(key, decoded);
    return decoded;
  }

  #decode(): Uint8Array {
    const text = this.#text();
    const decoded = this.#decodeReference(text);
    const isReplaced = decoded === '\uFFFD' && this.#isNumeric() && codeOf(text) !== REPLACEMENT;
    return isReplaced ? NO_CHARACTER : utf8.encode(decoded);
  }

  #text(): string {
    return latin1.decode(this.#reference.subarray(0, this.#length));
  }
}

/** The number of a numeric reference such as `&#65;` or `&#x41;`. */
const codeOf = (text: string) => (/^&#x/i.test(text) ? parseInt(text.slice(3), 16) : parseInt(text.slice(2), 10));
