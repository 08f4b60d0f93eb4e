// The words of the screen for text encodings and of its record in the catalog.

// The catalog.
export const title = 'Text Encodings';
export const description = 'Encode and decode Base32, Ascii85, JSON strings and quoted-printable.';
export const tagline = 'Base32, Ascii85, JSON strings';
export const keywords =
  'base32, base32hex, crockford, base32 decode, ascii85, base85, z85, quoted printable, escape json, unescape json string, totp secret, otp, mime, encode, decode';
export const offerDecode = 'Decode';
export const offerUnescape = 'Unescape';
export const offerEncode = 'Escape or encode as Base32';

// The input.
export const encodeLabel = 'Text to Encode';
export const encodePlaceholder = 'Type or paste text here';
export const encodeAction = 'Encode';
export const decodeLabel = 'Text to Decode';
export const decodePlaceholder = 'Paste encoded text here';
export const decodeAction = 'Decode';
export const blank = 'Please enter some text to process.';

// The result.
export const copied = 'Result copied to clipboard.';
export const decodedType = 'Decoded file type: {type}.';
