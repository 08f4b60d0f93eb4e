// Reads a JSON string (RFC 8259, section 7), or the escaped text of one without its quotation marks.
import type { Message } from '../../contract/run/message';
import { HEX_VALUES } from '../../lib/byte-table';
import { isHighSurrogate, isLowSurrogate } from '../../lib/surrogates';
import { NOTES, plainError, type Decoding } from './coding';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;

/** JSON’s whitespace (RFC 8259, section 2). */
const isWhiteSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** What the second character of an escape means. */
const MEANINGS: ReadonlyMap<number, number> = new Map(
  Object.entries({ '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(
    ([letter, character]) => [letter.charCodeAt(0), character.charCodeAt(0)],
  ),
);

const FIRST_CHARACTER = /^[\t\n\r ]*(.?)/s;

/** Whether a text begins with a quotation mark, by its first bytes. */
const isQuoted = (head: Uint8Array) => FIRST_CHARACTER.exec(String.fromCharCode(...head))?.[1] === '"';

export class JsonStringDecoder implements Decoding {
  readonly notes = new Set<Message>();
  readonly #quoted: boolean;
  /** Before the opening quotation mark, in the text, after a backslash, within four digits, and after the closing mark. */
  #state: 'before' | 'text' | 'backslash' | 'digits' | 'after';
  #out = new Uint8Array();
  #to = 0;
  #escapeAt = 0;
  #unit = 0;
  #digits = 0;
  /** The first half of a character, which the next escape must complete. */
  #high: { readonly at: number; readonly unit: number } | undefined;
  /** A line break or tab without an escape. At the end of the text, it needs no note. */
  #hasBreak = false;

  /** @param head the first bytes of the text */
  constructor(head: Uint8Array) {
    this.#quoted = isQuoted(head);
    this.#state = this.#quoted ? 'before' : 'text';
  }

  take(text: Uint8Array, offset: number): Uint8Array {
    // An escape becomes shorter, and of one before the text up to three bytes are still to be written.
    const most = text.length + 4;
    if (this.#out.length < most) this.#out = new Uint8Array(most);
    this.#to = 0;
    for (let at = 0; at < text.length; at++) {
      const byte = text[at] ?? 0;
      if (this.#state === 'text' && byte >= 0x20 && byte !== QUOTE && byte !== BACKSLASH) {
        if (this.#high) throw this.#half(this.#high.at);
        if (this.#hasBreak) this.notes.add(NOTES.rawBreaks);
        this.#out[this.#to++] = byte;
      } else this.#takeOther(byte, offset + at);
    }
    return this.#out.subarray(0, this.#to);
  }

  end(offset: number): Uint8Array {
    if (this.#state === 'backslash' || this.#state === 'digits') throw plainError('badJsonEscape', this.#escapeAt);
    if (this.#high) throw this.#half(this.#high.at);
    if (this.#quoted && this.#state !== 'after') throw plainError('notClosed', offset);
    return new Uint8Array();
  }

  #takeOther(byte: number, offset: number): void {
    switch (this.#state) {
      case 'before':
        if (byte === QUOTE) this.#state = 'text';
        return;
      case 'after':
        if (!isWhiteSpace(byte)) throw plainError('afterQuote', offset);
        return;
      case 'text':
        return this.#takeSpecial(byte, offset);
      case 'backslash':
        return this.#takeEscape(byte);
      case 'digits':
        return this.#takeDigit(byte);
    }
  }

  #takeSpecial(byte: number, offset: number): void {
    if (byte === BACKSLASH) {
      if (this.#hasBreak) this.notes.add(NOTES.rawBreaks);
      this.#state = 'backslash';
      this.#escapeAt = offset;
      return;
    }
    if (this.#high) throw this.#half(this.#high.at);
    if (byte === QUOTE) {
      if (!this.#quoted) throw plainError('rawQuote', offset);
      this.#state = 'after';
      return;
    }
    if (this.#quoted || !isWhiteSpace(byte)) throw plainError('rawControl', offset);
    this.#hasBreak = true;
    this.#out[this.#to++] = byte;
  }

  #takeEscape(letter: number): void {
    if (letter === LETTER_U) {
      this.#state = 'digits';
      this.#unit = 0;
      this.#digits = 0;
      return;
    }
    const meaning = MEANINGS.get(letter);
    if (meaning === undefined) throw plainError('badJsonEscape', this.#escapeAt);
    if (this.#high) throw this.#half(this.#high.at);
    this.#out[this.#to++] = meaning;
    this.#state = 'text';
  }

  #takeDigit(byte: number): void {
    const value = HEX_VALUES[byte] ?? -1;
    if (value < 0) throw plainError('badJsonEscape', this.#escapeAt);
    this.#unit = this.#unit * 16 + value;
    if (++this.#digits < 4) return;
    this.#state = 'text';
    const high = this.#high;
    this.#high = undefined;
    if (isLowSurrogate(this.#unit)) {
      if (!high) throw this.#half(this.#escapeAt);
      this.#write(0x10000 + ((high.unit & 0x3ff) << 10) + (this.#unit & 0x3ff));
    } else if (high) throw this.#half(high.at);
    else if (isHighSurrogate(this.#unit)) this.#high = { at: this.#escapeAt, unit: this.#unit };
    else this.#write(this.#unit);
  }

  /** As UTF-8 (RFC 3629, section 3). */
  #write(character: number): void {
    const out = this.#out;
    if (character < 0x80) {
      out[this.#to++] = character;
      return;
    }
    const more = character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
    out[this.#to++] = ((0xf80 >> more) & 0xff) | (character >> (more * 6));
    for (let shift = (more - 1) * 6; shift >= 0; shift -= 6) out[this.#to++] = 0x80 | ((character >> shift) & 0x3f);
  }

  #half(offset: number) {
    return plainError('halfCharacter', offset);
  }
}
