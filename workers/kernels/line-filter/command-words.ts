// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import { csvCommandWords } from '../../words/csv-words';
import type { messages } from './messages';

export const commandWords = {
  ...csvCommandWords,
  noPattern: 'Name at least one pattern with --pattern.',
  unknownReason: 'Node refuses it',
  noIndex: 'There is no room for an index of the file. The result is complete.',
  longContext: 'The context before line {line} is longer than {limit}, the limit. Use a lower --before.',
} satisfies OtherWords<typeof messages>;
