// Writes bytes as eight binary digits each.
import type { ByteTransform } from '../../lib/transform';

const ZERO = 0x30;
const SPACE = 0x20;

export class BytesToBits implements ByteTransform {
  readonly #spaced: boolean;
  #isFirst = true;
  #out = new Uint8Array(0);

  constructor(spaced: boolean) {
    this.#spaced = spaced;
  }

  push(bytes: Uint8Array): Uint8Array {
    if (this.#out.length < bytes.length * 9) this.#out = new Uint8Array(bytes.length * 9);
    const out = this.#out;
    let to = 0;
    for (const byte of bytes) {
      if (this.#spaced && !this.#isFirst) out[to++] = SPACE;
      this.#isFirst = false;
      out[to] = ZERO + (byte >> 7);
      out[to + 1] = ZERO + ((byte >> 6) & 1);
      out[to + 2] = ZERO + ((byte >> 5) & 1);
      out[to + 3] = ZERO + ((byte >> 4) & 1);
      out[to + 4] = ZERO + ((byte >> 3) & 1);
      out[to + 5] = ZERO + ((byte >> 2) & 1);
      out[to + 6] = ZERO + ((byte >> 1) & 1);
      out[to + 7] = ZERO + (byte & 1);
      to += 8;
    }
    return out.subarray(0, to);
  }

  end(): Uint8Array {
    return new Uint8Array(0);
  }
}
