// The messages of the line filter's kernel.
import { csvMessages } from '../../words/csv-words';
import { words } from './words';

export const messages = {
  ...words.messages,
  ...csvMessages,
  failure: 'Failed to filter the lines because of a bug in this tool. Please try again.',
  halfPattern:
    'Pattern {number} has half a character (a lone surrogate), which no line can have. Remove it, or type it again.',
  invalidRegex: 'Pattern {number} isn’t a valid regular expression: {reason}.',
  unknownReason: 'the browser refuses it',
  invalidCondition:
    'Pattern {number} isn’t a condition. Write a field, an operator (==, !=, <, <=, >, >=, contains) and a JSON value, such as level == "error" or price > 10. Or write a field and exists, or missing.',
  invalidColumnCondition:
    'Pattern {number} isn’t a condition. Write a column, an operator (==, !=, <, <=, >, >=, contains) and a number or a text in double quotes, such as price > 10 or level == "error". Or write a column and exists, or missing. A name with spaces needs double quotes.',
  noColumn: 'The CSV has no column “{column}”. Its columns are {names}. Check the name, the separator and the header.',
  duplicateColumns: {
    one: '{count} column has the name of an earlier one, so conditions call it {names}.',
    other: '{count} columns have the names of earlier ones, so conditions call them {names}.',
  },
  noNumbers: {
    one: '{count} field that is compared with a number isn’t one, so only != matches it: “{text}” in line {line}.',
    other:
      '{count} fields that are compared with numbers aren’t numbers, so only != matches them. The first is “{text}” in line {line}.',
  },
  posixClass:
    'Pattern {number} has {syntax}, which JavaScript reads as single characters. Write a range such as 0-9 or a-z, or \\d, \\s or \\w.',
  longLine: 'Line {line} is longer than {limit}, the limit for one line. Break it into shorter lines.',
  longContext: 'The context before line {line} is longer than {limit}, the limit. Use fewer lines before.',
  utf16: 'The file was UTF-16. The result is UTF-8.',
  notUtf8:
    'The file isn’t entirely UTF-8. Its kept lines are unchanged, but letters beyond ASCII may not have matched. {remedy}',
  surrogates: 'The text has half characters (lone surrogates), which UTF-8 can’t represent. They became U+FFFD.',
  notJson: {
    one: 'Line {line} isn’t JSON, so it doesn’t match.',
    other: '{count} lines aren’t JSON, so they don’t match. The first is line {line}.',
  },
  noIndex:
    'This browser has no room for the view of the whole file. The result is complete. Remove stored results or free some disk space to get the view.',
  loneReturns: 'Some lines end in a carriage return (CR) alone. The result has line feeds (LF) in their place.',
} as const;
