// The order of paths by their bytes.
import { nameBytes } from './surrogates';

/** Enough for the first character that differs, whose bytes may begin alike. */
const SPAN = 8;

/** From here on, UTF-16 has another order. */
const FIRST_SURROGATE = 0xd800;

/** The order of `sort` in the C locale: by bytes, which differs from that of UTF-16 beyond U+D7FF. */
export function compareNames(one: string, other: string): number {
  if (one === other) return 0;
  let at = 0;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  const [unit, otherUnit] = [one.charCodeAt(at), other.charCodeAt(at)];
  // The order of characters is that of their bytes in UTF-8.
  if (unit < FIRST_SURROGATE && otherUnit < FIRST_SURROGATE) return unit - otherUnit;
  // The first halves of two pairs may be equal.
  at = Math.max(0, at - 1);
  const [a, b] = [nameBytes(one.slice(at, at + SPAN)), nameBytes(other.slice(at, at + SPAN))];
  const unequal = a.findIndex((byte, index) => byte !== b[index]);
  return unequal === -1 ? a.length - b.length : (a[unequal] ?? 0) - (b[unequal] ?? -1);
}
