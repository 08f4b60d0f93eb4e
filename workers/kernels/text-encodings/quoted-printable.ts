// Quoted-printable (RFC 2045, section 6.7) in both directions.
import type { Message } from '../../contract/run/message';
import { HEX_VALUES, UPPER_HEX } from '../../lib/byte-table';
import type { ByteTransform } from '../../lib/transform';
import { NOTES, plainError, type Decoding } from './coding';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const EQUALS = 0x3d;

/** A line has up to 76 characters, of which a soft line break takes one. */
const LONGEST_LINE = 75;

const isSpace = (byte: number) => byte === SPACE || byte === TAB;

/** Rule 2: 33–60 and 62–126. */
const LITERAL = Uint8Array.from({ length: 256 }, (_, byte) => (byte > SPACE && byte < 0x7f && byte !== EQUALS ? 1 : 0));

const SOFT_BREAKS = { crlf: Uint8Array.of(EQUALS, RETURN, LINE_FEED), lf: Uint8Array.of(EQUALS, LINE_FEED) } as const;

/** Line breaks, CRLF and LF, are kept. A carriage return alone is escaped. */
export class QuotedPrintableEncoder implements ByteTransform {
  readonly #softBreak: Uint8Array;
  #out = new Uint8Array();
  #to = 0;
  #column = 0;
  /** A space or tab is escaped at the end of a line, and a carriage return is kept before a line feed. */
  #held: number | undefined;

  /** @param head the first bytes of the text: soft line breaks are like its own line breaks */
  constructor(head: Uint8Array) {
    const feed = head.indexOf(LINE_FEED);
    this.#softBreak = feed >= 0 && head[feed - 1] !== RETURN ? SOFT_BREAKS.lf : SOFT_BREAKS.crlf;
  }

  push(bytes: Uint8Array): Uint8Array {
    this.#begin(bytes.length + 1);
    for (const byte of bytes) {
      if (this.#held !== undefined) this.#release(this.#held, byte);
      if (LITERAL[byte] === 1) {
        if (this.#column >= LONGEST_LINE) this.#breakLine();
        this.#out[this.#to++] = byte;
        this.#column++;
      } else if (isSpace(byte) || byte === RETURN) this.#held = byte;
      else if (byte === LINE_FEED) {
        this.#out[this.#to++] = LINE_FEED;
        this.#column = 0;
      } else this.#escape(byte);
    }
    return this.#out.subarray(0, this.#to);
  }

  end(): Uint8Array {
    this.#begin(1);
    if (this.#held !== undefined) this.#escape(this.#held);
    return this.#out.subarray(0, this.#to);
  }

  #begin(bytes: number): void {
    // An escape has three characters, and each may need a soft line break before it.
    const most = bytes * 6;
    if (this.#out.length < most) this.#out = new Uint8Array(most);
    this.#to = 0;
  }

  #release(held: number, next: number): void {
    this.#held = undefined;
    if (held === RETURN) {
      if (next === LINE_FEED) this.#out[this.#to++] = RETURN;
      else this.#escape(RETURN);
      return;
    }
    if (next === LINE_FEED || next === RETURN) return this.#escape(held);
    if (this.#column >= LONGEST_LINE) this.#breakLine();
    this.#out[this.#to++] = held;
    this.#column++;
  }

  #escape(byte: number): void {
    if (this.#column + 3 > LONGEST_LINE) this.#breakLine();
    this.#out[this.#to] = EQUALS;
    this.#out[this.#to + 1] = UPPER_HEX[byte >> 4] ?? 0;
    this.#out[this.#to + 2] = UPPER_HEX[byte & 15] ?? 0;
    this.#to += 3;
    this.#column += 3;
  }

  #breakLine(): void {
    this.#out.set(this.#softBreak, this.#to);
    this.#to += this.#softBreak.length;
    this.#column = 0;
  }
}

/** The most characters of a line in a mail (RFC 5322, section 2.1.1). No program adds more spaces to a line. */
const MOST_SPACES = 998;

export class QuotedPrintableDecoder implements Decoding {
  readonly notes = new Set<Message>();
  #out = new Uint8Array();
  #to = 0;
  /** In the text, after an equals sign, after its first digit, after spaces behind it, or after those and a carriage return. */
  #state: 'text' | 'equals' | 'digit' | 'spaces' | 'return' = 'text';
  #escapeAt = 0;
  #digit = 0;
  /** Spaces and tabs that may be at the end of a line. */
  #spaces: number[] = [];

  take(text: Uint8Array, offset: number): Uint8Array {
    const most = text.length + MOST_SPACES + 1;
    if (this.#out.length < most) this.#out = new Uint8Array(most);
    this.#to = 0;
    let all = 0;
    for (let at = 0; at < text.length; at++) {
      const byte = text[at] ?? 0;
      all |= byte;
      if (this.#state !== 'text') this.#goOn(byte);
      else if (byte === EQUALS) {
        this.#writeSpaces();
        this.#state = 'equals';
        this.#escapeAt = offset + at;
      } else if (isSpace(byte)) this.#hold(byte);
      else {
        if (byte === LINE_FEED || byte === RETURN) this.#dropSpaces();
        else if (this.#spaces.length > 0) this.#writeSpaces();
        this.#out[this.#to++] = byte;
      }
    }
    if (all >= 0x80) this.notes.add(NOTES.eightBit);
    return this.#out.subarray(0, this.#to);
  }

  end(): Uint8Array {
    if (this.#state !== 'text') throw this.#badEscape();
    this.#dropSpaces();
    return new Uint8Array();
  }

  #goOn(byte: number): void {
    const value = HEX_VALUES[byte] ?? -1;
    if (this.#state === 'digit') {
      if (value < 0) throw this.#badEscape();
      this.#out[this.#to++] = this.#digit * 16 + value;
      this.#state = 'text';
    } else if (this.#state === 'equals' && value >= 0) {
      this.#digit = value;
      this.#state = 'digit';
    } else if (byte === LINE_FEED) this.#state = 'text';
    else if (this.#state !== 'return' && isSpace(byte)) this.#state = 'spaces';
    else if (this.#state !== 'return' && byte === RETURN) this.#state = 'return';
    else throw this.#badEscape();
  }

  #hold(byte: number): void {
    if (this.#spaces.length === MOST_SPACES) this.#writeSpaces();
    this.#spaces.push(byte);
  }

  #writeSpaces(): void {
    for (const space of this.#spaces) this.#out[this.#to++] = space;
    this.#spaces = [];
  }

  /** Rule 3: a program on the way has added them, because an encoder escapes them. */
  #dropSpaces(): void {
    if (this.#spaces.length === 0) return;
    this.notes.add(NOTES.trailingSpace);
    this.#spaces = [];
  }

  #badEscape() {
    return plainError('badEscape', this.#escapeAt);
  }
}
