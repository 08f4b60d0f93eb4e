// Recipes as text and as links: everything that is printed is read back, and anything else is refused with its line.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  choice,
  choices,
  defineOptions,
  number,
  secret,
  text,
  toggle,
} from '../../../workers/contract/options/options';
import { parseRecipe } from '../../../workers/contract/recipe/parse-recipe';
import { recipeName, type Recipe, type RecipeStep } from '../../../workers/contract/recipe/recipe';
import { defineStep } from '../../../workers/contract/recipe/step-tool';
import {
  EVERYTHING,
  LONGEST_RECIPE,
  printLink,
  printRecipe,
  readLink,
  readRecipe,
  typedOptions,
  type ReadRecipe,
} from '../../../workers/contract/recipe/recipe-text';
import { realTools } from './real-tools';
import { anyCharacter } from '../any-character';

/** With an option of each kind. */
const options = defineOptions({
  mode: choice(['one', 'two', 'three words']),
  indent: choice(['2', '4', 'tab']),
  lineLength: choice([0, 64, 76]),
  flags: choices(['a', 'b-1', 'c', 'd e'], ['a']),
  isLines: toggle(),
  count: number({ min: 0, max: 1e15, step: 'any', initial: '10' }),
  length: number({ min: -5, max: 5, initial: 0 }),
  pattern: text('', { when: ['mode', 'one', 'two'] }),
  key: secret(),
});

const anyTool = defineStep({
  id: 'any-tool',
  command: { name: 'any' },
  options,
  ways: [{ set: {}, takes: 'text', gives: 'text' }],
  open: () => {
    throw new Error('Nothing runs here.');
  },
});

const tools = { 'any-tool': anyTool, ...realTools };

/** As the site would keep it. */
function parsed(read: ReadRecipe): Recipe {
  if (!read.ok) throw new Error(JSON.stringify(read));
  const result = parseRecipe(read, tools);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.recipe;
}

const TEXT = `toolyard recipe 1
# Clean a list
base64 mode=decode
json action=minify indent=4 isLines=true query="$[?@.a == \\"x y\\"]"
off url mode=encode
uuid mode=generate count=3
hash algorithms=sha256,md5
`;

describe('the text of a recipe', () => {
  it('is readable, and prints as it was read', () => {
    expect(printRecipe(parsed(readRecipe(TEXT)), tools, EVERYTHING)).toBe(TEXT);
  });

  it('may have the ids of tools, values as JSON, blank lines and comments', () => {
    const other = TEXT.replace('base64 ', '\n# MIME\nbase64-encoder ')
      .replace('sha256,md5', '["sha256","md5"]')
      .replace('indent=4', 'indent="4"')
      .replace('count=3', 'count="3"')
      .replaceAll('\n', '\r\n');
    expect(parsed(readRecipe(`\uFEFF${other}`))).toEqual(parsed(readRecipe(TEXT)));
  });

  it('leaves out what was typed unless it is asked for by its field', () => {
    const recipe = parsed(
      readRecipe('toolyard recipe 1\nregex pattern="a+"\nregex pattern="b+" replacement=c action=replace\n'),
    );
    expect(printRecipe(recipe, tools)).toBe('toolyard recipe 1\nregex action=match\nregex action=replace\n');
    expect(typedOptions(recipe, tools)).toEqual([
      { step: 0, option: 'pattern', value: 'a+' },
      { step: 1, option: 'pattern', value: 'b+' },
      { step: 1, option: 'replacement', value: 'c' },
    ]);
    const asked = printRecipe(recipe, tools, ({ step, option }) => step === 1 && option === 'pattern');
    expect(asked).toBe('toolyard recipe 1\nregex action=match\nregex pattern="b+" action=replace\n');
  });

  it('has no options that do not count, and none that the command line hides', () => {
    const recipe = parsed(
      readRecipe('toolyard recipe 1\nbase64 mode=decode lineLength=76\ndiff view=split mode=compare\n'),
    );
    expect(printRecipe(recipe, tools)).toBe('toolyard recipe 1\nbase64 mode=decode\ndiff mode=compare\n');
  });

  it('never has a secret', () => {
    expect(parseRecipe({ version: 1, steps: [{ tool: 'any', options: { key: 'x' } }] }, tools)).toMatchObject({
      problem: { problem: 'bad-option', option: 'key' },
    });
    const leaked = {
      version: 1,
      name: '',
      steps: [{ tool: 'any-tool', options: { ...options.defaults, key: 'hunter2' } }],
    } as const;
    expect(printRecipe(leaked, tools, EVERYTHING) + printLink(leaked, tools, { includes: EVERYTHING })).not.toContain(
      'hunter2',
    );
  });
});

const value = {
  mode: fc.constantFrom(...options.shape.mode.values),
  indent: fc.constantFrom(...options.shape.indent.values),
  lineLength: fc.constantFrom(...options.shape.lineLength.values),
  flags: fc.shuffledSubarray([...options.shape.flags.values]),
  isLines: fc.boolean(),
  count: fc.stringMatching(/^\d{1,15}(\.\d{1,15})?$/).filter((numeral) => Number(numeral) <= 1e15),
  length: fc.integer({ min: -5, max: 5 }),
  pattern: fc.string({ unit: anyCharacter }),
};
const step = fc.record(
  {
    tool: fc.constant('any-tool'),
    options: fc.record(value),
    isOff: fc.constant(true as const),
  },
  { requiredKeys: ['tool', 'options'] },
);

