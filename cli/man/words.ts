// The words of the manual page that only it has.

export const name = 'the tools of Toolyard on the command line';
export const about =
  'Reads files, or standard input, and writes the result to standard output. Nothing leaves this computer. The tools and their results are those of the site.';
export const codes = [
  ['0', 'Done.'],
  ['1', 'A negative answer: different, not matching, not valid.'],
  ['2', 'A problem: wrong arguments, a file that can’t be read, an input that can’t be processed.'],
  ['130, 143', 'Canceled by Ctrl+C, or ended by SIGTERM.'],
] as const;
export const variables = [
  ['TOOLYARD_KEY', 'The key of hash and jwt.'],
  ['TOOLYARD_DEBUG', 'If set, the details of a bug are printed.'],
  ['NO_COLOR', 'If set, errors have no color.'],
] as const;

// Headings, in capital letters as in other manual pages.
export const headings = {
  name: 'NAME',
  synopsis: 'SYNOPSIS',
  about: 'DESCRIPTION',
  commands: 'OTHER COMMANDS',
  common: 'OPTIONS OF ALL TOOLS',
  tools: 'TOOLS',
  codes: 'EXIT STATUS',
  variables: 'ENVIRONMENT',
} as const;
