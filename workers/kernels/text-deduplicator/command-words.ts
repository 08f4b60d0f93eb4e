// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  sortLimit: 'Sorting would take more than {megabytes} MB of memory. Use --preserve-order, which needs none.',
  tooManyToCount: 'Occurrences can be counted in up to {most} lines. Use --no-counts, or split the file.',
} satisfies OtherWords<typeof messages>;
