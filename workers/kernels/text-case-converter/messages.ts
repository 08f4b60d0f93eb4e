// The messages of the text case converter's kernel.
export const messages = {
  failure: 'The text could not be converted because of a bug in this tool. Please try again.',
  notConvertible: 'Failed to convert the text. Please check your input.',
  endless:
    'The text has more than {limit} characters in a row that only make sense together, such as accents on one letter.',
} as const;
