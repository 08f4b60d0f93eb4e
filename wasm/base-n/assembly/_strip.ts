// Removes whitespace from text, sixteen characters at a time.
import { INPUT, STRIPPED } from './_layout';

/** TAB, LF, VT, FF, CR and the space. */
@inline function whiteSpace(text: v128): v128 {
  const control = i8x16.lt_u(i8x16.sub(text, i8x16.splat(9)), i8x16.splat(5));
  return v128.or(control, i8x16.eq(text, i8x16.splat(0x20)));
}

/**
 * Appends INPUT's first `bytes` characters, without whitespace, to the first `kept` characters of STRIPPED. VT stays if
 * `keepsTab` is set. Returns the new number of characters in STRIPPED.
 */
@inline export function stripInput(bytes: u32, kept: u32, keepsTab: bool): u32 {
  let p = INPUT;
  let q = STRIPPED + kept;
  const end = p + bytes;
  // The last vector is filled up with whitespace, which is removed anyway.
  v128.store(end, i8x16.splat(0x20));
  while (p < end) {
    const text = v128.load(p);
    v128.store(q, text);
    // No byte up to the space: the usual case, found quickly.
    const low = i8x16.bitmask(i8x16.le_u(text, i8x16.splat(0x20)));
    if (low == 0) {
      p += 16;
      q += 16;
      continue;
    }
    let white = whiteSpace(text);
    if (keepsTab) white = v128.andnot(white, i8x16.eq(text, i8x16.splat(11)));
    const mask = i8x16.bitmask(white);
    const clean = mask == 0 ? 16 : ctz(mask);
    p += mask == 0 ? 16 : clean + 1;
    q += clean;
  }
  return q - STRIPPED;
}
