// docs/recipes.md: its table is that of the tools, and its examples are recipes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRecipe } from '../../../workers/contract/recipe/parse-recipe';
import type { StepGives, StepTakes, StepTool } from '../../../workers/contract/recipe/step-tool';
import {
  printLink,
  printRecipe,
  readLink,
  readRecipe,
  type ReadRecipe,
} from '../../../workers/contract/recipe/recipe-text';
import { tools } from '../../../src/tools/index';
import { realTools } from './real-tools';

const PAGE = join(import.meta.dirname, '../../../docs/recipes.md');
const text = readFileSync(PAGE, 'utf8');

const TAKES: Readonly<Record<StepTakes, string>> = {
  nothing: 'nothing',
  text: 'text',
  bytes: 'any bytes',
  'two-texts': 'two texts',
};
const GIVES: Readonly<Record<StepGives, string>> = {
  text: 'text',
  bytes: 'bytes or text',
  image: 'an image',
  files: 'a ZIP',
  verdict: 'yes or no',
};

const rowsOf = (title: string, { command, ways }: StepTool) =>
  ways.map(({ set, takes, gives, opposite }) => {
    const options = Object.entries(set).map(([name, value]) => `${name}=${String(value)}`);
    const step = `\`${[command.name, ...options].join(' ')}\``;
    return `| ${title} | ${step} | ${TAKES[takes]} | ${GIVES[gives]} | ${opposite ? 'yes' : ''} |`;
  });

const table = [
  '| tool | step | takes | gives | has an opposite |',
  '|---|---|---|---|---|',
  ...tools.flatMap(({ id, title }) => (realTools[id] ? rowsOf(title, realTools[id]) : [])),
].join('\n');

/** Run with `-u`, vitest writes the table. */
test('the table has all steps', async () => {
  await expect(text.replace(/^\| tool \| step .*\n(?:\|.*\n)+/m, `${table}\n`)).toMatchFileSnapshot(PAGE);
});

test('every other tool has a reason', () => {
  const [, reasons = ''] = text.split('\nNot steps:\n');
  const missing = tools.filter(({ id, title }) => !realTools[id] && !reasons.includes(`**${title}**`));
  expect(missing.map(({ title }) => title)).toEqual([]);
});

function parsed(read: ReadRecipe) {
  const result = read.ok ? parseRecipe(read, realTools) : undefined;
  if (!result?.ok) throw new Error(JSON.stringify(result ?? read));
  return result.recipe;
}

test('the examples are the same recipe, as it is printed', () => {
  const [, example = '', , link = ''] = text.split(/^```\n/m);
  const recipe = parsed(readRecipe(example));
  expect(printRecipe(recipe, realTools)).toBe(example);
  expect(`/recipe#${printLink(recipe, realTools)}\n`).toBe(link);
  expect(parsed(readLink(link.trim().replace('/recipe#', '')))).toEqual({ ...recipe, name: '' });
});
