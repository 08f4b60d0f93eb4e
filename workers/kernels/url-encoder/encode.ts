// Percent-encoding of bytes, over chunks cut anywhere.
import { byteSet, LETTERS_AND_DIGITS, UPPER_HEX } from '../../lib/byte-table';
import type { ByteTransform } from '../../lib/transform';
import type { UrlScope } from './spec';

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/**
 * What stays as it is. `component` and `whole`: ECMA-262, "encodeURIComponent" (uriUnescaped) and "encodeURI" (with
 * uriReserved and `#`). `form`: the URL standard, "application/x-www-form-urlencoded percent-encode set".
 */
const KEPT: Readonly<Record<UrlScope, Uint8Array>> = {
  component: byteSet(`${LETTERS_AND_DIGITS}-_.!~*'()`),
  whole: byteSet(`${LETTERS_AND_DIGITS}-_.!~*'();/?:@&=+$,#`),
  form: byteSet(`${LETTERS_AND_DIGITS}*-._`),
};

export class UrlEncoder implements ByteTransform {
  readonly #kept: Uint8Array;
  readonly #form: boolean;
  readonly #eachLine: boolean;
  /** A return at the end of a chunk: whether it belongs to a line break shows with the next byte. */
  #heldReturn = false;
  #out = new Uint8Array(0);

  constructor(scope: UrlScope, eachLine: boolean) {
    this.#kept = KEPT[scope];
    this.#form = scope === 'form';
    this.#eachLine = eachLine;
  }

  push(chunk: Uint8Array): Uint8Array {
    // Three bytes for each, and for a return that was held.
    if (this.#out.length < (chunk.length + 1) * 3) this.#out = new Uint8Array((chunk.length + 1) * 3);
    const out = this.#out;
    const kept = this.#kept;
    let to = chunk.length > 0 ? this.#releaseReturn(chunk[0]) : 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (kept[byte] === 1) out[to++] = byte;
      else if (byte === SPACE && this.#form) out[to++] = PLUS;
      else if (this.#eachLine && byte === LINE_FEED) out[to++] = byte;
      else if (this.#eachLine && byte === RETURN && at === chunk.length - 1) this.#heldReturn = true;
      else if (this.#eachLine && byte === RETURN && chunk[at + 1] === LINE_FEED) out[to++] = byte;
      else to = escape(out, to, byte);
    }
    return out.subarray(0, to);
  }

  end(): Uint8Array {
    if (this.#out.length < 3) this.#out = new Uint8Array(3);
    return this.#out.subarray(0, this.#releaseReturn(undefined));
  }

  #releaseReturn(next: number | undefined): number {
    if (!this.#heldReturn) return 0;
    this.#heldReturn = false;
    if (next !== LINE_FEED) return escape(this.#out, 0, RETURN);
    this.#out[0] = RETURN;
    return 1;
  }
}

function escape(out: Uint8Array, to: number, byte: number): number {
  out[to] = PERCENT;
  out[to + 1] = UPPER_HEX[byte >> 4] ?? 0;
  out[to + 2] = UPPER_HEX[byte & 15] ?? 0;
  return to + 3;
}
