// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  resultTooLarge: 'The result of the replacement is too long for memory. Try a smaller input.',
  escapes:
    'The backslashes in the replacement were inserted as they are. For line feeds and tabs, use --writing escapes.',
  slashes:
    'The slashes at the ends belong to the pattern. To use only what is between them, remove them, and use --flags.',
  unknownReason: 'Node refuses it',
  inlineFlags: 'Set flags for the whole pattern with --flags, or write (?i:…) for a part.',
  partialFlags: 'This version of Node doesn’t support flags for a part of a pattern. Use --flags.',
} satisfies OtherWords<typeof messages>;