const named = fc.record({
  version: fc.constant(1 as const),
  name: fc.string({ unit: anyCharacter }).map(recipeName),
  steps: fc.array(step, { minLength: 1, maxLength: 16 }),
});

/** Without an option that doesn't count. */
const counted = ({ tool, options: given, isOff }: RecipeStep): RecipeStep => {
  const { mode, pattern } = given as { readonly mode: string; readonly pattern: string };
  const kept = { ...given, pattern: mode === 'three words' ? '' : pattern };
  return { tool, options: kept, ...(isOff && { isOff }) };
};

test('what is printed is read back', () => {
  fc.assert(
    fc.property(named, (recipe) => {
      const expected = { ...recipe, steps: recipe.steps.map(counted) };
      const printed = printRecipe(recipe, tools, EVERYTHING);
      const link = printLink(recipe, tools, { hasName: true, includes: EVERYTHING });
      fc.pre(printed.length <= LONGEST_RECIPE && link.length <= LONGEST_RECIPE);
      expect(parsed(readRecipe(printed.replaceAll('\n', '\r\n')))).toEqual(expected);
      expect(parsed(readLink(link))).toEqual(expected);
      expect(new URL(`https://example.com/recipe#${link}`).hash).toBe(`#${link}`);
    }),
  );
});

test('a name is one line of at most 80 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (typed) => {
      const name = recipeName(typed);
      expect(Array.from(name).length).toBeLessThanOrEqual(80);
      expect(name).toMatch(/^(\S.*)?$/u);
      expect(parseRecipe({ version: 1, name, steps: [{ tool: 'url' }] }, tools)).toMatchObject({ ok: true });
    }),
  );
  const parse = (name: unknown) => parseRecipe({ version: 1, name, steps: [{ tool: 'url' }] }, tools);
  for (const name of ['two\nlines', 'two\u2028lines', 'x'.repeat(81), 7])
    expect(parse(name)).toEqual({ ok: false, problem: { problem: 'bad-name' } });
  expect(parse('😀'.repeat(80))).toMatchObject({ ok: true });
});

test.each([
  ['', 1, 'not-a-recipe'],
  ['{"version":1}', 1, 'not-a-recipe'],
  ['toolyard recipe 2\nbase64', 1, 'other-version'],
  ['toolyard recipe 1\n\n# only a name\n', 4, 'no-steps'],
  ['toolyard recipe 1\nbase64 mode', 2, 'bad-value'],
  ['toolyard recipe 1\nbase64 =decode', 2, 'bad-value'],
  ['toolyard recipe 1\nbase64 mode=', 2, 'bad-value'],
  ['toolyard recipe 1\n\nbase64 mode="decode', 3, 'bad-value'],
  ['toolyard recipe 1\nbase64 mode=[1,', 2, 'bad-value'],
  ['toolyard recipe 1\nbase64 mode=encode mode=decode', 2, 'repeated-option'],
  [`toolyard recipe 1\n${'url\n'.repeat(17)}`, 18, 'too-many-steps'],
] as const)('%j is refused', (given, line, problem) => expect(readRecipe(given)).toEqual({ ok: false, line, problem }));

test('more than 64 KB is refused', () => {
  const refused = { ok: false, line: 1, problem: 'too-long' };
  expect(readRecipe(`toolyard recipe 1\n${'x'.repeat(LONGEST_RECIPE)}`)).toEqual(refused);
  expect(readLink(`1&${'x'.repeat(LONGEST_RECIPE)}`)).toEqual(refused);
});

describe('a link', () => {
  it('is readable, and has nothing typed unless it is asked for', () => {
    const recipe = parsed(readRecipe(TEXT));
    const steps = 'off+url+mode=encode&uuid+mode=generate+count=3&hash+algorithms=sha256,md5';
    expect(printLink(recipe, tools)).toBe(`1&base64+mode=decode&json+action=minify+indent=4+isLines=true&${steps}`);
    expect(printLink(recipe, tools, { hasName: true })).toMatch(/^1&%23\+Clean\+a\+list&base64\+mode=decode&/);
  });

  it.each([
    ['', 1, 'not-a-recipe'],
    ['base64', 1, 'not-a-recipe'],
    ['2&base64', 1, 'other-version'],
    ['1', 1, 'no-steps'],
    ['1&base64%', 1, 'not-a-recipe'],
    ['1&base64%0Aurl', 1, 'not-a-recipe'],
    ['1&url&base64+mode', 3, 'bad-value'],
    [`1${'&url'.repeat(17)}`, 18, 'too-many-steps'],
  ] as const)('%j is refused', (given, line, problem) => expect(readLink(given)).toEqual({ ok: false, line, problem }));

  it('takes linear time, whatever it is', () => {
    const hostile = [
      '=',
      ' ',
      'a=',
      '"',
      '\\"',
      '[',
      '{"":',
      '%',
      '+',
      '&',
      '#',
      'a=1 ',
      'off ',
      '\u0300',
      'base64 mode=',
    ];
    for (const part of hostile) {
      const body = part.repeat(LONGEST_RECIPE / part.length - 30);
      const before = process.cpuUsage();
      for (const read of [
        readRecipe(`toolyard recipe 1\n${body}`),
        readLink(`1&${body}`),
        readLink(`1&base64+a=${body}`),
      ])
        if (read.ok) parseRecipe(read, tools);
      const { user } = process.cpuUsage(before);
      expect(user / 1000).toBeLessThan(1000); // quadratic time takes several seconds
    }
  });
});
