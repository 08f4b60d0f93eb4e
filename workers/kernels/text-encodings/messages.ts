// The messages of the kernel for text encodings.
export const messages = {
  failure: 'The text could not be processed because of a bug in this tool. Please try again.',
  notEncodable: 'The text could not be encoded. Please check your input.',
  notDecodable: 'The text could not be decoded. Please check your input.',
  base32: 'Base32',
  base32hex: 'Base32hex',
  crockford: 'Crockford’s Base32',
  ascii85: 'Ascii85',
  z85: 'Z85',
  badCharacter: 'Invalid {encoding}. Please check your input. “{character}” at {place} isn’t valid {encoding}.',
  badHiddenCharacter: 'Invalid {encoding}. Please check your input. The character at {place} isn’t valid {encoding}.',
  badPadding:
    'Invalid {encoding}. Please check your input. The padding (=) doesn’t match the number of characters. (At {place}.)',
  afterPadding:
    'Invalid {encoding}. Please check your input. There is text after the padding (=). Remove it, or decode each part separately. (At {place}.)',
  oneLeft:
    'Invalid {encoding}. Please check your input. The last character is left over: part of the text is missing. (At {place}.)',
  tooLarge:
    'Invalid {encoding}. Please check your input. The five characters at {place} are more than four bytes can hold.',
  badZero:
    'Invalid {encoding}. Please check your input. The z at {place} is inside a group of five characters. It can only be between groups.',
  noEnd:
    'Invalid {encoding}. Please check your input. The text begins with <~, but its end ~> is missing. Add the rest of the text. (At {place}.)',
  afterEnd:
    'Invalid {encoding}. Please check your input. There is text after the end ~>. Remove it, or decode each part separately. (At {place}.)',
  z85Input: {
    one: 'Z85 encodes only whole groups of 4 bytes, but the input has {count} byte. Use Ascii85 or Base32 instead.',
    other: 'Z85 encodes only whole groups of 4 bytes, but the input has {count} bytes. Use Ascii85 or Base32 instead.',
  },
  z85Length:
    'Invalid {encoding}. Please check your input. Z85 has groups of five characters, and the last one isn’t complete: part of the text is missing. (At {place}.)',
  badEscape:
    'Invalid quoted-printable. Please check your input. The = at {place} isn’t followed by two hexadecimal digits (0–9, A–F) or a line break. Write a literal = as =3D.',
  badJsonEscape:
    'Invalid JSON string. Please check your input. The backslash at {place} begins no escape of JSON, which are \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits. Write a literal backslash as \\\\.',
  halfCharacter:
    'Invalid JSON string. Please check your input. The escape at {place} is half a character (a lone surrogate), which no text in UTF-8 can contain. Add its other half, or remove it.',
  rawControl:
    'Invalid JSON string. Please check your input. The control character at {place} must be an escape. Write a line break as \\n and a tab as \\t.',
  rawQuote:
    'Invalid JSON string. Please check your input. The quotation mark at {place} must be an escape, \\", because the text isn’t in quotation marks.',
  notClosed:
    'Invalid JSON string. Please check your input. The closing quotation mark is missing. Add the rest of the text. (At {place}.)',
  afterQuote:
    'Invalid JSON string. Please check your input. There is text after the closing quotation mark. Remove it, or decode each string separately. (At {place}.)',
  byteOrderMark: 'The byte order mark at the start was removed.',
  whiteSpace: 'Line breaks and spaces in the text were ignored.',
  unpadded: 'The padding (=) at the end was missing.',
  bitsLeft: 'Leftover bits in the last character were dropped.',
  hyphens: 'Hyphens in the text were ignored.',
  lookalikes: 'I and L were read as 1, and O as 0.',
  notText:
    'The input isn’t UTF-8 text, and mail programs may change line breaks in quoted-printable. Use Base64 for files.',
  eightBit: 'Characters beyond ASCII weren’t escaped. They were kept as they are.',
  trailingSpace:
    'Spaces and tabs at the ends of lines were removed, because quoted-printable escapes those of the text.',
  rawBreaks: 'Line breaks and tabs that weren’t escaped were kept.',
} as const;
