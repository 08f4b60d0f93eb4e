// The list of mutants fits the code and the tests as they are now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'oxc-parser';
import type { CallExpression, Expression } from 'oxc-parser';
import { expect, test } from 'vitest';
import { mutants } from '../../mutants/mutants';
import { misfit } from '../../mutants/sandbox';
import { parseSource } from '../structure/imports';

const root = join(import.meta.dirname, '../../..');

/** Replaces what is only known when the tests run: `${title}`, a variable, or a `%s` of `test.each`. */
const ANY = '\0';

function titleOf(node: Expression): string {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(ANY);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ANY;
}

/** Vitest's placeholders: https://vitest.dev/api/#test-each */
const placeholders = (title: string) => title.replace(/%[.\d]*[sdifjo#$%]|\$[\w.]+/g, ANY);

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const fits = (title: string, part: string) =>
  new RegExp(`^${placeholders(title).split(ANY).map(escape).join('.*')}$`).test(part);

/** `test(…)`, `test.describe(…)`, `describe.each(…)(…)` and the like, but not `test.each(…)` or `test.use(…)` alone. */
const NAMES_TEST = /^(?:test|it|freshTest|describe)(?:\.describe|\.(?:each|runIf|skipIf)\b[^]+)?$/;

/** Each test and group of a file, as the titles of the groups around it and its own. */
function titlesIn(path: string): readonly (readonly string[])[] {
  const text = readFileSync(join(root, path), 'utf8');
  const found: string[][] = [];
  const open: string[] = [];
  const named = ({ callee, arguments: [title] }: CallExpression) =>
    title && title.type !== 'SpreadElement' && NAMES_TEST.test(text.slice(callee.start, callee.end))
      ? titleOf(title)
      : undefined;
  new Visitor({
    CallExpression(call) {
      const title = named(call);
      if (title === undefined) return;
      open.push(title);
      found.push([...open]);
    },
    'CallExpression:exit'(call) {
      if (named(call) !== undefined) open.pop();
    },
  }).visit(parseSource(path, text));
  return found;
}

test.each(mutants)('$name: the code to change is in its file once', async (mutant) => {
  expect(await misfit(mutant)).toBeUndefined();
});

test.each(mutants)('$name: its test exists', ({ test: { file, title } }) => {
  const parts = title.split(' › ');
  const titles = titlesIn(file).filter(
    (chain) => chain.length === parts.length && chain.every((one, index) => fits(one, parts[index] ?? '')),
  );
  expect(titles, `${file} has no test “${title}”`).not.toEqual([]);
});
