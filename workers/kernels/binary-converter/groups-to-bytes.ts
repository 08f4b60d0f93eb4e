// Binary digits in groups, each the code of one character, as in 7-bit ASCII or from JavaScript's `toString(2)`.
import { InputError } from '../../lib/input-error';
import type { ByteTransform } from '../../lib/transform';
import { Utf8Checker } from '../../lib/utf8-checker';
import { badCharacter, isAsciiSpace, isPrefixMark, message, WideCharacter } from './characters';

/** `byte`: a group is a byte of UTF-8. `code`: it is a code point, or half of a surrogate pair. */
export type Unit = 'byte' | 'code';

/** The number of bits of the largest code point, U+10FFFF. */
const MOST_BITS = 21;
/** Groups that can't be bytes or even parts of a byte, and are long enough for a character. */
const isCharacterWidth = (width: number) => width > 4 && width <= MOST_BITS && width % 8 !== 0;

const PREFIX = /^0b/i;

/** The groups of a text of binary digits, without the last one if it may be cut. */
function groupsIn(head: string, isWhole: boolean): readonly string[] {
  const groups = head.split(/[\s\uFEFF]+/u);
  if (!isWhole) groups.pop();
  return groups.filter((group) => group !== '').map((group) => group.replace(PREFIX, ''));
}

/**
 * Whether the groups at the start of a text are characters: all of one width that doesn't fit into bytes, or of different
 * widths without leading zeros. Random whitespace within bytes hardly ever looks like this.
 */
export function areCharacters(head: string, isWhole: boolean): boolean {
  const groups = groupsIn(head, isWhole);
  const [first] = groups;
  if (first === undefined || groups.length < 2 || !groups.every((group) => /^[01]+$/.test(group))) return false;
  if (groups.every(({ length }) => length === first.length)) return isCharacterWidth(first.length);
  return (
    groups.some(({ length }) => isCharacterWidth(length)) &&
    groups.every(({ length }) => length > 3 && length <= MOST_BITS) &&
    groups.every((group) => group.startsWith('1'))
  );
}

/** The bytes, if they are UTF-8. */
export function unitOf(head: string, isWhole: boolean): Unit {
  const codes = groupsIn(head, isWhole).map((group) => parseInt(group, 2));
  if (codes.some((code) => code > 0xff)) return 'code';
  const utf8 = new Utf8Checker();
  const isUtf8 = utf8.check(Uint8Array.from(codes)) === undefined && (!isWhole || utf8.end() === undefined);
  return isUtf8 ? 'byte' : 'code';
}

export class GroupsToBytes implements ByteTransform {
  readonly #unit: Unit;
  readonly #wide = new WideCharacter();
  readonly #utf8 = new Utf8Checker();
  readonly #encoder = new TextEncoder();
  #code = 0;
  #width = 0;
  #groupStart = 0;
  #wideStart = 0;
  /** The first half of a surrogate pair and its place. */
  #half: { readonly code: number; readonly at: number } | undefined;
  #before = 0;
  #out = new Uint8Array(0);
  #to = 0;
  #notUtf8At: number | undefined;

  constructor(unit: Unit) {
    this.#unit = unit;
  }

  /** The offset of the first byte of the result that isn't UTF-8. Known after the end. */
  get notUtf8At(): number | undefined {
    return this.#notUtf8At;
  }

  push(bytes: Uint8Array): Uint8Array {
    // A character of one digit and a space becomes one byte. A longer one never becomes more bytes than it has digits.
    if (this.#out.length < bytes.length + 4) this.#out = new Uint8Array(bytes.length + 4);
    this.#to = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      const bit = byte - 0x30;
      if ((bit === 0 || bit === 1) && !this.#wide.isOpen) this.#takeBit(bit, this.#before + at);
      else this.#takeOther(byte, this.#before + at);
    }
    this.#before += bytes.length;
    return this.#checked();
  }

  /** Throws InputError. */
  end(): Uint8Array {
    this.#to = 0;
    if (this.#out.length < 4) this.#out = new Uint8Array(4);
    if (this.#wide.isOpen) throw badCharacter(this.#wideStart);
    this.#endGroup();
    if (this.#half) throw notCharacter(this.#half.at);
    const result = this.#checked();
    this.#notUtf8At ??= this.#utf8.end();
    return result;
  }

  #checked(): Uint8Array {
    const result = this.#out.subarray(0, this.#to);
    this.#notUtf8At ??= this.#utf8.check(result);
    return result;
  }

  #takeBit(bit: number, offset: number) {
    if (this.#width === 0) this.#groupStart = offset;
    this.#code = this.#code * 2 + bit;
    if (++this.#width > MOST_BITS) {
      throw new InputError(this.#groupStart, (place) => message('longGroup', { place, limit: MOST_BITS }));
    }
  }

  #takeOther(byte: number, offset: number) {
    if (!this.#wide.isOpen) {
      if (isAsciiSpace(byte)) return this.#endGroup();
      this.#wideStart = offset;
      if (byte < 0x80) return this.#takeLetter(byte, offset);
    }
    const wide = this.#wide.take(byte);
    if (wide === 'bad') throw badCharacter(this.#wideStart);
    if (wide === 'space') this.#endGroup();
  }

  /** `0b` before a group is notation; its 0 is not a bit. */
  #takeLetter(letter: number, offset: number) {
    if (!isPrefixMark(letter) || this.#width !== 1 || this.#code !== 0) throw badCharacter(offset, letter);
    this.#width = 0;
  }

  #endGroup() {
    if (this.#width === 0) return;
    const [code, at] = [this.#code, this.#groupStart];
    this.#code = 0;
    this.#width = 0;
    if (this.#unit === 'code') return this.#writeCode(code, at);
    if (code > 0xff) {
      throw new InputError(at, (place) => message('largeGroup', { place }));
    }
    this.#out[this.#to++] = code;
  }

  #writeCode(code: number, at: number) {
    const isSecond = code >= 0xdc00 && code <= 0xdfff;
    if (code > 0x10ffff || isSecond !== (this.#half !== undefined)) throw notCharacter(this.#half?.at ?? at);
    if (code >= 0xd800 && code <= 0xdbff) {
      this.#half = { code, at };
      return;
    }
    const text = this.#half ? String.fromCharCode(this.#half.code, code) : String.fromCodePoint(code);
    this.#half = undefined;
    this.#to += this.#encoder.encodeInto(text, this.#out.subarray(this.#to)).written;
  }
}

const notCharacter = (offset: number) => new InputError(offset, (place) => message('notCharacter', { place }));
