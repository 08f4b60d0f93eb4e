// The messages of the hexadecimal kernel.
export const messages = {
  failure: 'Failed to process the text. Please check your input.',
  notEncodable: 'This text can’t be encoded as UTF-8.',
  badCharacter: 'Invalid hex characters. Only 0-9, a-f, A-F are allowed. The first invalid character is at {place}.',
  oddLength:
    'Invalid hex string length. Must be even number of characters. The text ends with half a byte, at {place}.',
  oddLengthBadCharacter:
    'Invalid hex string length. Must be even number of characters. The first invalid character is at {place}.',
  oddGroup: 'Invalid hex string length. Must be even number of characters. The group at {place} is not whole bytes.',
  swappedWords:
    'This looks like a dump of words from hexdump, od or gdb, which swap bytes. Create it with hexdump -C, xxd or x/xb instead.',
  intelHex:
    'This is Intel HEX. Its lines have addresses and checksums around the data. Convert it first: objcopy -I ihex -O binary in.hex out.bin.',
  lateWords:
    'The text column of this hex dump shows that the bytes in its groups are in reverse order. Create it again without -e. (At {place}.)',
  badOffset: 'This hex dump is damaged: a line’s offset doesn’t match the bytes before it. (At {place}.)',
  badLine: 'This hex dump is damaged: a line isn’t an offset followed by bytes. (At {place}.)',
  longLine: 'This hex dump has a line that is too long.',
  fillingIn: 'Filling in',
  byteOrderMark: 'The byte order mark at the start was removed.',
  dump: 'The input was read as a hex dump. Its offsets and text column were ignored.',
  words: 'The bytes of each group were put in order, as the text column shows them.',
  bits: 'Groups of 8 binary digits were read as bytes.',
  octal: 'Groups of 3 octal digits were read as bytes.',
  repeated: 'Lines omitted from the dump (*) were filled in.',
  staleText: 'The dump’s text column doesn’t match its bytes everywhere. The bytes were used.',
  prefixes: '0x and \\x before the bytes were ignored.',
  singleDigits: 'Single digits were read as bytes with a leading zero.',
  oddGroups:
    'Some groups have an odd number of digits. Spaces and line breaks were ignored, and every two digits were read as one byte.',
  zeroOffset: '“{offset}” at the start was read as bytes. If it is an offset, remove it.',
  delimiters: 'These characters between the bytes were ignored: {characters}',
} as const;
