// Decodes binary digits, eight to a byte, with whitespace anywhere between them.
import { firstInvalid } from '../../lib/first-invalid';
import { InputError } from '../../lib/input-error';
import type { ByteTransform } from '../../lib/transform';
import { Utf8Checker } from '../../lib/utf8-checker';
import { badCharacter, isAsciiSpace, isPrefixMark, message, WideCharacter } from './characters';

const ZERO = 0x30;
const EMPTY = new Uint8Array(0);

export class BitsToBytes implements ByteTransform {
  readonly #wide = new WideCharacter();
  readonly #utf8 = new Utf8Checker();
  #bits = 0;
  /** Characters that are neither binary digits nor whitespace. */
  #others = 0;
  #byte = 0;
  /** The start of the current byte, and the first invalid character. */
  #byteStart = 0;
  #badAt: number | undefined;
  #badByte: number | undefined;
  #wideStart = 0;
  /** Bits before the current group. */
  #groupStart = 0;
  #hasOddGroup = false;
  #before = 0;
  #out = new Uint8Array(0);
  #notUtf8At: number | undefined;

  /** The offset of the first byte of the result that isn't UTF-8. Known after the end. */
  get notUtf8At(): number | undefined {
    return this.#notUtf8At;
  }

  /** Whether whitespace separates groups that are neither whole bytes nor even parts of one. Known after the end. */
  get hasOddGroups(): boolean {
    return this.#hasOddGroup && this.#groupStart > 0;
  }

  push(bytes: Uint8Array): Uint8Array {
    const most = (bytes.length >> 3) + 1;
    if (this.#out.length < most) this.#out = new Uint8Array(most);
    const out = this.#out;
    let to = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      const bit = byte - ZERO;
      if ((bit !== 0 && bit !== 1) || this.#wide.isOpen) {
        this.#takeOther(byte, this.#before + at);
        continue;
      }
      if ((this.#bits & 7) === 0) this.#byteStart = this.#before + at;
      this.#byte = (this.#byte << 1) | bit;
      if ((++this.#bits & 7) === 0) out[to++] = this.#byte & 0xff;
    }
    this.#before += bytes.length;
    // After an invalid character, the rest is read only to complete the message.
    if (this.#badAt !== undefined) return EMPTY;
    const result = out.subarray(0, to);
    this.#notUtf8At ??= this.#utf8.check(result);
    return result;
  }

  /** Throws InputError. The specification reports a wrong length before a wrong character. */
  end(): Uint8Array {
    if (this.#wide.isOpen) this.#bad(this.#wideStart);
    if (this.#bits > this.#groupStart && this.#groupStart > 0) this.#endGroup();
    const left = this.#bits & 7;
    const wholeBytes = left === 0 && (this.#bits > 0 || this.#others === 0);
    if (!wholeBytes && (this.#bits + this.#others) % 8 !== 0) throw this.#badLength(left);
    if (this.#badAt !== undefined) throw badCharacter(this.#badAt, this.#badByte);
    this.#notUtf8At ??= this.#utf8.end();
    return EMPTY;
  }

  #badLength(extra: number) {
    const counts = { bits: this.#bits, extra, missing: 8 - extra };
    return new InputError(this.#badAt ?? this.#byteStart, (place) => {
      const first = firstInvalid(place, this.#badByte);
      if (extra === 0) return message('noBits', { first });
      if (this.#badAt !== undefined) return message('unfinishedByteBadCharacter', { ...counts, first });
      return message(this.#hasOddGroup ? 'unfinishedByteOfGroups' : 'unfinishedByte', { ...counts, place });
    });
  }

  #takeOther(byte: number, offset: number) {
    if (!this.#wide.isOpen) {
      if (isAsciiSpace(byte)) return this.#endGroup();
      this.#wideStart = offset;
      if (byte < 0x80) return this.#takeLetter(byte, offset);
    }
    const wide = this.#wide.take(byte);
    if (wide === 'bad') this.#bad(this.#wideStart);
    if (wide === 'space') this.#endGroup();
  }

  /** `0b` before a group is notation (C++, Python); its 0 is not a bit. */
  #takeLetter(letter: number, offset: number) {
    const isPrefix = isPrefixMark(letter) && this.#bits - this.#groupStart === 1 && (this.#byte & 1) === 0;
    // The 0 may have completed a byte only if the groups aren't bytes.
    if (!isPrefix || (this.#bits & 7) === 0) return this.#bad(offset, letter);
    this.#bits--;
    this.#byte >>= 1;
  }

  #endGroup() {
    const width = this.#bits - this.#groupStart;
    if ((width & 7) !== 0 && 8 % width !== 0) this.#hasOddGroup = true;
    this.#groupStart = this.#bits;
  }

  #bad(offset: number, byte?: number) {
    if (this.#badAt === undefined) [this.#badAt, this.#badByte] = [offset, byte];
    this.#others++;
  }
}
