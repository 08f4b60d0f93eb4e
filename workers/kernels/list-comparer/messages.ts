// The messages of the list comparer's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'The lists could not be compared. Please try again.',
  longLine: 'Line {line} of list {list} is longer than {limit}, the limit for one line. Break it into shorter lines.',
  full: 'Out of memory for comparing lines after {different} different ones ({lines} lines of this list read). Sort both lists, split them at the same places, and compare the parts.',
  sortLimit: 'The sorted result would take more than {megabytes} MB of memory. Turn off “Sort the result”.',
  utf16: 'List {list} was UTF-16. The result is UTF-8.',
  notUtf8:
    'List {list} isn’t entirely UTF-8. Its lines were compared byte by byte and are unchanged, so letters with accents may not match. {remedy}',
  surrogates: 'The text has half characters (lone surrogates), which UTF-8 can’t represent. They became U+FFFD.',
  loneReturns: 'Some lines end in a carriage return (CR) alone. The result has other line endings in their place.',
  mixedEnds: 'The lines have mixed line endings (CR LF and LF). The result uses {used}.',
} as const;
