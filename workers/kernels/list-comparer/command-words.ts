// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  sortLimit: 'The sorted result would take more than {megabytes} MB of memory. Use --no-sorted.',
} satisfies OtherWords<typeof messages>;
