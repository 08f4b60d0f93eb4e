import type { ToolCase } from '../case';
import { repeated, zeros } from '../files';
import { download, text } from '../samples';

/** The lines with an “a”, as Array.filter finds them. */
const withA = (lines: string) =>
  lines
    .split(/(?<=\n)/)
    .filter((line) => line.includes('a'))
    .join('');

const settings = [{ field: 'Patterns (one per line)', text: 'a' }] as const;

export const toolCase: ToolCase = {
  action: 'Filter Lines',
  opener: 'Open files',
  field: 'Input Text',
  typed: {
    settings,
    text: 'banana\ncherry\r\napple\nfig\nlast a',
    around: (word) => `${word} a`,
    answer: (typed) => text(withA(typed)),
  },
  file: {
    settings,
    name: 'log.txt',
    content: repeated('Straße 12, 34567 München\r\nHalle\nOrt\n', 20_000),
    answer: (content) => download('filtered-lines.txt', withA(String(content))),
  },
  large: { settings, file: { name: 'large.txt', write: zeros(2_000_000_000, 4_000_000) } },
  complaint: {
    settings,
    input: { text: '' },
    says: /Please enter some text to filter\./,
  },
};
