// Text whose lines have the same form: comma-separated values, differences.
import { found, message, type Check } from '../finding';

const DELIMITERS = [
  { character: ',', name: 'csv', least: 2 },
  { character: '\t', name: 'tsv', least: 1 },
  { character: ';', name: 'csv', least: 1 },
  { character: '|', name: 'table', least: 2 },
] as const;

/** A longer row would be cut, and its number of columns would be wrong. */
const WIDEST = 16_384;

/** Fields of a line. Text in double quotes is one field (RFC 4180). */
function fieldsOf(line: string, delimiter: string): number {
  let [fields, isQuoted] = [1, false];
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) fields++;
  }
  return fields;
}

export const csv: Check = (sample) => {
  const lines = sample.lines(50, WIDEST).filter((line) => line.trim() !== '');
  if (lines.length < 2) return undefined;
  for (const { character, name, least } of DELIMITERS) {
    const [first = 1, ...others] = lines.map((line) => fieldsOf(line, character));
    if (first - 1 < least && !(first === 2 && lines.length > 3)) continue;
    const same = others.filter((fields) => fields === first).length;
    if (same < others.length * 0.95) continue;
    // In prose, commas are followed by spaces and sentences end in a period. Code ends in brackets.
    const spaced = lines.filter((line) => line.includes(`${character} `)).length;
    const isProse =
      character === ',' && spaced > lines.length / 2 && (first < 4 || lines.some((line) => /[.!?]$/.test(line)));
    const isCode =
      lines.some((line) => /[{};]\s*$|^\s*(?:\/\/|#include|import |const )/.test(line)) && character !== ';';
    if (isProse || isCode || lines.some((line) => line.length > 400 && first < 4)) continue;
    const rows = sample.isWhole
      ? [message('rows', { count: lines.length < 50 ? lines.length : sample.lineCount })]
      : [];
    const confidence = lines.length > 2 || first > 2 ? 0.88 : 0.65;
    return found('csv', confidence, message(name), { details: [message('columns', { count: first }), ...rows] });
  }
  return undefined;
};

const HUNK = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/;

export const diff: Check = (sample) => {
  const lines = sample.lines();
  const hunks = lines.filter((line) => HUNK.test(line)).length;
  const files = lines.filter((line, at) => line.startsWith('--- ') && (lines[at + 1] ?? '').startsWith('+++ ')).length;
  const isGit = (lines[0] ?? '').startsWith('diff --git ') || lines.some((line) => line.startsWith('diff --git '));
  if (hunks === 0 && files === 0 && !isGit) return undefined;
  if (hunks === 0 && !isGit) return undefined;
  const added = lines.filter((line) => /^\+(?!\+\+ )/.test(line)).length;
  const removed = lines.filter((line) => /^-(?!-- )/.test(line)).length;
  const details =
    sample.isWhole && sample.lineCount <= lines.length
      ? [message('added', { count: added }), message('removed', { count: removed })]
      : [];
  return found('diff', 0.97, message('patch'), { details });
};
