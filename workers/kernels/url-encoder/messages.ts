// The messages of the URL encoder's kernel.
export const messages = {
  failure: 'The text could not be processed because of a bug in this tool. Please try again.',
  notEncodable: 'Failed to encode URL. Please check your input.',
  notDecodable: 'Invalid URL encoding. Please check your input.',
  badEscape:
    'Invalid URL encoding. Please check your input. The % at {place} isn’t followed by two hexadecimal digits (0–9, A–F). Write a literal % as %25.',
  badCharacter: 'Invalid URL encoding. Please check your input. The escape at {place} isn’t valid UTF-8.',
  byteOrderMark: 'The text begins with a byte order mark, which was encoded as %EF%BB%BF.',
} as const;
