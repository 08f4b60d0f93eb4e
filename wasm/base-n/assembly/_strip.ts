// Takes white space out of text, sixteen characters at a time.
import { INPUT, STRIPPED } from './_layout';

/** TAB, LF, VT, FF, CR and the space. */
@inline function whiteSpace(text: v128): v128 {
  const control = i8x16.lt_u(i8x16.sub(text, i8x16.splat(9)), i8x16.splat(5));
  return v128.or(control, i8x16.eq(text, i8x16.splat(0x20)));
}

/**
 * Copies INPUT's first `bytes` characters behind the first `kept` ones of STRIPPED, without white space; VT is left where
 * `keepsTab` says so. Returns how many characters STRIPPED has then.
 */
@inline export function stripInput(bytes: u32, kept: u32, keepsTab: bool): u32 {
  let p = INPUT;
  let q = STRIPPED + kept;
  const end = p + bytes;
  // The last vector is filled up with what is taken out anyway.
  v128.store(end, i8x16.splat(0x20));
  while (p < end) {
    const text = v128.load(p);
    v128.store(q, text);
    // Nothing up to the space: the usual case, told quickly.
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
