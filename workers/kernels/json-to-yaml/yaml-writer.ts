// Writes JSON as YAML while it is read, in flat memory. It takes valid JSON without white space, as the JSON machine gives it.
import { MiB, KiB } from '../../contract/sink';
import { byteSet, LETTERS_AND_DIGITS } from '../../lib/byte-table';
import type { Losses } from './losses';
import type { YamlVersion } from './spec';
import { hasHalf, inline, literal, quotedInside } from './yaml-text';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;

/** So much is given to be written at once. */
const ENOUGH = MiB;
/** A string longer than this is written piece by piece, in quotation marks. */
const LONG_STRING = 64 * KiB;
/** No escape, and no pair of them that make one character, is longer. */
const ESCAPE_BYTES = 12;
/** An implicit key must be shorter (YAML 1.2, section 7.4.2); a character is at most twelve bytes of escapes. */
const LONG_KEY = 1000;

/** Texts of these that begin with a letter are plain, unless they are words with a meaning. */
const SAFE = byteSet(`${LETTERS_AND_DIGITS} _./@+-=()$;%*&<>!?|~^`);
const LETTERS = byteSet('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
const LONGEST_WORD = 5;
/** Behind these, a number or a literal has ended. */
const ENDS = byteSet(',]}\n');

interface Frame {
  readonly isObject: boolean;
  /** Where its items begin. */
  readonly column: number;
}

/** Bytes in a buffer that grows. */
class Output {
  #bytes = new Uint8Array(2 * ENOUGH);
  #filled = 0;
  readonly #encoder = new TextEncoder();

  get length() {
    return this.#filled;
  }

  text(text: string): void {
    this.#room(text.length * 3);
    this.#filled += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#filled)).written;
  }

  bytes(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#filled);
    this.#filled += bytes.length;
  }

  byte(byte: number): void {
    this.#room(1);
    this.#bytes[this.#filled++] = byte;
  }

  spaces(count: number): void {
    this.#room(count);
    this.#bytes.fill(0x20, this.#filled, this.#filled + count);
    this.#filled += count;
  }

  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#filled);
    this.#filled = 0;
    return taken;
  }

  #room(more: number) {
    if (this.#filled + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#filled + more, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#filled));
    this.#bytes = larger;
  }
}

export class YamlWriter {
  readonly #indent: number;
  readonly #version: YamlVersion;
  readonly #losses: Losses;
  readonly #out = new Output();
  readonly #open: Frame[] = [];
  /** A container whose first item has not come: it may be empty. */
  #pending: '{' | '[' | undefined;
  /** The next item begins on the line that was begun. */
  #isOnLine = false;
  #expectsKey = false;
  #state: 'between' | 'string' | 'escape' | 'plain' = 'between';
  /** Of the token that is being read, without the first quotation mark. */
  #token = new Uint8Array(1024);
  #length = 0;
  #hasEscape = false;
  #sinceEscape = 0;
  /** Of a long string, the beginning is written. */
  #isBegun = false;
  #documents = 0;

  constructor(indent: number, version: YamlVersion, losses: Losses) {
    this.#indent = indent;
    this.#version = version;
    this.#losses = losses;
  }

  /** Takes a chunk from `from` on; ends early when there is enough to write. */
  push(chunk: Uint8Array, from: number): number {
    let at = from;
    for (; at < chunk.length && this.#out.length < ENOUGH; at++) this.#take(chunk[at] ?? 0);
    return at;
  }

  /** Behind the last byte. */
  end(): void {
    if (this.#state === 'plain') this.#endPlain();
  }

  /** What was written since. Valid until the next push. */
  takeOutput(): Uint8Array {
    return this.#out.take();
  }

  #take(byte: number) {
    if (this.#state === 'string') this.#inString(byte);
    else if (this.#state === 'escape') {
      this.#state = 'string';
      this.#add(byte);
    } else {
      if (this.#state === 'plain') {
        if (ENDS[byte] !== 1) return this.#add(byte);
        this.#endPlain();
      }
      this.#between(byte);
    }
  }

  #between(byte: number) {
    if (byte === QUOTE) this.#begin('string');
    else if (byte === 0x7b || byte === 0x5b) this.#openWith(byte === 0x7b ? '{' : '[');
    else if (byte === 0x7d || byte === 0x5d) this.#close();
    else if (byte === 0x2c) this.#expectsKey = this.#open.at(-1)?.isObject ?? false;
    else if (byte !== 0x3a && byte !== LINE_FEED) {
      this.#begin('plain');
      this.#add(byte);
    }
  }

  #begin(state: 'string' | 'plain') {
    this.#state = state;
    this.#length = 0;
    this.#hasEscape = false;
    this.#isBegun = false;
    this.#sinceEscape = ESCAPE_BYTES;
  }

  #inString(byte: number) {
    if (byte === QUOTE) {
      this.#state = 'between';
      this.#endString();
      return;
    }
    // Between characters, and where no half of one can be waiting for the other.
    const isClean = this.#sinceEscape >= ESCAPE_BYTES && (byte & 0xc0) !== 0x80;
    if (isClean && this.#length >= LONG_STRING) this.#writePiece();
    if (byte === BACKSLASH) {
      this.#state = 'escape';
      this.#hasEscape = true;
      this.#sinceEscape = 0;
    } else this.#sinceEscape++;
    this.#add(byte);
  }

