// Writes UUIDs as text: a block of lines is laid out once, and then only its digits are overwritten.
import type { UuidFormat } from './spec';

export const UUID_BYTES = 16;

/** UUIDs in a block: `crypto.getRandomValues` returns their bytes in one call. */
export const BLOCK_UUIDS = 65_536 / UUID_BYTES;

/** Each `x` is a digit. */
const PATTERNS: Readonly<Record<UuidFormat, string>> = {
  standard: 'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
  uppercase: 'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
  'no-hyphens': 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  braces: '{xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx}',
  parentheses: '(xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx)',
};

/** Bytes of a UUID in this format and its line feed. */
export const lineBytes = (format: UuidFormat) => PATTERNS[format].length + 1;

/** The ASCII codes of each byte's two digits, as a pair. */
function digitPairs(digits: string): Uint8Array {
  const codes = new TextEncoder().encode(digits);
  return Uint8Array.from({ length: 512 }, (_, at) => codes[at % 2 === 0 ? at >> 5 : (at >> 1) & 15] ?? 0);
}

export class UuidLayout {
  readonly #pairs: Uint8Array;
  /** The offsets of each byte's digits in a line. */
  readonly #places: Uint8Array;
  readonly #lineBytes: number;
  readonly #block: Uint8Array;

  constructor(format: UuidFormat) {
    const line = `${PATTERNS[format]}\n`;
    this.#pairs = digitPairs(format === 'uppercase' ? '0123456789ABCDEF' : '0123456789abcdef');
    this.#places = Uint8Array.from(Array.from(line.matchAll(/xx/g), ({ index }) => index));
    this.#lineBytes = line.length;
    this.#block = new TextEncoder().encode(line.repeat(BLOCK_UUIDS));
  }

  /** The text of the first `count` UUIDs in `bytes`, each with a line feed. It is valid until the next call. */
  write(bytes: Uint8Array, count: number): Uint8Array {
    const pairs = this.#pairs;
    const places = this.#places;
    const block = this.#block;
    for (let uuid = 0, line = 0; uuid < count; uuid++, line += this.#lineBytes) {
      for (let at = 0; at < UUID_BYTES; at++) {
        const pair = (bytes[uuid * UUID_BYTES + at] ?? 0) << 1;
        const to = line + (places[at] ?? 0);
        block[to] = pairs[pair] ?? 0;
        block[to + 1] = pairs[pair + 1] ?? 0;
      }
    }
    return block.subarray(0, count * this.#lineBytes);
  }
}
