// Recipes as text: everything that is printed is read back, and anything else is refused with its line.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_RECIPE, printRecipe, readRecipe } from '../../../workers/contract/recipe-text';

test('is readable', () => {
  const steps = [
    { tool: 'base64-encoder', options: { mode: 'decode' } },
    { tool: 'json-formatter', options: { action: 'minify', isLines: true, query: '$[?@.a == "x y"]' } },
    { tool: 'hash-generator', options: { algorithms: ['sha256', 'md5'], lineLength: 76 } },
  ];
  const text = `toolyard recipe 1
# Clean a list
base64-encoder mode=decode
json-formatter action=minify isLines=true query="$[?@.a == \\"x y\\"]"
hash-generator algorithms=["sha256","md5"] lineLength=76
`;
  expect(printRecipe(steps, 'Clean a list')).toBe(text);
  expect(readRecipe(text)).toEqual({
    ok: true,
    name: 'Clean a list',
    steps: steps.map((step, index) => ({ ...step, line: index + 3 })),
  });
});

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
);
const name = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9-]{0,20}$/);
const steps = fc.array(
  fc.record({ tool: name, options: fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true }) }),
  { minLength: 1, maxLength: 16 },
);

test('what is printed is read back', () => {
  fc.assert(
    fc.property(steps, (given) => {
      const text = printRecipe(given);
      fc.pre(text.length <= LONGEST_RECIPE);
      const read = readRecipe(text.replaceAll('\n', '\r\n'));
      expect(read).toMatchObject({ ok: true });
      expect(read.ok && read.steps.map(({ tool, options }) => ({ tool, options }))).toEqual(given);
    }),
  );
});

test.each([
  ['', 1, 'not-a-recipe'],
  ['{"version":1}', 1, 'not-a-recipe'],
  ['toolyard recipe 2\nbase64-encoder', 1, 'other-version'],
  ['toolyard recipe 1\n\n# only a name\n', 4, 'no-steps'],
  ['toolyard recipe 1\nbase64-encoder mode', 2, 'bad-value'],
  ['toolyard recipe 1\nbase64-encoder =decode', 2, 'bad-value'],
  ['toolyard recipe 1\n\nbase64-encoder mode="decode', 3, 'bad-value'],
  ['toolyard recipe 1\nbase64-encoder mode=[1,', 2, 'bad-value'],
  [`toolyard recipe 1\n${'url-encoder\n'.repeat(17)}`, 18, 'too-many-steps'],
  [`toolyard recipe 1\n${'x'.repeat(LONGEST_RECIPE)}`, 1, 'too-long'],
] as const)('%j is refused', (text, line, problem) => expect(readRecipe(text)).toEqual({ ok: false, line, problem }));
