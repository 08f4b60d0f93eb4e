// The sizes in ID3v2.3 (https://id3.org/id3v2.3.0) and ID3v2.4 (https://id3.org/id3v2.4.0-structure).

/** ID3v2.3 or ID3v2.4. */
export type Id3Version = 3 | 4;

/** Of a tag, and of each of its frames. */
export const HEADER_BYTES = 10;

/** Seven bits in each byte, so that a length never looks like the start of an MP3 frame. */
export const inSevens = (value: number): readonly number[] => [
  (value >> 21) & 127,
  (value >> 14) & 127,
  (value >> 7) & 127,
  value & 127,
];

export const sevensOf = (bytes: Uint8Array): number => bytes.reduce((size, byte) => size * 128 + (byte & 127), 0);

export const plainOf = (bytes: Uint8Array): number => bytes.reduce((size, byte) => size * 256 + byte, 0);

/** The bytes before a tag's frames, which have `size` bytes. */
export const tagHeader = (version: Id3Version, size: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(...Array.from('ID3', (char) => char.charCodeAt(0)), version, 0, 0, ...inSevens(size));
