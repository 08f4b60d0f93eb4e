// The messages of the binary converter's kernel.
export const messages = {
  failure: 'The content could not be converted because of a bug in this tool. Please try again.',
  notConvertible: 'Failed to convert the content. Please check your input.',
  unfinishedByte:
    'Invalid binary string length. Must be multiple of 8 bits. Found {bits}: {extra} too many, or {missing} too few. The last, unfinished byte begins at {place}.',
  unfinishedByteOfGroups:
    'Invalid binary string length. Must be multiple of 8 bits. Found {bits}: {extra} too many, or {missing} too few. The last, unfinished byte begins at {place}. If each group is one character, choose that under Groups of digits.',
  unfinishedByteBadCharacter:
    'Invalid binary string length. Must be multiple of 8 bits. Found {bits}: {extra} too many, or {missing} too few. Only 0 and 1 are allowed. {first}',
  noBits:
    'Invalid binary string length. Must be multiple of 8 bits. There are no bits. Only 0 and 1 are allowed. {first}',
  badCharacter: 'Invalid binary characters. Only 0 and 1 are allowed. {first}',
  longGroup:
    'The group at {place} has more than {limit} bits. To ignore the spaces, choose “Join into bytes” under Groups of digits.',
  largeGroup:
    'The group at {place} is more than 255, but earlier groups are bytes. To ignore the spaces, choose “Join into bytes” under Groups of digits.',
  notCharacter:
    'The group at {place} isn’t the code of a character. To ignore the spaces, choose “Join into bytes” under Groups of digits.',
  badDecimal: 'Invalid decimal number. {first} Use only the digits 0 to 9, with an optional sign.',
  outOfRange: 'The number at {place} doesn’t fit in {width} bits: two’s complement goes from {least} to {most}.',
  tooManyBits: 'The number at {place} has more than {width} bits.',
  tooManyDigits: 'The number at {place} has more than {limit} digits, the limit here.',
  eachRead: 'Each group of digits was read as one character.',
  spacesIgnored: 'Some spaces aren’t between bytes. They were ignored, and every 8 bits were read as one byte.',
  notUtf8: 'The result isn’t UTF-8 text from byte {position} on. Its bytes are unchanged.',
} as const;
