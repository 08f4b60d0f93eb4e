// Splits JSON into tokens as it arrives. Needs valid JSON without whitespace, the output of the JSON machine.
import { KiB } from '../../contract/run/sink';
import { byteSet } from '../byte-table';
import { enlarged } from '../enlarged';

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** A longer string is passed on piece by piece. */
const LONG_STRING = 64 * KiB;
/** No pair of escapes for one character is longer, and no character has more than four bytes. */
const CLEAN = 12 + 4;
/** These end a number or a literal. */
const ENDS = byteSet(',]}\n');

/**
 * A token is between two positions of some bytes, which are valid until the call returns. An array for each would cost more than
 * the rest of the work. Strings are as written, without their quotation marks.
 */
export interface TokenHandler {
  readonly open: (bracket: '{' | '[') => void;
  readonly close: () => void;
  readonly comma: () => void;
  /** A number or a literal. */
  readonly plain: (bytes: Uint8Array, from: number, to: number) => void;
  readonly string: (bytes: Uint8Array, from: number, to: number, hasEscape: boolean) => void;
  /** A piece of a long string, cut between characters. */
  readonly piece: (bytes: Uint8Array, hasEscape: boolean) => void;
  /** Called after the last piece. */
  readonly endPieces: () => void;
}

export class JsonTokens {
  readonly #handler: TokenHandler;
  #state: 'between' | 'string' | 'escape' | 'plain' = 'between';
  /** What earlier chunks, or the part before an escape, had of the current token, without its first quotation mark. */
  #token = new Uint8Array(1024);
  #length = 0;
  #hasEscape = false;
  #sinceEscape = 0;
  /** The beginning of a long string was passed on. */
  #isBegun = false;

  constructor(handler: TokenHandler) {
    this.#handler = handler;
  }

  /** Reads a token, or as much of it as the chunk has. Returns the position after it. */
  take(chunk: Uint8Array, at: number): number {
    switch (this.#state) {
      case 'between':
        return this.#between(chunk, at);
      case 'plain':
        return this.#inPlain(chunk, at);
      case 'string':
        return this.#inString(chunk, at);
      case 'escape':
        this.#state = 'string';
        this.#add(chunk, at, at + 1);
        return at + 1;
    }
  }

  /** Call it after the last byte. */
  end(): void {
    if (this.#state === 'plain') this.#endPlain(this.#token, 0, this.#length);
  }

  #between(chunk: Uint8Array, at: number): number {
    const byte = chunk[at];
    if (byte === QUOTE) return this.#inString(chunk, this.#begin('string', at + 1));
    if (byte === 0x7b || byte === 0x5b) this.#handler.open(byte === 0x7b ? '{' : '[');
    else if (byte === 0x7d || byte === 0x5d) this.#handler.close();
    else if (byte === COMMA) this.#handler.comma();
    else if (byte !== COLON && byte !== LINE_FEED) return this.#inPlain(chunk, this.#begin('plain', at));
    return at + 1;
  }

  #begin(state: 'string' | 'plain', at: number): number {
    this.#state = state;
    this.#length = 0;
    this.#hasEscape = false;
    this.#isBegun = false;
    this.#sinceEscape = CLEAN;
    return at;
  }

  #inPlain(chunk: Uint8Array, at: number): number {
    let end = at;
    while (end < chunk.length && ENDS[chunk[end] ?? 0] !== 1) end++;
    const hasEnd = end < chunk.length;
    if (hasEnd && this.#length === 0) this.#endPlain(chunk, at, end);
    else {
      this.#add(chunk, at, end);
      if (hasEnd) this.#endPlain(this.#token, 0, this.#length);
    }
    return end;
  }

  #endPlain(bytes: Uint8Array, from: number, to: number) {
    this.#state = 'between';
    this.#handler.plain(bytes, from, to);
  }

  #inString(chunk: Uint8Array, at: number): number {
    // Where a piece ends must not depend on the chunks: after so many bytes, or once an escape is far enough behind.
    const cut = at + Math.max(LONG_STRING - this.#length, CLEAN - this.#sinceEscape);
    const limit = Math.min(cut, chunk.length);
    let end = at;
    while (end < limit && chunk[end] !== QUOTE && chunk[end] !== BACKSLASH) end++;
    if (end < limit && chunk[end] === QUOTE) {
      this.#state = 'between';
      this.#endString(chunk, at, end);
      return end + 1;
    }
    this.#add(chunk, at, end);
    this.#sinceEscape += end - at;
    if (end === cut) this.#givePiece();
    if (end === limit) return end;
    this.#add(chunk, end, end + 1);
    this.#state = 'escape';
    this.#hasEscape = true;
    this.#sinceEscape = 0;
    return end + 1;
  }

  #endString(chunk: Uint8Array, at: number, end: number) {
    if (this.#length === 0 && !this.#isBegun) return this.#handler.string(chunk, at, end, false);
    this.#add(chunk, at, end);
    if (!this.#isBegun) return this.#handler.string(this.#token, 0, this.#length, this.#hasEscape);
    this.#handler.piece(this.#token.subarray(0, this.#length), this.#hasEscape);
    this.#handler.endPieces();
  }

  /** Keeps the last character, which may be incomplete. */
  #givePiece() {
    let end = this.#length - 1;
    while (((this.#token[end] ?? 0) & 0xc0) === 0x80) end--;
    this.#isBegun = true;
    this.#handler.piece(this.#token.subarray(0, end), this.#hasEscape);
    this.#token.copyWithin(0, end, this.#length);
    this.#length -= end;
    this.#hasEscape = false;
  }

  #add(chunk: Uint8Array, from: number, to: number) {
    const length = this.#length + to - from;
    if (length > this.#token.length) this.#token = enlarged(this.#token, length);
    this.#token.set(chunk.subarray(from, to), this.#length);
    this.#length = length;
  }
}
