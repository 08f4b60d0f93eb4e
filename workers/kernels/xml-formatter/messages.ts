// The messages of the XML formatter's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'The XML could not be processed because of a bug in this tool. Please try again.',
  invalid: 'Invalid XML:',
  recoded: 'The result is UTF-8, so its declaration says UTF-8 instead of {declared}. No character has changed.',
  wide: 'The file is UTF-16. The result is UTF-8.',
  byteOrderMark: 'The byte order mark at the start was removed: UTF-8 does not need one.',
  outside: 'In other files, which are never loaded: {names}. Kept as written.',
  undeclared: 'Not declared in the document itself: {names}. Kept as written.',
} as const;
