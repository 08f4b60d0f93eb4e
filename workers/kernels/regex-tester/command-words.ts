// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  timedOut:
    'Stopped after {seconds} s. Try a smaller input or a longer time limit, or use --engine re2, which never backtracks.',
  re2Flag: 'RE2 can’t use the flag {flag}. Turn it off, or use --engine javascript.',
  re2Lookaround:
    'RE2 has no lookahead and no lookbehind. Match the text around as well and put the part that you need in a group, or use --engine javascript.',
  re2References: 'RE2 has no backreferences. Use --engine javascript for them.',
  resultTooLarge: 'The result of the replacement is too long for memory. Try a smaller input.',
  escapes:
    'The backslashes in the replacement were inserted as they are. For line feeds and tabs, use --writing escapes.',
  slashes:
    'The slashes at the ends belong to the pattern. To use only what is between them, remove them, and use --flags.',
  unknownReason: 'Node refuses it',
  inlineFlags: 'Set flags for the whole pattern with --flags, or write (?i:…) for a part.',
  partialFlags: 'This version of Node doesn’t support flags for a part of a pattern. Use --flags.',
} satisfies OtherWords<typeof messages>;
