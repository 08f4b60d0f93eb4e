// The messages of the text deduplicator's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'Failed to process the text. Please try again.',
  longLine: 'Line {line} is longer than {limit}, the limit for one line. Break it into shorter lines.',
  full: 'Out of memory for comparing lines after {different} different ones ({lines} read). Split the file and deduplicate its parts first.',
  sortLimit: 'Sorting would take more than {megabytes} MB of memory. Turn on “Preserve order”, which needs none.',
  manyCharacters: 'This has more than {most} different characters. Is it really text?',
  tooManyToCount: 'Occurrences can be counted in up to {most} lines. Turn off the counts, or split the file.',
  utf16: 'The file was UTF-16. The result is UTF-8.',
  notUtf8:
    'The file isn’t entirely UTF-8. Its text was compared byte by byte and is unchanged, so É and é are different. {remedy}',
  surrogates: 'The text has half characters (lone surrogates), which UTF-8 can’t represent. They became U+FFFD.',
  loneReturns: 'Some lines end in a carriage return (CR) alone. The result has other line endings in their place.',
  mixedEnds: 'The text has mixed line endings (CR LF and LF). The result uses {used}.',
} as const;
