// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  sortLimit: 'Keys can be sorted in up to 128 MB of JSON (without whitespace). Use --no-sort-keys for this file.',
  severalFences: 'Use the text of one code block.',
} satisfies OtherWords<typeof messages>;