  #add(byte: number) {
    if (this.#length === this.#token.length) {
      const larger = new Uint8Array(this.#length * 2);
      larger.set(this.#token);
      this.#token = larger;
    }
    this.#token[this.#length++] = byte;
  }

  #openWith(bracket: '{' | '[') {
    this.#beginValue();
    this.#pending = bracket;
    const parent = this.#open.at(-1);
    const step = parent?.isObject === false ? 2 : this.#indent;
    this.#open.push({ isObject: bracket === '{', column: parent ? parent.column + step : 0 });
    this.#expectsKey = bracket === '{';
  }

  #close() {
    const closed = this.#open.pop();
    this.#expectsKey = false;
    if (this.#pending === undefined || !closed) return;
    this.#pending = undefined;
    this.#lead();
    this.#out.text(closed.isObject ? '{}\n' : '[]\n');
  }

  /** Before the first item of a container: where it begins. */
  #beginPending() {
    if (this.#pending === undefined) return;
    this.#pending = undefined;
    const parent = this.#open.at(-2);
    if (!parent) return;
    if (parent.isObject) this.#out.byte(LINE_FEED);
    else {
      this.#out.byte(0x20);
      this.#isOnLine = true;
    }
  }

  #beginItem(column: number) {
    if (this.#isOnLine) this.#isOnLine = false;
    else this.#out.spaces(column);
  }

  /** Before a value: the dash of an item, the line between documents. */
  #beginValue() {
    this.#beginPending();
    const parent = this.#open.at(-1);
    if (!parent) {
      if (this.#documents++ > 0) this.#out.text('---\n');
    } else if (!parent.isObject) {
      this.#beginItem(parent.column);
      this.#out.byte(0x2d);
    }
  }

  /** Between a dash or a colon and what is on their line. */
  #lead() {
    if (this.#open.length > 0) this.#out.byte(0x20);
  }

  #endPlain() {
    this.#state = 'between';
    this.#beginValue();
    this.#lead();
    this.#out.text(this.#number(new TextDecoder().decode(this.#token.subarray(0, this.#length))));
    this.#out.byte(LINE_FEED);
  }

  /** To YAML 1.1, a number with an exponent has a point and a sign (its type "float"): 1e5 would be text. */
  #number(token: string): string {
    if (this.#version === '1.2' || !/\d[eE]/.test(token)) return token;
    const [mantissa = '', exponent = ''] = token.split(/[eE]/);
    const letter = token.includes('E') ? 'E' : 'e';
    const written = `${mantissa}${mantissa.includes('.') ? '' : '.0'}${letter}${/^[-+]/.test(exponent) ? '' : '+'}${exponent}`;
    if (written !== token) this.#losses.add('rewritten-number', null, `${token} → ${written}`);
    return written;
  }

  #endString() {
    const bytes = this.#token.subarray(0, this.#length);
    if (this.#isBegun) {
      this.#writePiece();
      this.#out.byte(QUOTE);
      this.#endScalar(true);
    } else if (!this.#hasEscape && isSafe(bytes)) {
      this.#beginScalar(false);
      this.#out.bytes(bytes);
      this.#endScalar(false);
    } else this.#text(this.#decoded());
  }

  #decoded(): string {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.#token.subarray(0, this.#length));
    if (!this.#hasEscape) return text;
    const meant = JSON.parse(`"${text}"`) as string;
    if (hasHalf(meant)) this.#losses.add('half-character', null, text);
    return meant;
  }

  #text(text: string) {
    const block = this.#expectsKey ? undefined : literal(text);
    const written = block ? block.header : inline(text);
    const isLongKey = this.#expectsKey && written.length > LONG_KEY;
    this.#beginScalar(isLongKey);
    this.#out.text(written);
    if (block) this.#block(block.lines);
    else this.#endScalar(isLongKey);
  }

  #block(lines: readonly string[]) {
    const column = (this.#open.at(-1)?.column ?? 0) + this.#indent;
    this.#out.byte(LINE_FEED);
    for (const line of lines) {
      if (line !== '') this.#out.spaces(column);
      this.#out.text(line);
      this.#out.byte(LINE_FEED);
    }
  }

  /** A piece of a string that is too long to wait for its end. */
  #writePiece() {
    if (!this.#isBegun) {
      this.#beginScalar(this.#expectsKey);
      this.#out.byte(QUOTE);
      this.#isBegun = true;
    }
    this.#out.text(quotedInside(this.#decoded()));
    this.#length = 0;
  }

  #beginScalar(isLongKey: boolean) {
    if (!this.#expectsKey) {
      this.#beginValue();
      this.#lead();
      return;
    }
    this.#beginPending();
    const column = this.#open.at(-1)?.column ?? 0;
    this.#beginItem(column);
    if (isLongKey) this.#out.text('? ');
  }

  #endScalar(isLongKey: boolean) {
    if (!this.#expectsKey) {
      this.#out.byte(LINE_FEED);
      return;
    }
    this.#expectsKey = false;
    if (isLongKey) {
      this.#out.byte(LINE_FEED);
      this.#out.spaces(this.#open.at(-1)?.column ?? 0);
    }
    this.#out.byte(0x3a);
  }
}

/** Whether a text is plain for certain. Most are, and need not be decoded. */
function isSafe(bytes: Uint8Array): boolean {
  if (bytes.length <= LONGEST_WORD || bytes.length > LONG_KEY) return false;
  if (LETTERS[bytes[0] ?? 0] !== 1 || bytes.at(-1) === 0x20) return false;
  for (const byte of bytes) if (SAFE[byte] !== 1) return false;
  return true;
}
