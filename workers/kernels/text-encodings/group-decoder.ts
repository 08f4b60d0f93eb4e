// Decodes text in groups of digits, such as the eight digits of Base32: whole groups fast, and all else digit by digit.
import type { InText, Message } from '../../contract/run/message';
import { byteSet } from '../../lib/byte-table';
import { invalidAt, message, NOTES, type Decoding } from './coding';
import type { EncodingName } from './spec';

/** The same as in Base64. */
const WHITE_SPACE = byteSet('\t\n\f\r ');

type Errors = 'badPadding' | 'afterPadding' | 'oneLeft' | 'tooLarge' | 'badZero' | 'noEnd' | 'afterEnd' | 'z85Length';

export abstract class GroupDecoder implements Decoding {
  readonly notes = new Set<Message>();
  readonly #name: Message;
  /** Each byte's value as a digit; -1 for any other byte. */
  protected readonly values: Int8Array;
  readonly #groupDigits: number;
  readonly #groupBytes: number;
  protected out = new Uint8Array();
  /** The digits of an incomplete group, and where it begins. */
  protected held: number[] = [];
  protected heldAt = 0;
  /** After the padding or the end of a frame, no digit may follow. */
  protected isClosed = false;
  #hasData = false;
  #hasGap = false;

  /** @param group the digits of a group, and the bytes that they are */
  constructor(
    name: Extract<EncodingName, 'base32' | 'base32hex' | 'crockford' | 'ascii85' | 'z85'>,
    values: Int8Array,
    group: { readonly digits: number; readonly bytes: number },
  ) {
    this.#name = message(name);
    this.values = values;
    this.#groupDigits = group.digits;
    this.#groupBytes = group.bytes;
  }

  take(text: Uint8Array, offset: number): Uint8Array {
    const most = this.room(text.length);
    if (this.out.length < most) this.out = new Uint8Array(most);
    let to = 0;
    for (let at = 0; at < text.length;) {
      if (this.held.length === 0 && !this.isClosed) {
        const end = this.groups(text, at, to);
        if (end > at) {
          this.#sawData();
          to += ((end - at) / this.#groupDigits) * this.#groupBytes;
          at = end;
          continue;
        }
      }
      to = this.#takeOne(text[at] ?? 0, offset + at, to);
      at++;
    }
    return this.out.subarray(0, to);
  }

  abstract end(offset: number): Uint8Array;

  /** The most bytes that so many characters and the held ones can be. */
  protected abstract room(characters: number): number;
  /** Decodes whole groups from `at`, up to one that has another character in it. Returns where it stopped. */
  protected abstract groups(text: Uint8Array, at: number, to: number): number;
  /** Decodes the held digits, which are a group. Returns the output's next position. */
  protected abstract group(to: number): number;
  /** Takes a character that is neither a digit nor whitespace. Returns the output's next position. */
  protected abstract other(byte: number, offset: number, to: number): number;

  #takeOne(byte: number, offset: number, to: number): number {
    if (WHITE_SPACE[byte] === 1) {
      this.#hasGap = this.#hasData;
      return to;
    }
    const value = this.values[byte] ?? -1;
    if (value < 0 || this.isClosed) {
      const next = this.other(byte, offset, to);
      this.#sawData();
      return next;
    }
    this.#sawData();
    return this.digit(value, offset, to);
  }

  protected digit(value: number, offset: number, to: number): number {
    if (this.held.length === 0) this.heldAt = offset;
    this.held.push(value);
    if (this.held.length < this.#groupDigits) return to;
    const next = this.group(to);
    this.held = [];
    return next;
  }

  /** Whitespace around the text needs no note. */
  #sawData(): void {
    this.#hasData = true;
    if (this.#hasGap) this.notes.add(NOTES.whiteSpace);
  }

  protected invalid(key: Errors, offset: number) {
    return invalidAt(offset, (place) => message(key, { encoding: this.#name, place }));
  }

  protected badCharacter(byte: number, offset: number) {
    const isShown = byte > 0x20 && byte < 0x7f;
    const encoding = this.#name;
    return invalidAt(offset, (place: InText) =>
      isShown
        ? message('badCharacter', { encoding, character: String.fromCharCode(byte), place })
        : message('badHiddenCharacter', { encoding, place }),
    );
  }
}

/** The values of an alphabet's digits; -1 for any other byte. */
export function valuesOf(alphabet: string): Int8Array {
  const values = new Int8Array(256).fill(-1);
  for (let value = 0; value < alphabet.length; value++) values[alphabet.charCodeAt(value)] = value;
  return values;
}
