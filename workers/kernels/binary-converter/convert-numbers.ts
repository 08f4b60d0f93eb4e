// Converts every number of a text. The whitespace around them stays the same.
import { firstInvalid } from '../../lib/first-invalid';
import { InputError } from '../../lib/input-error';
import type { ByteTransform } from '../../lib/transform';
import { isAsciiSpace, message, WideCharacter } from './characters';
import type { NumberForm } from './numbers';

const MINUS = 0x2d;
const PLUS = 0x2b;
const FIRST_DIGITS = 256;
/** To JavaScript, a byte order mark is whitespace. Among digits it has no meaning. */
const MARK_LEAD = 0xef;

const latin1 = new TextDecoder('latin1');
const utf8 = new TextEncoder();

const isLineBreak = (byte: number) => byte === 0x0a || byte === 0x0d;

export class ConvertNumbers implements ByteTransform {
  readonly #form: NumberForm;
  readonly #onePerLine: boolean;
  readonly #wide = new WideCharacter();
  #wideStart = 0;
  #digits = new Uint8Array(FIRST_DIGITS);
  #length = 0;
  #sign = 0;
  #isOpen = false;
  #numberStart = 0;
  #before = 0;
  #out = new Uint8Array(0);
  #to = 0;

  constructor(form: NumberForm, onePerLine: boolean) {
    this.#form = form;
    this.#onePerLine = onePerLine;
  }

  push(bytes: Uint8Array): Uint8Array {
    this.#to = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte >= 0x80 || this.#wide.isOpen) this.#takeWide(byte, this.#before + at);
      else if (isAsciiSpace(byte)) this.#takeSpace(byte);
      else this.#takeDigit(byte, this.#before + at);
    }
    this.#before += bytes.length;
    return this.#out.subarray(0, this.#to);
  }

  end(): Uint8Array {
    this.#to = 0;
    if (this.#wide.isOpen) throw this.#badDigit(this.#wideStart);
    this.#finish();
    return this.#out.subarray(0, this.#to);
  }

  #takeSpace(byte: number) {
    if (this.#onePerLine && !isLineBreak(byte)) return;
    this.#finish();
    this.#room(1);
    this.#out[this.#to++] = byte;
  }

  #takeWide(byte: number, offset: number) {
    if (!this.#wide.isOpen) this.#wideStart = offset;
    const wide = this.#wide.take(byte);
    if (wide === 'bad') throw this.#badDigit(this.#wideStart);
    if (wide === 'more' || this.#onePerLine || this.#wide.bytes[0] === MARK_LEAD) return;
    this.#takeSpace(0x20);
  }

  #takeDigit(byte: number, offset: number) {
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#numberStart = offset;
      if (this.#form.takesSign && (byte === MINUS || byte === PLUS)) {
        this.#sign = byte;
        return;
      }
    }
    if (!this.#form.isDigit(byte)) throw this.#badDigit(offset, byte);
    if (this.#length === this.#form.limit) throw this.#tooLong();
    if (this.#length === this.#digits.length) this.#moreDigits();
    this.#digits[this.#length++] = byte;
  }

  #finish() {
    if (!this.#isOpen) return;
    if (this.#length === 0) throw this.#badDigit(this.#numberStart, this.#sign);
    const digits = latin1.decode(this.#digits.subarray(0, this.#length));
    const converted = this.#form.convert(this.#sign === MINUS, digits);
    if (typeof converted !== 'string') throw new InputError(this.#numberStart, converted);
    this.#room(converted.length);
    this.#to += utf8.encodeInto(converted, this.#out.subarray(this.#to)).written;
    this.#isOpen = false;
    this.#length = 0;
    this.#sign = 0;
  }

  #badDigit(offset: number, byte?: number) {
    return new InputError(offset, (place) => message(this.#form.badDigit, { first: firstInvalid(place, byte) }));
  }

  #tooLong() {
    const { limit } = this.#form;
    return new InputError(this.#numberStart, (place) => message('tooManyDigits', { place, limit }));
  }

  #moreDigits() {
    const larger = new Uint8Array(Math.min(this.#digits.length * 4, this.#form.limit));
    larger.set(this.#digits);
    this.#digits = larger;
  }

  #room(bytes: number) {
    if (this.#to + bytes <= this.#out.length) return;
    const larger = new Uint8Array((this.#to + bytes) * 2);
    larger.set(this.#out.subarray(0, this.#to));
    this.#out = larger;
  }
}
