// Decodes UTF-8 one character at a time, for code that reads bytes and must find each invalid one.

/**
 * The character at `at`, packed as code point × 8 + its length in bytes; 0 if the bytes up to `end` are not UTF-8. The
 * well-formed sequences are those of The Unicode Standard, table 3-7.
 */
export function decodeAt(bytes: Uint8Array, at: number, end: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return first * 8 + 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const second = at + 1 < end ? (bytes[at + 1] ?? 0) : 0;
  if (first < 0xe0) return isInner(second) ? (((first & 0x1f) << 6) | (second & 0x3f)) * 8 + 2 : 0;
  const third = at + 2 < end ? (bytes[at + 2] ?? 0) : 0;
  if (first < 0xf0) {
    const lowest = first === 0xe0 ? 0xa0 : 0x80;
    const highest = first === 0xed ? 0x9f : 0xbf;
    if (second < lowest || second > highest || !isInner(third)) return 0;
    return (((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f)) * 8 + 3;
  }
  const fourth = at + 3 < end ? (bytes[at + 3] ?? 0) : 0;
  const lowest = first === 0xf0 ? 0x90 : 0x80;
  const highest = first === 0xf4 ? 0x8f : 0xbf;
  if (second < lowest || second > highest || !isInner(third) || !isInner(fourth)) return 0;
  return (((first & 0x07) << 18) | ((second & 0x3f) << 12) | ((third & 0x3f) << 6) | (fourth & 0x3f)) * 8 + 4;
}

const isInner = (byte: number) => (byte & 0xc0) === 0x80;

/** How many bytes at the end begin a character that is incomplete: 0 to 3. */
export function unfinishedBytes(bytes: Uint8Array, length: number): number {
  for (let back = 1; back <= 3 && back <= length; back++) {
    const byte = bytes[length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}
