// The messages of the HTML encoder's kernel.
export const messages = {
  failure: 'The text could not be processed because of a bug in this tool. Please try again.',
  notEncodable: 'Failed to encode HTML. Please check your input.',
  notDecodable: 'Failed to decode HTML entities. Please check your input.',
  keptBytes: 'The file isn’t entirely UTF-8. The other bytes are unchanged. {remedy}',
  badReferences: {
    one: '{first} at {place} isn’t a character. It became � (U+FFFD), as in browsers.',
    other:
      '{count} numeric references aren’t characters. They became � (U+FFFD), as in browsers. The first is {first} at {place}.',
  },
  splitPairs: {
    one: 'Two references in a row are the halves of one character, such as {text} for {character}. To decode them, turn on “Join surrogate pairs”.',
    other:
      '{count} times, two references in a row are the halves of one character, such as {text} for {character}. To decode them, turn on “Join surrogate pairs”.',
  },
  joinedPairs: 'Pairs of references joined into one character: {pairs}, such as {text} for {character}.',
} as const;
