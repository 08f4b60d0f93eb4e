// JavaScript's whitespace: the characters that \s matches and trim() removes. ECMA-262, sections 12.2 and 12.3.

/**
 * GNU `wc` (9.1, glibc 2.36, C.UTF-8) agrees except for U+2060, a space only in wc, and U+2028, U+2029 and U+FEFF, spaces only
 * in \s.
 */
export function isWhiteSpace(codePoint: number): boolean {
  if (codePoint < 0x80) return codePoint === 0x20 || (codePoint >= 9 && codePoint <= 13);
  if (codePoint < 0x1680) return codePoint === 0xa0;
  if (codePoint < 0x2000) return codePoint === 0x1680;
  if (codePoint <= 0x200a) return true;
  return (
    codePoint === 0x2028 ||
    codePoint === 0x2029 ||
    codePoint === 0x202f ||
    codePoint === 0x205f ||
    codePoint === 0x3000 ||
    codePoint === 0xfeff
  );
}
