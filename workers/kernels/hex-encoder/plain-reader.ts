// Reads digits and whitespace as fast as possible, and switches to the token reader at any other character.
import type { Decoder } from '../../../wasm/base-n/codec';
import { isHexWhiteSpace } from '../../../wasm/base-n/hex';
import type { DecodedOutput } from '../../lib/decoded-output';
import { firstInvalid } from '../../lib/first-invalid';
import { InputError } from '../../lib/input-error';
import { badCharacter, message, type HexReader, type Notes } from './hex-reader';
import { beginsTokens, TokenReader } from './token-reader';

export class PlainReader implements HexReader {
  readonly #decoder: Decoder;
  readonly #output: DecodedOutput;
  readonly #notes: Notes;
  #tokens: TokenReader | undefined;
  /** The number of digits so far. */
  #digits = 0;
  /** The first invalid character. Later characters are only counted. */
  #bad: { readonly at: number; readonly byte: number; count: number } | undefined;

  constructor(decoder: Decoder, output: DecodedOutput, notes: Notes) {
    this.#decoder = decoder;
    this.#output = output;
    this.#notes = notes;
  }

  async take(text: Uint8Array, offset: number): Promise<void> {
    if (this.#tokens) return this.#tokens.take(text, offset);
    for (let at = 0; at < text.length;) {
      if (this.#bad) {
        this.#bad.count += countUnits(text.subarray(at));
        return;
      }
      const before = this.#decoder.rest().length;
      const { taken, stopped, output } = this.#decoder.decode(text.subarray(at));
      this.#digits += output.length * 2 + this.#decoder.rest().length - before;
      await this.#output.write(output);
      at += taken;
      if (!stopped) continue;
      if (beginsTokens(text[at] ?? 0, this.#decoder.rest())) return this.#handOver(text.subarray(at), offset + at);
      this.#bad = { at: offset + at, byte: text[at] ?? 0, count: 0 };
    }
  }

  async finish(end: number): Promise<void> {
    if (this.#tokens) return this.#tokens.finish(end);
    // The number of characters is checked before the characters themselves.
    if ((this.#digits + (this.#bad?.count ?? 0)) % 2 !== 0) {
      const bad = this.#bad;
      throw new InputError(bad?.at ?? end, (place) =>
        bad
          ? message('oddLengthBadCharacter', { first: firstInvalid(place, bad.byte) })
          : message('oddLength', { place }),
      );
    }
    if (this.#bad) throw badCharacter(this.#bad.at, this.#bad.byte);
  }

  async #handOver(text: Uint8Array, offset: number): Promise<void> {
    const rest = this.#decoder.rest();
    this.#tokens = new TokenReader(this.#output, this.#notes, rest, this.#digits === rest.length, offset);
    await this.#tokens.take(text, offset);
  }
}

/** Characters other than whitespace, in UTF-16 units as JavaScript counts them. */
function countUnits(text: Uint8Array): number {
  let count = 0;
  for (const byte of text) if (!isHexWhiteSpace(byte) && (byte & 0xc0) !== 0x80) count += byte >= 0xf0 ? 2 : 1;
  return count;
}
