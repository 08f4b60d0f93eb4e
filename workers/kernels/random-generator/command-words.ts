// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  noCharacters: 'Allow at least one kind of characters.',
} satisfies OtherWords<typeof messages>;
