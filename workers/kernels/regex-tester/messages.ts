// The messages of the regex tester's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'The regular expression could not be run. Please check your input.',
  matching: 'Matching',
  tooLarge:
    'This pattern can match across lines, so it needs the whole text in memory: use a file of up to 268 MB. A pattern that stays within a line runs on files of any size: exclude line feeds with [^\\n], for example, and set the flag m for ^ and $.',
  longLine: 'A line of this file is longer than 268 MB. Break it into shorter lines and try again.',
  resultTooLarge: 'The result of the replacement is too long for this browser. Try a smaller input.',
  halfCharacters:
    'The replacement cut characters in half (lone surrogates), which are shown as U+FFFD. The flag u keeps characters whole.',
  halfMatches:
    'Some matches begin or end in the middle of a character (a lone surrogate). The halves are shown as � in the list and as \\uXXXX in the download. The flag u keeps characters whole.',
  escapes:
    'The backslashes in the replacement were inserted as they are. For line feeds and tabs, choose “With \\n and \\t” under Options.',
  slashes:
    'The slashes at the ends belong to the pattern. To use only what is between them, paste the whole /pattern/flags into the empty field.',

  // Errors in the pattern. The reason is the engine's own.
  invalid: 'Invalid regular expression: {reason}.',
  invalidAt: 'Invalid regular expression: {reason}, at character {position}.',
  invalidAtEnd: 'Invalid regular expression: {reason}, at the end.',
  unknownReason: 'the browser refuses it',
  withHelp: '{problem} {help}',
  possessive: 'JavaScript has no possessive quantifiers such as a++. Write (?=(a+))\\1, or a+ if it may backtrack.',
  atomic: 'JavaScript has no atomic groups (?>…). Write (?=(…))\\1 with the number of that group.',
  namedGroup: 'Write (?<name>…) for a named group.',
  namedReference: 'Write \\k<name> for the text of a named group.',
  comment: 'JavaScript has no comments in patterns. Remove (?#…).',
  branchReset: 'JavaScript has no branch reset (?|…). Write (?:…) and number the groups in order.',
  condition: 'JavaScript has no conditions (?(…)…). Write the cases as alternatives: a|b.',
  recursion: 'JavaScript has no recursion. Repeat the part as often as it may be nested.',
  verb: 'JavaScript has no verbs such as (*SKIP).',
  freeSpacing: 'JavaScript has no free spacing (flag x). Remove the spaces and comments.',
  inlineFlags: 'Set flags for the whole pattern below the field, or write (?i:…) for a part.',
  partialFlags: 'This browser doesn’t support flags for a part of a pattern. Set them below the field.',
  unknownEscape: 'With the flag u or v, {escape} isn’t an escape. Remove the backslash, or the flag.',
} as const;
