// The messages of the word counter's kernel.
export const messages = {
  failure: 'Failed to count the text. Please try again.',
  noSegmenter: 'This browser can’t count graphemes and dictionary words: it has no Intl.Segmenter.',
  utf16: 'The file is UTF-16. Its text was counted; “Bytes” is the file size.',
  invalidBytes: {
    one: 'The file isn’t entirely UTF-8: {count} invalid byte sequence, the first at byte {position} (line {line}), each counted as one character. {remedy}',
    other:
      'The file isn’t entirely UTF-8: {count} invalid byte sequences, the first at byte {position} (line {line}), each counted as one character. {remedy}',
  },
} as const;
