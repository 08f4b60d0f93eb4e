// The messages of the hexadecimal kernel.
export const messages = {
  failure: 'The text could not be processed because of a bug in this tool. Please try again.',
  notEncodable: 'This text can’t be encoded as UTF-8.',
  badCharacter: 'Invalid hex characters. Only 0-9, a-f, A-F are allowed. {first}',
  oddLength:
    'Invalid hex string length. Must be even number of characters. The text ends with half a byte at {place}. Add or remove a digit.',
  oddLengthBadCharacter: 'Invalid hex string length. Must be even number of characters. {first}',
  oddGroup:
    'Invalid hex string length. Must be even number of characters. The group at {place} has an odd number of digits. Add or remove one.',
  unknownDump:
    'This looks like a dump in a format that can’t be read here. Create it again with hexdump -C, xxd or x/xb.',
  intelHex:
    'This is Intel HEX. Its lines have addresses and checksums around the data. Convert it first: objcopy -I ihex -O binary in.hex out.bin.',
  lateWords:
    'The text column of this hex dump shows that the bytes in its groups are in reverse order. Create it again without -e. (At {place}.)',
  badOffset: 'This hex dump is damaged: a line’s offset doesn’t match the bytes before it. (At {place}.)',
  openRepeat:
    'This hex dump ends with repeated lines (*), but the line with its length is missing. Include that line as well. (At {place}.)',
  secondDump: 'A second hex dump begins at {place}. Decode one dump at a time.',
  badLine: 'This hex dump is damaged: a line isn’t an offset followed by bytes. (At {place}.)',
  longLine: 'This hex dump has a line that is too long.',
  fillingIn: 'Filling in',
  byteOrderMark: 'The byte order mark at the start was removed.',
  dump: 'The input was read as a hex dump. Its offsets and text column were ignored.',
  words: 'The bytes of each group were put in order, as the text column shows them.',
  swapped:
    'The groups were read as words whose bytes are in reverse order, as hexdump, od -x, x/xw and dd write them on most computers, and the bytes were put in order.',
  inOrder:
    'Each group’s bytes were read in order, as xxd writes them. If the dump is from xxd -e, its bytes are reversed: include the text column as well.',
  padded:
    'The last bytes may only fill the last group. Include the dump’s last line, which has the length, to leave them out.',
  radix:
    'The offsets were read as {radix} numbers, but another radix fits as well. If the length is wrong, create the dump again with xxd or hexdump -C.',
  hexRadix: 'hexadecimal',
  octalRadix: 'octal',
  decimalRadix: 'decimal',
  skipped: { one: '{count} line before the dump was ignored.', other: '{count} lines before the dump were ignored.' },
  bits: 'Groups of 8 binary digits were read as bytes.',
  octal: 'Groups of 3 octal digits were read as bytes.',
  octalWords:
    'Groups of 6 octal digits were read as two bytes each, in reverse order, as od and hexdump -o write them.',
  decimalWords: 'Groups of 5 decimal digits were read as two bytes each, in reverse order, as hexdump -d writes them.',
  decimal: 'Decimal numbers were read as bytes.',
  characters: 'Characters, escapes such as \\n and octal numbers were read as bytes, as od -c writes them.',
  repeated: 'Lines omitted from the dump (*) were filled in.',
  staleText: 'The dump’s text column doesn’t match its bytes everywhere. The bytes were used.',
  prefixes: 'Prefixes before the bytes, such as 0x, \\x or &H, were ignored.',
  singleDigits: 'Single digits were read as bytes with a leading zero.',
  oddGroups:
    'Some groups have an odd number of digits. Spaces and line breaks were ignored, and every two digits were read as one byte.',
  wordGroups:
    'The groups were read as bytes in order. If they are words from od or hexdump, include the offsets, so their bytes are put in order.',
  zeroOffset: '“{offset}” at the start was read as bytes. If it is an offset, remove it.',
  delimiters: 'These characters between the bytes were ignored: {characters}',
} as const;
