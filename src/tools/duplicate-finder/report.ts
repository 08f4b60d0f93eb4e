// The result as a file. The same files give the same bytes on every system.
import {
  groupsIn,
  type DuplicateGroup,
  type DuplicateOutput,
  type ReportFormat,
} from '../../../workers/kernels/duplicate-finder/spec';
import type { InWords } from '../../../workers/contract/run/message';
import { csvLine } from '../../lib/csv';
import { say } from '../../../workers/words/in-words';
import { scriptText } from './script';
import * as words from './late-words';

type Told = Pick<InWords<DuplicateOutput>, 'groups' | 'empty' | 'unread'>;

interface Report extends Omit<Told, 'groups'> {
  readonly groups: readonly DuplicateGroup[];
}

export const FILE_NAMES = {
  text: 'duplicates.txt',
  json: 'duplicates.jsonl',
  csv: 'duplicates.csv',
  sh: 'remove-duplicates.sh',
} as const satisfies Record<ReportFormat, string>;

const WRITERS: Readonly<Record<ReportFormat, (report: Report) => string>> = {
  text: plainText,
  json: jsonText,
  csv: csvText,
  sh: ({ groups }) => scriptText(groups),
};

export const reportText = (output: Told, format: ReportFormat): string =>
  WRITERS[format]({ ...output, groups: groupsIn(output.groups) });

/** The answer, and the report as text. */
export const copiedText = (output: Told & Pick<InWords<DuplicateOutput>, 'summary'>): string =>
  `${output.summary}\n\n${reportText(output, 'text')}`;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/** As in lists of sha256sum: a backslash in front marks a path with escapes. */
function onOneLine(path: string): string {
  const escaped = path.replace(/[\\\n\r]/g, (character) => ESCAPES[character] ?? character);
  return escaped === path ? path : `\\${escaped}`;
}

function plainText({ groups, empty, unread }: Report): string {
  const sections = groups.map(({ size, wasted, files }) => [
    say(words.textGroup, { files: files.length, size, wasted }),
    ...files.flatMap(({ path, links }) => [onOneLine(path), ...links.map((link) => `  = ${onOneLine(link)}`)]),
  ]);
  if (empty.length > 0) sections.push([words.textEmpty, ...empty.map(onOneLine)]);
  if (unread.length > 0)
    sections.push([words.textUnread, ...unread.map(({ path, reason }) => `${onOneLine(path)}: ${reason}`)]);
  return sections.map((lines) => lines.map((line) => `${line}\n`).join('')).join('\n');
}

/** One object per line. A byte of a name that isn't UTF-8 is a lone surrogate, which JSON escapes. */
function jsonText({ groups, empty, unread }: Report): string {
  const rows = [
    ...groups.map(({ size, wasted, files }) => ({ kind: 'group', size, wasted, files })),
    ...empty.map((path) => ({ kind: 'empty', path })),
    ...unread.map(({ path, reason }) => ({ kind: 'unread', path, reason })),
  ];
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

function csvText({ groups, empty, unread }: Report): string {
  const rows = [
    ['kind', 'group', 'size', 'path', 'reason'],
    ...groups.flatMap(({ size, files }, index) =>
      files.flatMap(({ path, links }) =>
        [path, ...links].map((name, at) => [at === 0 ? 'file' : 'link', String(index + 1), String(size), name, '']),
      ),
    ),
    ...empty.map((path) => ['empty', '', '0', path, '']),
    ...unread.map(({ path, reason }) => ['unread', '', '', path, reason]),
  ];
  return rows.map(csvLine).join('');
}
