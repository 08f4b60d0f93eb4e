// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  blankToken: 'There is no token to decode.',
  blankKey: 'There is no key. Name its file with --key-file.',
  noKey: 'Anyone can make a token that decodes. Use --key-file to check who signed it.',
} satisfies OtherWords<typeof messages>;
