// Tables over the 256 values of a byte, and hexadecimal names of bytes.

/** 1 for each ASCII character of the text, 0 for every other byte. */
export function byteSet(characters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

export const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The values of hexadecimal digits by ASCII code; -1 for any other byte. */
export const HEX_VALUES: Int8Array = Int8Array.from({ length: 256 }, (_, byte) => {
  const digit = String.fromCharCode(byte);
  return /[0-9a-fA-F]/.test(digit) ? parseInt(digit, 16) : -1;
});

/** The ASCII codes of the digits 0-9 and A-F. RFC 3986 recommends uppercase escapes. */
export const UPPER_HEX: Uint8Array = new TextEncoder().encode('0123456789ABCDEF');
