// Binary digits, eight to a byte, with white space anywhere between them.
import { Fault } from '../../lib/fault';
import type { ByteTransform } from '../../lib/transform';
import { Utf8Checker } from '../../lib/utf8-checker';
import { isAsciiSpace, WideCharacter } from './characters';
import { MESSAGES } from './spec';

const ZERO = 0x30;
const EMPTY = new Uint8Array(0);

export class BitsToBytes implements ByteTransform {
  readonly #wide = new WideCharacter();
  readonly #utf8 = new Utf8Checker();
  /** Characters that are no white space. */
  #count = 0;
  #byte = 0;
  /** Where the byte that is being read began, and where the first character stood that is no binary digit. */
  #byteStart = 0;
  #badAt: number | undefined;
  #wideStart = 0;
  #before = 0;
  #out = new Uint8Array(0);
  #notUtf8At: number | undefined;

  /** Offset in the result of its first byte that is not UTF-8; known after the end. */
  get notUtf8At(): number | undefined {
    return this.#notUtf8At;
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
        if (this.#wide.isOpen || !isAsciiSpace(byte)) this.#takeOther(byte, this.#before + at);
        continue;
      }
      if ((this.#count & 7) === 0) this.#byteStart = this.#before + at;
      this.#byte = (this.#byte << 1) | bit;
      if ((++this.#count & 7) === 0) out[to++] = this.#byte & 0xff;
    }
    this.#before += bytes.length;
    // Once there is a fault, only its words are still to be found.
    if (this.#badAt !== undefined) return EMPTY;
    const result = out.subarray(0, to);
    this.#notUtf8At ??= this.#utf8.check(result);
    return result;
  }

  /** Throws Fault. As in the specification a wrong length is told before a wrong character, and both where there are both. */
  end(): Uint8Array {
    if (this.#wide.isOpen) this.#bad(this.#wideStart);
    const left = this.#count & 7;
    const badAt = this.#badAt;
    const wrong = (place: string) => `The first invalid character is at ${place}.`;
    if (left > 0) {
      const excess = `There are ${this.#count}: ${left} too many, or ${8 - left} too few`;
      throw new Fault(badAt ?? this.#byteStart, (place) =>
        badAt === undefined
          ? `${MESSAGES.badLength} ${excess}. The last, unfinished byte begins at ${place}.`
          : `${MESSAGES.badLength} ${excess}. Only 0 and 1 are allowed. ${wrong(place)}`,
      );
    }
    if (badAt !== undefined) throw new Fault(badAt, (place) => `${MESSAGES.badCharacters} ${wrong(place)}`);
    this.#notUtf8At ??= this.#utf8.end();
    return EMPTY;
  }

  #takeOther(byte: number, offset: number) {
    if (!this.#wide.isOpen) this.#wideStart = offset;
    if (byte < 0x80 && !this.#wide.isOpen) return this.#bad(offset);
    if (this.#wide.take(byte) === 'bad') this.#bad(this.#wideStart);
  }

  #bad(offset: number) {
    if ((this.#count & 7) === 0) this.#byteStart = offset;
    this.#badAt ??= offset;
    this.#count++;
  }
}
