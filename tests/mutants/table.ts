// Writes the table of mutants into docs/testing.md.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mutants, type Mutant, type TestName } from './mutants';

const PAGE = join(import.meta.dirname, '../../docs/testing.md');
const START = '<!-- mutants: written by `npm run test:mutants -- --table` -->\n';
const END = '<!-- end of mutants -->';

const cell = (text: string) => text.replaceAll('|', '\\|');

const named = ({ gate, file, title }: TestName) => `${gate}: \`${file.replace('tests/', '')} › ${cell(title)}\``;

const row = ({ name, file, test, before }: Mutant, index: number) =>
  `| ${index + 1} | ${cell(name)} (\`${file}\`) | ${before ? named(before) : 'the same test'} | ${named(test)} |`;

const table = () =>
  ['| | Bug | Test that failed before | Test that fails now |', '|---|---|---|---|', ...mutants.map(row), ''].join(
    '\n',
  );

export async function writeTable() {
  const page = await readFile(PAGE, 'utf8');
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`docs/testing.md has no place for the table: ${START}…${END}`);
  await writeFile(PAGE, page.slice(0, start + START.length) + table() + page.slice(end));
}
