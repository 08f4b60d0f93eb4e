// The decoder of both codecs: removes whitespace from a chunk of text, decodes whole groups, and keeps the rest for the next
// chunk.
import type { Decoded, Decoder } from './codec';
import { borrow, giveBack } from './instances';

export interface Grouping {
  readonly moduleBase64: string;
  /** Characters and bytes of a group: 4 and 3 in Base64, 2 and 1 in hexadecimal. */
  readonly characters: 2 | 4;
  readonly bytes: 1 | 3;
  readonly isWhiteSpace: (character: number) => boolean;
  /** The address of the module's SEEN flag, if it has one. */
  readonly seen?: number;
}

export class StrippingDecoder implements Decoder {
  readonly #grouping: Grouping;
  readonly #instance;
  readonly #strip;
  readonly #decode;
  #kept = 0;
  #sawUrlSafe = false;

  constructor(grouping: Grouping) {
    this.#grouping = grouping;
    this.#instance = borrow(grouping.moduleBase64);
    this.#strip = this.#instance.call('strip');
    this.#decode = this.#instance.call('decode');
  }

  get sawUrlSafe() {
    return this.#sawUrlSafe;
  }

  decode(text: Uint8Array): Decoded {
    const { memory, input, inputBytes, stripped, output } = this.#instance;
    const { characters, bytes, seen } = this.#grouping;
    const piece = text.subarray(0, inputBytes);
    memory.set(piece, input);
    const length = this.#strip(piece.length, this.#kept);
    const good = this.#decode(length);
    if (seen !== undefined && memory[seen] !== 0) this.#sawUrlSafe = true;
    const stopped = good < length;
    const taken = stopped ? this.#placeOf(piece, good - this.#kept) : piece.length;
    this.#kept = good % characters;
    memory.copyWithin(stripped, stripped + good - this.#kept, stripped + good);
    return { taken, stopped, output: memory.subarray(output, output + ((good - this.#kept) / characters) * bytes) };
  }

  rest(): Uint8Array {
    const { memory, stripped } = this.#instance;
    return memory.slice(stripped, stripped + this.#kept);
  }

  close() {
    giveBack(this.#grouping.moduleBase64, this.#instance);
  }

  /** The index of the chunk's character that follows this many characters other than whitespace. */
  #placeOf(piece: Uint8Array, before: number): number {
    const { isWhiteSpace } = this.#grouping;
    let left = before;
    return piece.findIndex((character) => !isWhiteSpace(character) && left-- === 0);
  }
}
