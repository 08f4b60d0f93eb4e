// Characters beyond ASCII among digits: whitespace is tolerated, and anything else is invalid.
import { messagesOf } from '../../contract/run/message';
import { decodeAt } from '../../lib/decode-utf8';
import { firstInvalid } from '../../lib/first-invalid';
import { InputError } from '../../lib/input-error';
import { Utf8Sequence } from '../../lib/utf8-checker';
import { isWhiteSpace } from '../../lib/white-space';
import type { messages } from './messages';

/** Makes a message of this kernel. */
export const message = messagesOf<typeof messages>('binary-converter');

const LONGEST = 4;

/** `more`: the character continues in the next byte. `bad`: it isn't whitespace, or isn't UTF-8. */
export type Wide = 'more' | 'space' | 'bad';

/** Reads a character byte by byte, so that it may span chunks. */
export class WideCharacter {
  readonly #bytes = new Uint8Array(LONGEST);
  #length = 0;
  #sequence = new Utf8Sequence();

  /** Whether a character is incomplete. */
  get isOpen(): boolean {
    return this.#length > 0;
  }

  /** The bytes of the last character. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  take(byte: number): Wide {
    const isSound = this.#sequence.accept(byte);
    if (!isSound) return this.#close('bad');
    this.#bytes[this.#length++] = byte;
    if (!this.#sequence.isWhole) return 'more';
    const codePoint = decodeAt(this.#bytes, 0, this.#length) >> 3;
    return this.#close(isWhiteSpace(codePoint) ? 'space' : 'bad');
  }

  #close(wide: Wide): Wide {
    this.#length = 0;
    this.#sequence = new Utf8Sequence();
    return wide;
  }
}

/** `byte`: the character, if it is of ASCII. */
export const badCharacter = (offset: number, byte?: number) =>
  new InputError(offset, (place) => message('badCharacter', { first: firstInvalid(place, byte) }));

export const isAsciiSpace = (byte: number) => byte === 0x20 || (byte >= 9 && byte <= 13);

/** The b of `0b`, which marks binary digits in most programming languages. */
export const isPrefixMark = (byte: number) => byte === 0x62 || byte === 0x42;
