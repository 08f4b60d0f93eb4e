// README lists the catalog's tools and the size limits that the kernels enforce.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { SIZE_LIMITS_INTRO, sizeLimits } from '../../src/pages/size-limits';
import { tools } from '../../src/tools/index';
import { MiB } from '../../workers/contract/sink';
import { LINE_LIMIT } from '../../workers/kernels/diff-checker/spec';
import { QUERY_LIMIT, REPAIR_LIMIT, SORT_LIMIT } from '../../workers/kernels/json-formatter/spec';
import { INPUT_LIMIT, VALUE_LIMIT } from '../../workers/kernels/json-to-xml/spec';
import { YAML_LIMIT } from '../../workers/kernels/json-to-yaml/spec';
import { SORT_LIMIT as LIST_LIMIT } from '../../workers/kernels/list-comparer/spec';
import { LARGEST_BYTES as LARGEST_MARKDOWN } from '../../workers/kernels/markdown-editor/spec';
import { SIZE_LIMIT } from '../../workers/kernels/patch-applier/spec';
import { LARGEST_BYTES as LARGEST_TEXT } from '../../workers/kernels/regex-tester/spec';
import { SORT_LIMIT as UNIQUE_LIMIT } from '../../workers/kernels/text-deduplicator/spec';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

/** The cells of each row, without the header, in the table below a heading. */
function rowsBelow(heading: string): string[][] {
  const part = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = part.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.slice(2, -2).split(' | '));
}

test('the table of tools has every tool of the catalog, in its order', () => {
  expect(rowsBelow('The tools').map(([title]) => title)).toEqual(tools.map(({ title }) => title));
});

test('the table of size limits is the one that the pages show', () => {
  expect(rowsBelow('Size limits')).toEqual(sizeLimits.map(({ tool, limit }) => [tool, limit]));
  expect(readme).toContain(SIZE_LIMITS_INTRO);
});

test('the size limits are those of the kernels', () => {
  const mb = (bytes: number) => `${String(Math.floor(bytes / 1e6))} MB`;
  const mib = (bytes: number) => `${String(bytes / MiB)} MB`;
  const millions = (count: number) => `${String(count / 1e6)} million`;
  expect(
    Object.fromEntries(sizeLimits.map(({ tool, limit }) => [tool, limit.match(/[\d.]+ (?:MB|million)/g)])),
  ).toEqual({
    'JSON Formatter': [mib(SORT_LIMIT), mib(QUERY_LIMIT), mib(REPAIR_LIMIT)],
    'JSON/XML Converter': [mib(INPUT_LIMIT), millions(VALUE_LIMIT)],
    'JSON/YAML Converter': [mib(YAML_LIMIT)],
    'Markdown Editor': [mb(LARGEST_MARKDOWN)],
    'Regex Tester': [mb(LARGEST_TEXT)],
    'Text Deduplicator': [mib(UNIQUE_LIMIT)],
    'Diff Checker': [millions(LINE_LIMIT), mib(SIZE_LIMIT)],
    'List Comparer': [mib(LIST_LIMIT)],
  });
});

test.each(['README.md', 'CONTRIBUTING.md', 'docs/testing.md'])('each npm script that %s names exists', (file) => {
  const page = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const named = [...page.matchAll(/npm (?:run )?(?!ci\b|install\b)([a-z][\w:-]*)/g)].map(([, name]) => name);
  expect(named).toContain('test');
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining([...new Set(named)]));
});
