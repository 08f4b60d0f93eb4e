// Hexadecimal in plain TypeScript. Tests compare the WebAssembly codec with it, and browsers without SIMD use it.
import type { Decoded, Decoder, Encoder } from '../../../wasm/base-n/codec';
import { isHexWhiteSpace, lineBreakOf, type HexForm } from '../../../wasm/base-n/hex';
import { HEX_VALUES } from '../../lib/byte-table';

const PIECE_BYTES = 64 * 1024;

const codesOf = (text: string) => new TextEncoder().encode(text);

export class PlainHexEncoder implements Encoder {
  readonly #form: HexForm;
  readonly #digits: Uint8Array;
  readonly #delimiter: Uint8Array;
  readonly #prefix: Uint8Array;
  readonly #lineBreak: Uint8Array;
  #encoded = 0;

  constructor(form: HexForm) {
    this.#form = form;
    this.#digits = codesOf(form.upperCase ? '0123456789ABCDEF' : '0123456789abcdef');
    this.#delimiter = codesOf(form.delimiter);
    this.#prefix = codesOf(form.prefix);
    this.#lineBreak = codesOf(lineBreakOf(form));
  }

  encode(bytes: Uint8Array) {
    const piece = bytes.subarray(0, PIECE_BYTES);
    const cell = Math.max(this.#delimiter.length, this.#lineBreak.length) + this.#prefix.length + 2;
    const output = new Uint8Array(piece.length * cell);
    let to = 0;
    const put = (codes: Uint8Array) => {
      for (const code of codes) output[to++] = code;
    };
    for (const byte of piece) {
      if (this.#encoded > 0) put(this.#startsLine() ? this.#lineBreak : this.#delimiter);
      put(this.#prefix);
      output[to++] = this.#digits[byte >>> 4] ?? 0;
      output[to++] = this.#digits[byte & 15] ?? 0;
      this.#encoded++;
    }
    return { taken: piece.length, output: output.subarray(0, to) };
  }

  finish(): Uint8Array {
    return this.#form.lineBytes > 0 && this.#encoded > 0 ? codesOf('\n') : new Uint8Array();
  }

  close() {
    // No memory to free.
  }

  #startsLine() {
    const { lineBytes } = this.#form;
    return lineBytes > 0 && this.#encoded % lineBytes === 0;
  }
}

export class PlainHexDecoder implements Decoder {
  readonly sawUrlSafe = false;
  #half = -1;
  #rest = new Uint8Array();

  decode(text: Uint8Array): Decoded {
    const piece = text.subarray(0, PIECE_BYTES);
    const output = new Uint8Array((piece.length >>> 1) + 1);
    let written = 0;
    for (let at = 0; at < piece.length; at++) {
      const character = piece[at] ?? 0;
      const value = HEX_VALUES[character] ?? -1;
      if (value < 0) {
        if (isHexWhiteSpace(character)) continue;
        return { taken: at, stopped: true, output: output.subarray(0, written) };
      }
      if (this.#half < 0) {
        this.#half = value;
        this.#rest = Uint8Array.of(character);
        continue;
      }
      output[written++] = this.#half * 16 + value;
      this.#half = -1;
      this.#rest = new Uint8Array();
    }
    return { taken: piece.length, stopped: false, output: output.subarray(0, written) };
  }

  rest() {
    return this.#rest;
  }

  close() {
    // No memory to free.
  }
}
