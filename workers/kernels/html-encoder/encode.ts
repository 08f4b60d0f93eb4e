// Replaces the six characters that have a meaning in HTML with entities. All six are ASCII, so other bytes stay the same.
import type { ByteTransform } from '../../lib/transform';
import { ENTITIES } from './spec';

const LONGEST = Math.max(...Object.values(ENTITIES).map(({ length }) => length));

const utf8 = new TextEncoder();

/** The entity of each byte that has one. */
const BY_BYTE: readonly (Uint8Array | undefined)[] = Array.from({ length: 256 }, (_, byte) => {
  const entry = Object.entries(ENTITIES).find(([character]) => character.charCodeAt(0) === byte);
  return entry && utf8.encode(entry[1]);
});

const IS_ENCODED = Uint8Array.from(BY_BYTE, (entity) => (entity ? 1 : 0));

export class HtmlEncoder implements ByteTransform {
  #out = new Uint8Array(0);

  push(bytes: Uint8Array): Uint8Array {
    if (this.#out.length < bytes.length * LONGEST) this.#out = new Uint8Array(bytes.length * LONGEST);
    const out = this.#out;
    let to = 0;
    for (const byte of bytes) {
      if (IS_ENCODED[byte] === 0) {
        out[to++] = byte;
        continue;
      }
      for (const part of BY_BYTE[byte] ?? []) out[to++] = part;
    }
    return out.subarray(0, to);
  }

  end(): Uint8Array {
    return new Uint8Array(0);
  }
}
