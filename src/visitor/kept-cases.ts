// Test cases of the regex tester that the visitor chose to keep in this browser, as text. Empty if none are kept.
import { storedTexts } from '../lib/stored-value';

/** In UTF-16 units. */
export const LONGEST_KEPT = 256 * 1024;

export const keptCases = storedTexts<string>(['regexCases'], {
  fallback: '',
  read: ([text]) => (typeof text === 'string' && text.length <= LONGEST_KEPT ? text : undefined),
  write: (text) => [text],
});
