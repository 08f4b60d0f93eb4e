// Text case converter: the words of its record and its screen.

export const title = 'Text Case Converter';
export const description =
  'Convert text to UPPERCASE, lowercase, Title Case, Sentence case, camelCase, snake_case and more.';
export const tagline = 'Upper, title, camel, snake';
export const keywords =
  'case, uppercase, lowercase, capital, capitalize, title case, sentence case, camel case, camelcase, pascal case, snake case, kebab case';

// What it offers for a text or a file.
export const changeCase = 'Change the case';

export const textToConvert = 'Text to Convert';
export const sample = 'The quick brown fox jumps over the lazy dog. It costs 20 dollars, says NASA.';
export const convert = 'Convert Text Cases';
export const copyOne = 'Copy {name}';
export const copyAll = 'Copy all {number}';

export const results = 'Results';
