// The plain twin of `unify` in WebAssembly.
const [LINE_FEED, RETURN] = [0x0a, 0x0d];

/**
 * Replaces carriage returns without a line feed by line feeds, from `start` to `length`, and returns their number. The last
 * byte is left alone.
 */
export function unifyLineEnds(bytes: Uint8Array, start: number, length: number): number {
  let count = 0;
  for (let at = bytes.indexOf(RETURN, start); at >= 0 && at < length - 1; at = bytes.indexOf(RETURN, at + 1)) {
    if (bytes[at + 1] === LINE_FEED) continue;
    bytes[at] = LINE_FEED;
    count += 1;
  }
  return count;
}
