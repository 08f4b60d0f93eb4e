// Percent-encodes bytes in arbitrary chunks.
import { byteSet, LETTERS_AND_DIGITS, UPPER_HEX } from '../../lib/byte-table';
import type { ByteTransform } from '../../lib/transform';
import type { UrlScope } from './spec';

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SLASH = 0x2f;
const AT = 0x40;
const BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;

/**
 * The bytes that stay unchanged. `component` and `whole`: ECMA-262, "encodeURIComponent" (uriUnescaped) and "encodeURI" (with
 * uriReserved and `#`). `form`: the URL standard, "application/x-www-form-urlencoded percent-encode set".
 */
const KEPT: Readonly<Record<UrlScope, Uint8Array>> = {
  component: byteSet(`${LETTERS_AND_DIGITS}-_.!~*'()`),
  whole: byteSet(`${LETTERS_AND_DIGITS}-_.!~*'();/?:@&=+$,#`),
  form: byteSet(`${LETTERS_AND_DIGITS}*-._`),
};

/** Precedes a host: a URL's scheme and user information. */
const BEFORE_HOST = /(?:^(?:\xEF\xBB\xBF)?|[\s"'(<\x80-\xFF])(?:[a-z][a-z0-9+.-]*:)*\/\/(?:[^/?#\n\r]*@)?$/i;
/** How many bytes before a bracket are checked. */
const LOOKED_AT = 512;
/** Longer than an IPv6 address (RFC 4291, section 2.2) with its zone (RFC 6874). */
const LONGEST_LITERAL = 80;
const LITERAL_BYTE = byteSet(`${LETTERS_AND_DIGITS}:.%-_~]`);

const latin1 = new TextDecoder('latin1');

export class UrlEncoder implements ByteTransform {
  readonly #kept: Uint8Array;
  readonly #form: boolean;
  readonly #whole: boolean;
  readonly #eachLine: boolean;
  /** A carriage return at the end of a chunk: the next byte shows whether it belongs to a line break. */
  #heldReturn = false;
  /** A bracket before a host, and the bytes after it: unchanged if it turns out to be an IPv6 address. */
  #literal: number[] = [];
  /** The last bytes of earlier chunks. */
  #tail = '';
  #before = 0;
  #out = new Uint8Array(0);

  constructor(scope: UrlScope, eachLine: boolean) {
    this.#kept = KEPT[scope];
    this.#form = scope === 'form';
    this.#whole = scope === 'whole';
    this.#eachLine = eachLine;
  }

  push(chunk: Uint8Array): Uint8Array {
    // Three bytes for each byte of the chunk, and for the held ones.
    this.#makeRoom((chunk.length + 1 + LONGEST_LITERAL) * 3);
    const out = this.#out;
    const kept = this.#kept;
    let to = chunk.length > 0 ? this.#releaseReturn(chunk[0]) : 0;
    let at = 0;
    if (this.#literal.length > 0) {
      at = this.#readLiteral(chunk, 0);
      to = this.#writeLiteral(to, at < chunk.length);
    }
    for (; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (kept[byte] === 1) out[to++] = byte;
      else if (byte === SPACE && this.#form) out[to++] = PLUS;
      else if (this.#eachLine && byte === LINE_FEED) out[to++] = byte;
      else if (this.#eachLine && byte === RETURN && at === chunk.length - 1) this.#heldReturn = true;
      else if (this.#eachLine && byte === RETURN && chunk[at + 1] === LINE_FEED) out[to++] = byte;
      else if (byte === BRACKET && this.#whole && this.#isBeforeHost(chunk, at)) {
        const next = this.#readLiteral(chunk, at);
        to = this.#writeLiteral(to, next < chunk.length);
        at = next - 1;
      } else to = escape(out, to, byte);
    }
    if (this.#whole) this.#tail = this.#textBefore(chunk, chunk.length);
    this.#before += chunk.length;
    return out.subarray(0, to);
  }

  end(): Uint8Array {
    this.#makeRoom(LONGEST_LITERAL * 3);
    return this.#out.subarray(0, this.#writeLiteral(this.#releaseReturn(undefined), true));
  }

  #makeRoom(bytes: number) {
    if (this.#out.length < bytes) this.#out = new Uint8Array(bytes);
  }

  #isBeforeHost(chunk: Uint8Array, at: number): boolean {
    // Most brackets, such as those of JSON, need no further check.
    const previous = at > 0 ? chunk[at - 1] : this.#tail.charCodeAt(this.#tail.length - 1);
    return (previous === SLASH || previous === AT) && BEFORE_HOST.test(this.#textBefore(chunk, at));
  }

  /** A question mark replaces the bytes that are no longer stored, so that their end isn't mistaken for the start of a URL. */
  #textBefore(chunk: Uint8Array, at: number): string {
    const near = latin1.decode(chunk.subarray(Math.max(0, at - LOOKED_AT), at));
    const text = (this.#tail + near).slice(-LOOKED_AT);
    return this.#before + at > LOOKED_AT ? `?${text.slice(1)}` : text;
  }

  /** Returns the end of the literal. */
  #readLiteral(chunk: Uint8Array, from: number): number {
    const literal = this.#literal;
    let at = from;
    for (; at < chunk.length && literal.at(-1) !== CLOSING_BRACKET && literal.length < LONGEST_LITERAL; at++) {
      const byte = chunk[at] ?? 0;
      if (literal.length > 0 && LITERAL_BYTE[byte] === 0) break;
      literal.push(byte);
    }
    return at;
  }

  /** Unless the rest of the literal may follow. */
  #writeLiteral(to: number, isWhole: boolean): number {
    const literal = this.#literal;
    const isClosed = literal.at(-1) === CLOSING_BRACKET || literal.length === LONGEST_LITERAL;
    if (!isWhole && !isClosed) return to;
    const isHost = isIpLiteral(latin1.decode(Uint8Array.from(literal)));
    for (const byte of literal) {
      const isBracket = byte === BRACKET || byte === CLOSING_BRACKET;
      if (this.#kept[byte] === 1 || (isHost && isBracket)) this.#out[to++] = byte;
      else to = escape(this.#out, to, byte);
    }
    this.#literal = [];
    return to;
  }

  #releaseReturn(next: number | undefined): number {
    if (!this.#heldReturn) return 0;
    this.#heldReturn = false;
    if (next !== LINE_FEED) return escape(this.#out, 0, RETURN);
    this.#out[0] = RETURN;
    return 1;
  }
}

const ZONE = /%[^%]+\]$/;
const FUTURE_ADDRESS = /^\[v[\da-f]+\.[\w.~:-]+\]$/i;

/** RFC 3986, section 3.2.2, with the zones of RFC 6874. */
const isIpLiteral = (text: string) =>
  FUTURE_ADDRESS.test(text) || (text.endsWith(']') && URL.canParse(`http://${text.replace(ZONE, ']')}`));

function escape(out: Uint8Array, to: number, byte: number): number {
  out[to] = PERCENT;
  out[to + 1] = UPPER_HEX[byte >> 4] ?? 0;
  out[to + 2] = UPPER_HEX[byte & 15] ?? 0;
  return to + 3;
}
