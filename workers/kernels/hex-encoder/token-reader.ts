// Reads bytes with separators or prefixes: commas, colons, 0x, \x, &H (Basic), $ (Pascal). Every run of digits is a token, which must be whole bytes. A
// single digit is a byte only if a prefix or a delimiter other than whitespace marks it.
import { isHexWhiteSpace } from '../../../wasm/base-n/hex';
import { byteSet, HEX_VALUES } from '../../lib/byte-table';
import type { DecodedOutput } from '../../lib/decoded-output';
import { InputError } from '../../lib/input-error';
import { badCharacter, message, NOTES, type HexReader, type Notes } from './hex-reader';

/** Braces and quotes surround the bytes of arrays and strings in code. */
const DELIMITERS = byteSet(',;:-{}[]"');
const X = byteSet('xX');
const H = byteSet('hH');
const BACKSLASH = 0x5c;
const AMPERSAND = 0x26;
const DOLLAR = 0x24;
const ZERO = 0x30;

/** The first characters of prefixes. */
const SIGNS = byteSet('\\&$');

/** Whether tokens may begin at a character that isn't a digit. `rest` is the preceding digit that is half a byte, if any. */
export const beginsTokens = (character: number, rest: Uint8Array) =>
  DELIMITERS[character] === 1 || SIGNS[character] === 1 || (X[character] === 1 && rest[0] === ZERO);

const OUTPUT_BYTES = 64 * 1024;

export class TokenReader implements HexReader {
  readonly #output: DecodedOutput;
  readonly #notes: Notes;
  readonly #buffer = new Uint8Array(OUTPUT_BYTES);
  readonly #delimiters = new Set<string>();
  #filled = 0;
  /** Digits of the current token, the last one's value, and the token's offset. */
  #digits: number;
  #half: number;
  #start = 0;
  #hasPrefix = false;
  /** A prefix has begun (`\` or `&`), or is complete without a digit so far (`x`). */
  #awaits: '' | 'x' | 'h' | 'digit' = '';
  /** The last `&` may be the type sign after a number, as in `&H55&`. */
  #mayEnd = false;
  /** The last character that isn't a digit. */
  #sign = 0;
  /** Whether the token begins at more than whitespace: the start of the text, or a delimiter. */
  #isMarkedOff: boolean;

  /** `rest` is the digit before `offset` that is half a byte, if there is one. `isFirst` means that nothing comes before it. */
  constructor(output: DecodedOutput, notes: Notes, rest: Uint8Array, isFirst: boolean, offset: number) {
    this.#output = output;
    this.#notes = notes;
    this.#digits = rest.length;
    this.#half = HEX_VALUES[rest[0] ?? 0] ?? -1;
    this.#isMarkedOff = isFirst;
    this.#start = offset - rest.length;
  }

  async take(text: Uint8Array, offset: number): Promise<void> {
    for (let at = 0; at < text.length; at++) {
      const character = text[at] ?? 0;
      const value = HEX_VALUES[character] ?? -1;
      if (value >= 0 && this.#awaits !== 'x' && this.#awaits !== 'h') this.#digit(value, offset + at);
      else this.#other(character, offset + at);
      if (this.#filled === OUTPUT_BYTES) await this.#flush();
    }
  }

  async finish(end: number): Promise<void> {
    if (this.#awaits === 'h' && this.#mayEnd) this.#awaits = '';
    if (this.#awaits !== '') throw badCharacter(end);
    this.#endToken();
    if (this.#delimiters.size > 0)
      this.#notes.add(message('delimiters', { characters: [...this.#delimiters].join(' ') }));
    await this.#flush();
  }

  #digit(value: number, offset: number): void {
    this.#awaits = '';
    if (this.#digits === 0) this.#start = offset;
    this.#digits++;
    if (this.#digits % 2 === 1) this.#half = value;
    else this.#buffer[this.#filled++] = this.#half * 16 + value;
  }

  #other(character: number, offset: number): void {
    const isX = X[character] === 1;
    if (this.#awaits === 'h' && this.#mayEnd && H[character] !== 1) this.#awaits = '';
    if (this.#awaits === 'x' || this.#awaits === 'h') {
      if (!(this.#awaits === 'x' ? isX : H[character] === 1)) throw badCharacter(offset - 1, this.#sign);
      this.#awaits = 'digit';
    } else if (this.#awaits === 'digit') {
      throw badCharacter(offset - 1, this.#sign);
    } else if (isX && this.#endsInZero()) {
      this.#digits--;
      this.#endToken();
      this.#beginPrefix('digit');
    } else if (character === BACKSLASH) {
      this.#endToken();
      this.#beginPrefix('x');
    } else if (character === AMPERSAND) {
      this.#mayEnd = this.#digits > 0 && this.#hasPrefix;
      this.#endToken();
      this.#beginPrefix('h');
    } else if (character === DOLLAR) {
      this.#endToken();
      this.#beginPrefix('digit');
    } else if (DELIMITERS[character] === 1) {
      this.#endToken();
      this.#isMarkedOff = true;
      this.#delimiters.add(String.fromCharCode(character));
    } else if (isHexWhiteSpace(character)) {
      this.#endToken();
    } else {
      throw badCharacter(offset, character);
    }
    this.#sign = character;
  }

  #beginPrefix(awaits: 'x' | 'h' | 'digit'): void {
    this.#hasPrefix = true;
    this.#awaits = awaits;
    this.#notes.add(NOTES.prefixes);
  }

  /** The 0 of a prefix was read as a digit, either as the first of its token or as an extra one after whole bytes. */
  #endsInZero(): boolean {
    return this.#half === 0 && (this.#digits === 1 ? !this.#hasPrefix : this.#digits % 2 === 1);
  }

  #endToken(): void {
    if (this.#digits % 2 === 1) {
      if (this.#digits > 1 || !(this.#hasPrefix || this.#isMarkedOff)) throw oddToken(this.#start);
      this.#notes.add(NOTES.singleDigits);
      this.#buffer[this.#filled++] = this.#half;
    }
    if (this.#digits > 0) this.#isMarkedOff = false;
    this.#digits = 0;
    this.#hasPrefix = false;
  }

  async #flush(): Promise<void> {
    await this.#output.write(this.#buffer.subarray(0, this.#filled));
    this.#filled = 0;
  }
}

const oddToken = (offset: number) => new InputError(offset, (place) => message('oddGroup', { place }));
