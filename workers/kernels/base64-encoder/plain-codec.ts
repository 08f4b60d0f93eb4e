// Base64 in plain TypeScript. Tests compare the WebAssembly codec with it, and browsers without SIMD use it.
import { isBase64WhiteSpace, type Base64Form } from '../../../wasm/base-n/base64';
import type { Decoded, Decoder, Encoder } from '../../../wasm/base-n/codec';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const codesOf = (alphabet: string) => new TextEncoder().encode(alphabet);
const STANDARD = codesOf(`${LETTERS}+/`);
const URL_SAFE = codesOf(`${LETTERS}-_`);

const PAD = 0x3d;
const LINE_FEED = 0x0a;
const PIECE_BYTES = 96 * 1024;

/** The six bits of each character of both alphabets; -1 for every other byte. */
export const SEXTETS: Int8Array = new Int8Array(256).fill(-1);
for (const alphabet of [STANDARD, URL_SAFE]) for (const [index, code] of alphabet.entries()) SEXTETS[code] = index;

export class PlainBase64Encoder implements Encoder {
  readonly #form: Base64Form;
  readonly #alphabet: Uint8Array;
  /** One or two bytes of an incomplete group. */
  #kept: number[] = [];
  #column = 0;

  constructor(form: Base64Form) {
    this.#form = form;
    this.#alphabet = form.urlSafe ? URL_SAFE : STANDARD;
  }

  encode(bytes: Uint8Array) {
    const piece = bytes.subarray(0, PIECE_BYTES);
    const output = new Uint8Array(Math.ceil((piece.length + 2) / 3) * 5);
    let written = 0;
    let at = 0;
    while (this.#kept.length > 0 && at < piece.length) {
      this.#kept.push(piece[at++] ?? 0);
      if (this.#kept.length < 3) continue;
      written = this.#group(this.#kept, 0, output, written);
      this.#kept = [];
    }
    for (; at + 3 <= piece.length; at += 3) written = this.#group(piece, at, output, written);
    this.#kept.push(...piece.subarray(at));
    return { taken: piece.length, output: output.subarray(0, written) };
  }

  finish(): Uint8Array {
    const output = new Uint8Array(6);
    let written = 0;
    if (this.#kept.length > 0) {
      const real = this.#kept.length + 1;
      this.#group([...this.#kept, 0, 0], 0, output, 0);
      output.fill(PAD, real);
      written = this.#form.padded ? 4 : real;
      // The line ending after the group, if there was one, has been overwritten.
      this.#column ||= this.#form.lineLength;
    }
    if (this.#column > 0) output[written++] = LINE_FEED;
    return output.subarray(0, written);
  }

  close() {
    // No memory to free.
  }

  /** Writes the group. If it fills its line, also writes the line ending. Returns the next position. */
  #group(bytes: ArrayLike<number>, at: number, output: Uint8Array, to: number): number {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const alphabet = this.#alphabet;
    output[to] = alphabet[bits >>> 18] ?? 0;
    output[to + 1] = alphabet[(bits >>> 12) & 63] ?? 0;
    output[to + 2] = alphabet[(bits >>> 6) & 63] ?? 0;
    output[to + 3] = alphabet[bits & 63] ?? 0;
    const { lineLength } = this.#form;
    if (lineLength === 0) return to + 4;
    this.#column += 4;
    if (this.#column < lineLength) return to + 4;
    this.#column = 0;
    output[to + 4] = LINE_FEED;
    return to + 5;
  }
}

export class PlainBase64Decoder implements Decoder {
  #rest: number[] = [];
  #sawUrlSafe = false;

  get sawUrlSafe() {
    return this.#sawUrlSafe;
  }

  decode(text: Uint8Array): Decoded {
    const piece = text.subarray(0, PIECE_BYTES);
    const output = new Uint8Array(Math.ceil((piece.length + 3) / 4) * 3);
    let written = 0;
    for (const [at, character] of piece.entries()) {
      const value = SEXTETS[character] ?? -1;
      if (value < 0) {
        if (isBase64WhiteSpace(character)) continue;
        return { taken: at, stopped: true, output: output.subarray(0, written) };
      }
      if (character === 0x2d || character === 0x5f) this.#sawUrlSafe = true;
      this.#rest.push(character);
      if (this.#rest.length < 4) continue;
      output.set(bytesOfGroup(this.#rest), written);
      written += 3;
      this.#rest = [];
    }
    return { taken: piece.length, stopped: false, output: output.subarray(0, written) };
  }

  rest() {
    return Uint8Array.from(this.#rest);
  }

  close() {
    // No memory to free.
  }
}

/** The three bytes of up to four characters. Missing characters count as zero bits. */
export function bytesOfGroup(characters: ArrayLike<number>): Uint8Array {
  const sextet = (index: number) => SEXTETS[characters[index] ?? 0x41] ?? 0;
  const bits = (sextet(0) << 18) | (sextet(1) << 12) | (sextet(2) << 6) | sextet(3);
  return Uint8Array.of(bits >>> 16, (bits >>> 8) & 255, bits & 255);
}
