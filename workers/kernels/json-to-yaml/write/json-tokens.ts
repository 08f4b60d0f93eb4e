// Splits JSON into tokens as it arrives. Needs valid JSON without whitespace, the output of the JSON machine.
import { KiB } from '../../../contract/run/sink';
import { byteSet } from '../../../lib/byte-table';

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** A longer string is passed on piece by piece. */
const LONG_STRING = 64 * KiB;
/** No escape is longer, and no pair of escapes for one character. */
const ESCAPE_BYTES = 12;
/** These end a number or a literal. */
const ENDS = byteSet(',]}\n');

/** Bytes are valid until the call returns. Strings are as written, without their quotation marks. */
export interface TokenHandler {
  readonly open: (bracket: '{' | '[') => void;
  readonly close: () => void;
  readonly comma: () => void;
  /** A number or a literal. */
  readonly plain: (token: string) => void;
  readonly string: (bytes: Uint8Array, hasEscape: boolean) => void;
  /** A piece of a long string, cut between characters. */
  readonly piece: (bytes: Uint8Array, hasEscape: boolean) => void;
  /** Called after the last piece. */
  readonly endPieces: () => void;
}

export class JsonTokens {
  readonly #handler: TokenHandler;
  #state: 'between' | 'string' | 'escape' | 'plain' = 'between';
  /** The current token, without its first quotation mark. */
  #token = new Uint8Array(1024);
  #length = 0;
  #hasEscape = false;
  #sinceEscape = 0;
  /** The beginning of a long string was passed on. */
  #isBegun = false;

  constructor(handler: TokenHandler) {
    this.#handler = handler;
  }

  take(byte: number): void {
    if (this.#state === 'string') this.#inString(byte);
    else if (this.#state === 'escape') {
      this.#state = 'string';
      this.#add(byte);
    } else {
      if (this.#state === 'plain') {
        if (ENDS[byte] !== 1) return this.#add(byte);
        this.end();
      }
      this.#between(byte);
    }
  }

  /** Call it after the last byte. */
  end(): void {
    if (this.#state !== 'plain') return;
    this.#state = 'between';
    this.#handler.plain(new TextDecoder().decode(this.#bytes()));
  }

  #between(byte: number) {
    if (byte === QUOTE) this.#begin('string');
    else if (byte === 0x7b || byte === 0x5b) this.#handler.open(byte === 0x7b ? '{' : '[');
    else if (byte === 0x7d || byte === 0x5d) this.#handler.close();
    else if (byte === COMMA) this.#handler.comma();
    else if (byte !== COLON && byte !== LINE_FEED) {
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
    // A boundary between characters, which isn't between the halves of a surrogate pair.
    const isClean = this.#sinceEscape >= ESCAPE_BYTES && (byte & 0xc0) !== 0x80;
    if (isClean && this.#length >= LONG_STRING) this.#givePiece();
    if (byte === BACKSLASH) {
      this.#state = 'escape';
      this.#hasEscape = true;
      this.#sinceEscape = 0;
    } else this.#sinceEscape++;
    this.#add(byte);
  }

  #endString() {
    if (!this.#isBegun) return this.#handler.string(this.#bytes(), this.#hasEscape);
    this.#givePiece();
    this.#handler.endPieces();
  }

  #givePiece() {
    this.#isBegun = true;
    this.#handler.piece(this.#bytes(), this.#hasEscape);
    this.#length = 0;
  }

  #bytes(): Uint8Array {
    return this.#token.subarray(0, this.#length);
  }

  #add(byte: number) {
    if (this.#length === this.#token.length) {
      const larger = new Uint8Array(this.#length * 2);
      larger.set(this.#token);
      this.#token = larger;
    }
    this.#token[this.#length++] = byte;
  }
}
