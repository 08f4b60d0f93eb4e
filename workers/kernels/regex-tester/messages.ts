// The messages of the regex tester's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'The regular expression could not be run because of a bug in this tool. Please try again.',
  timedOut:
    'Stopped after {seconds} s. Try a smaller input or a longer time limit, or choose the engine “Linear time (RE2)” under Options, which never backtracks.',
  matching: 'Matching',

  // Test cases.
  longCase: 'The text of a test case can have up to 1 MiB. Use a shorter one.',
  caseMatches: 'It matches “{text}” at character {position}.',
  caseNoMatch: 'There is no match.',
  caseNoGroup: 'The pattern has no group {group}.',
  caseNotCaptured: 'Group {group} took no part in the match.',
  caseOther: 'Group {group} is “{text}”.',
  caseTimedOut: 'Stopped after {seconds} s, the time limit.',

  tooLarge:
    'This pattern can match across lines, so it needs the whole text in memory: use a file of up to 268 MB. A pattern that stays within a line runs on files of any size: exclude line feeds with [^\\n], for example, and set the flag m for ^ and $.',
  longLine:
    'A line of this file is longer than 268,435,456 bytes (256 MiB). Break it into shorter lines and try again.',
  resultTooLarge: 'The result of the replacement is too long for this browser. Try a smaller input.',
  halfCharacters:
    'The replacement cut characters in half (lone surrogates), which are shown as U+FFFD. The flag u keeps characters whole.',
  halfMatches:
    'Some matches begin or end in the middle of a character (a lone surrogate). The halves are shown as � in the list and as \\uXXXX in the download. The flag u keeps characters whole.',
  escapes:
    'The backslashes in the replacement were inserted as they are. For line feeds and tabs, choose “With \\n and \\t” under Options.',
  slashes:
    'The slashes at the ends belong to the pattern. To use only what is between them, paste the whole /pattern/flags into the empty field.',

  elsewhere: 'JavaScript doesn’t have {syntax}. Write {equivalent} instead.',
  classNeedsFlag: 'Without the flag u, {syntax} is plain text. As a class of characters it needs the flag u.',
  numberNeedsFlag:
    'Without the flag u, {syntax} isn’t a character by its number. Write {equivalent}, and set the flag u.',
  plainText: '{syntax} is plain text in JavaScript. {help}',
  keepOut: 'To leave out what comes before, write (?<=…).',
  grapheme: 'For a character as people see it, use Intl.Segmenter in your code.',
  quoteText: 'To quote a text, write \\ before each special character.',
  groupText: 'For the text of a group, write \\1, or \\k<name> for a named group.',
  caseChange: 'Letters can’t change their case here. For a backslash, write \\\\.',
  byNumber: 'For a character by its number, write two hexadecimal digits after \\x, or four after \\u.',
  controlCharacter: 'For a control character, write a letter after it, such as \\cJ.',

  // RE2.
  re2Flag: 'RE2 can’t use the flag {flag}. Turn it off, or choose the JavaScript engine.',
  re2Invalid: 'RE2 can’t read this pattern: {reason}.',
  re2InvalidAt: 'RE2 can’t read this pattern: {reason}, at character {position}.',
  re2Lookaround:
    'RE2 has no lookahead and no lookbehind. Match the text around as well and put the part that you need in a group, or choose the JavaScript engine.',
  re2References: 'RE2 has no backreferences. Choose the JavaScript engine for them.',
  re2Possessive: 'RE2 has no possessive quantifiers and atomic groups, and needs none: it never backtracks.',
  re2Bracket: 'RE2 takes a ] right after [ or [^ as a character. For any character, write [\\s\\S].',
  re2Property: 'Write the value alone, such as \\p{Greek} or \\p{Lu}.',
  re2Repeat: 'RE2 repeats a part up to 1,000 times.',
  re2Perl: 'RE2 has no comments, conditions, recursion and branch reset.',
  re2Dot: 'In RE2, the dot also matches a carriage return and the separators U+2028 and U+2029. This text has some.',
  re2Lines:
    'In RE2, ^ and $ with the flag m match only at line feeds. This text also has carriage returns, or the separators U+2028 and U+2029.',
  re2Space:
    'In RE2, \\s matches a space, tab, line feed, form feed and carriage return. This text also has other whitespace.',
  re2Case:
    'RE2 ignores case as JavaScript does with the flags i and u. This text has letters that only those take as equal, such as K and the Kelvin sign.',
  re2Word:
    'In RE2, \\b and \\B know ASCII only. With the flags i and u, JavaScript also counts ſ and the Kelvin sign as letters.',
  re2Unicode: 'RE2 reads whole characters, and \\p and \\u with braces, as JavaScript does with the flag u.',
  re2Rounds:
    'In a repetition, RE2 keeps the text that a group had in an earlier round, and ends at an empty round. JavaScript clears the groups in each round.',

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
