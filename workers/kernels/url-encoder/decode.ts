// Percent-decodes bytes in arbitrary chunks, which may split an escape or a character.
import { byteSet, HEX_VALUES } from '../../lib/byte-table';
import { InputError } from '../../lib/input-error';
import type { ByteTransform } from '../../lib/transform';
import { Utf8Sequence } from '../../lib/utf8-checker';
import { messagesOf } from '../../contract/run/message';
import type { messages } from './messages';
import type { UrlScope } from './spec';

const message = messagesOf<typeof messages>('url-encoder');

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;

/** Escapes that decodeURI keeps, because decoding them would change what the URL means (ECMA-262, "decodeURI"). */
const LEFT_ALONE = byteSet(';/?:@&=+$,#');

export class UrlDecoder implements ByteTransform {
  readonly #form: boolean;
  readonly #whole: boolean;
  /** The characters that escapes form. Unescaped bytes are never part of them. */
  readonly #character = new Utf8Sequence();
  #characterStart = 0;
  /** Bytes of an incomplete escape: none, the percent sign, or that and a digit. */
  #escape = 0;
  #escapeStart = 0;
  #firstDigit = 0;
  #before = 0;
  #out = new Uint8Array(0);

  constructor(scope: UrlScope) {
    this.#form = scope === 'form';
    this.#whole = scope === 'whole';
  }

  push(chunk: Uint8Array): Uint8Array {
    // Never larger than the input plus an escape that a chunk boundary split.
    if (this.#out.length < chunk.length + 3) this.#out = new Uint8Array(chunk.length + 3);
    const out = this.#out;
    let to = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (this.#escape > 0) to = this.#goOn(byte, to);
      else if (byte === PERCENT) this.#begin(this.#before + at);
      else {
        if (!this.#character.isWhole) throw this.#badCharacter();
        out[to++] = byte === PLUS && this.#form ? SPACE : byte;
      }
    }
    this.#before += chunk.length;
    return out.subarray(0, to);
  }

  /** Throws InputError if the text ends inside an escape or a character. */
  end(): Uint8Array {
    if (this.#escape > 0) throw this.#badEscape();
    if (!this.#character.isWhole) throw this.#badCharacter();
    return new Uint8Array(0);
  }

  #begin(offset: number) {
    this.#escape = 1;
    this.#escapeStart = offset;
  }

  #goOn(byte: number, to: number): number {
    const value = HEX_VALUES[byte] ?? -1;
    if (value < 0) throw this.#badEscape();
    if (this.#escape === 1) {
      this.#escape = 2;
      this.#firstDigit = byte;
      return to;
    }
    this.#escape = 0;
    const decoded = ((HEX_VALUES[this.#firstDigit] ?? 0) << 4) | value;
    if (this.#character.isWhole) this.#characterStart = this.#escapeStart;
    if (!this.#character.accept(decoded)) throw this.#badCharacter();
    if (!this.#whole || LEFT_ALONE[decoded] === 0) {
      this.#out[to] = decoded;
      return to + 1;
    }
    this.#out.set([PERCENT, this.#firstDigit, byte], to);
    return to + 3;
  }

  #badEscape() {
    return new InputError(this.#escapeStart, (place) => message('badEscape', { place }));
  }

  #badCharacter() {
    return new InputError(this.#characterStart, (place) => message('badCharacter', { place }));
  }
}
