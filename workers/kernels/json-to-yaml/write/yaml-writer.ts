// Writes JSON as YAML while it is read, in flat memory. Needs valid JSON without whitespace, the output of the JSON machine.
import { hasLoneSurrogate } from '../../../lib/surrogates';
import { byteSet, LETTERS_AND_DIGITS } from '../../../lib/byte-table';
import { ByteOut, ENOUGH } from '../../../lib/byte-out';
import { JsonTokens } from '../../../lib/json/json-tokens';
import type { Losses } from '../common/losses';
import { plainScalar } from './plain-values';
import { noteVersion } from '../common/scalar-notes';
import type { YamlVersion } from '../spec';
import { inline, isWord, literal, LONGEST_WORD, quotedInside } from './yaml-text';

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const HASH = 0x23;
const NINE = 0x39;
const COLON = 0x3a;

/** An implicit key must be shorter (YAML 1.2, section 7.4.2). A character takes at most twelve bytes of escapes. */
const LONG_KEY = 1000;

/**
 * Texts of these bytes that begin with a letter are plain, unless they are special words. Left out are the first bytes of
 * characters that YAML doesn't allow, and of spaces: U+0080 to U+00BF, U+1000 to U+3FFF and U+F000 to U+FFFF.
 */
const SAFE = byteSet(`${LETTERS_AND_DIGITS} _./@+-=()$;%*&<>!?|~^,'[]{}:#\``).map((safe, byte) =>
  byte < 0x80 || byte === 0xc2 || (byte >= 0xe1 && byte <= 0xe3) || byte === 0xef ? safe : 1,
);
const LETTERS = byteSet('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

interface Frame {
  readonly isObject: boolean;
  /** The column of its items. */
  readonly column: number;
}

export class YamlWriter {
  readonly #indent: number;
  readonly #version: YamlVersion;
  readonly #losses: Losses;
  readonly #out = new ByteOut();
  readonly #open: Frame[] = [];
  /** A container without a first item so far: it may be empty. */
  #pending: '{' | '[' | undefined;
  /** The next item begins on the current line. */
  #isOnLine = false;
  #expectsKey = false;
  /** The beginning of a long string is written. */
  #isBegun = false;
  #documents = 0;
  readonly #tokens = new JsonTokens({
    open: (bracket) => this.#openWith(bracket),
    close: () => this.#close(),
    comma: () => (this.#expectsKey = this.#open.at(-1)?.isObject ?? false),
    plain: (bytes, from, to) => this.#plain(bytes, from, to),
    string: (bytes, from, to, hasEscape) => this.#string(bytes, from, to, hasEscape),
    piece: (bytes, hasEscape) => this.#piece(bytes, hasEscape),
    endPieces: () => this.#endPieces(),
  });

  constructor(indent: number, version: YamlVersion, losses: Losses) {
    this.#indent = indent;
    this.#version = version;
    this.#losses = losses;
  }

  /** Reads a chunk from `from` on. Ends early when there is enough to write. */
  push(chunk: Uint8Array, from: number): number {
    let at = from;
    while (at < chunk.length && this.#out.length < ENOUGH) at = this.#tokens.take(chunk, at);
    return at;
  }

  /** Call it after the last byte. */
  end(): void {
    this.#tokens.end();
  }

  /** The output since the last call. Valid until the next push. */
  takeOutput(): Uint8Array {
    return this.#out.take();
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

  /** Call it before the first item of a container. */
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

  /** Before a value: the dash of an item, or the line between documents. */
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

  /** After a dash or a colon, before a value on its line. */
  #lead() {
    if (this.#open.length > 0) this.#out.byte(0x20);
  }

  #plain(bytes: Uint8Array, from: number, to: number) {
    this.#beginValue();
    this.#lead();
    if (hasExponent(bytes, from, to)) this.#out.text(this.#number(decoder.decode(bytes.subarray(from, to))));
    else this.#out.bytes(bytes, from, to);
    this.#out.byte(LINE_FEED);
  }

  /** In YAML 1.1, a number with an exponent needs a point and a sign (its type "float"): PyYAML and Ruby read 1e5 as text. */
  #number(token: string): string {
    if (this.#version === '1.2') {
      noteVersion(token, '1.2', plainScalar(token, '1.2'), (kind, text) => this.#losses.add(kind, null, text));
      return token;
    }
    const [mantissa = '', exponent = ''] = token.split(/[eE]/);
    const letter = token.includes('E') ? 'E' : 'e';
    const written = `${mantissa}${mantissa.includes('.') ? '' : '.0'}${letter}${/^[-+]/.test(exponent) ? '' : '+'}${exponent}`;
    if (written !== token) this.#losses.add('rewritten-number', null, `${token} → ${written}`);
    return written;
  }

  #string(bytes: Uint8Array, from: number, to: number, hasEscape: boolean) {
    if (hasEscape || !isSafe(bytes, from, to)) return this.#text(this.#decoded(bytes.subarray(from, to), hasEscape));
    this.#beginScalar(false);
    this.#out.bytes(bytes, from, to);
    this.#endScalar(false);
  }

  #decoded(bytes: Uint8Array, hasEscape: boolean): string {
    const text = decoder.decode(bytes);
    if (!hasEscape) return text;
    const meant = JSON.parse(`"${text}"`) as string;
    if (hasLoneSurrogate(meant)) this.#losses.add('half-character', null, text);
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

  /** For a string that is too long to wait for its end. */
  #piece(bytes: Uint8Array, hasEscape: boolean) {
    if (!this.#isBegun) {
      this.#beginScalar(this.#expectsKey);
      this.#out.byte(QUOTE);
      this.#isBegun = true;
    }
    this.#out.text(quotedInside(this.#decoded(bytes, hasEscape)));
  }

  #endPieces() {
    this.#isBegun = false;
    this.#out.byte(QUOTE);
    this.#endScalar(true);
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

/** Whether a text is certainly plain. Most texts are, and need no decoding. */
function isSafe(bytes: Uint8Array, from: number, to: number): boolean {
  const length = to - from;
  if (length === 0 || length > LONG_KEY || LETTERS[bytes[from] ?? 0] !== 1) return false;
  if (length <= LONGEST_WORD && isWord(String.fromCharCode(...bytes.subarray(from, to)))) return false;
  let before = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (SAFE[byte] !== 1) return false;
    // The end of a key, and the start of a comment.
    if ((before === COLON && byte === SPACE) || (before === SPACE && byte === HASH)) return false;
    before = byte;
  }
  return before !== SPACE && before !== COLON;
}

/** Of a number: the letters of true and false aren't meant. */
function hasExponent(bytes: Uint8Array, from: number, to: number): boolean {
  if ((bytes[from] ?? 0) > NINE) return false;
  for (let at = from; at < to; at++) if (((bytes[at] ?? 0) | 0x20) === 0x65) return true;
  return false;
}
