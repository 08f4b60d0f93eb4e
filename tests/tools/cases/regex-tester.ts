import type { ToolCase } from '../case';
import { repeated } from '../files';
import { download } from '../samples';

/** All matches of a pattern without groups, as the file lists them. */
function matchList(plain: string, pattern: RegExp): string {
  return [...plain.matchAll(pattern)]
    .map(({ 0: match, index }, at) => `Match ${at + 1}: ${JSON.stringify(match)}\nIndex: ${index}\n\n`)
    .join('');
}

export const toolCase: ToolCase = {
  action: 'Test',
  opener: 'Open a file',
  // Into the first field, which has the pattern; it matches the empty text.
  field: 'Regular expression',
  typed: {
    text: '\\d*',
    around: (word) => `(?:${word})?`,
    answer: (pattern) => ({
      kind: 'shows',
      region: 'Matches',
      text: new RegExp(`${String([...''.matchAll(new RegExp(pattern, 'g'))].length)} match`),
    }),
  },
  takes: {
    copy: { button: 'Copy', text: 'Match 1: ""\nIndex: 0\n' },
    download: { button: 'Download', text: 'Match 1: ""\nIndex: 0\n' },
  },
  file: {
    settings: [
      { field: 'Regular expression', text: '\\d+|ß' },
      { press: 'Options' },
      { select: 'Time limit', option: '60 s' },
    ],
    name: 'log.txt',
    content: repeated('Straße 12, 34567 München\r\n', 20_000),
    answer: (content) => download('regex-matches.txt', matchList(String(content), /\d+|ß/g)),
  },
  complaint: {
    settings: [{ field: 'Regular expression', text: '(' }],
    input: { text: '(' },
    says: /Invalid regular expression: /,
  },
};
