// What the recipe page knows about steps and results, without a page.
import { describe, expect, test } from 'vitest';
import { previewOf } from '../../../src/app/step-views';
import { readyRecipes } from '../../../src/pages/recipe/ready-recipes';
import { extensionOf, resultName } from '../../../src/pages/recipe/result-name';
import { openLink, openReady, openSteps, openText, savedFor } from '../../../src/pages/recipe/step-code/open-recipe';
import { planOf } from '../../../src/pages/recipe/step-code/plan';
import { linkOf, pipelineOf, textOf, typedFields } from '../../../src/pages/recipe/step-code/share-recipe';
import { lineOf, summaryOf } from '../../../src/pages/recipe/step-code/step-summary';
import { options as diffOptions } from '../../../workers/kernels/diff-checker/spec';
import { options as hexOptions } from '../../../workers/kernels/hex-encoder/spec';
import type { RecipeStep } from '../../../workers/contract/recipe/recipe';

const cardsOf = (steps: readonly RecipeStep[]) => steps.map((step, at) => ({ ...step, id: `card-${String(at)}` }));

function planOfLink(fragment: string) {
  const opened = openLink(fragment);
  if ('problem' in opened) throw new Error(opened.problem);
  return planOf(cardsOf(opened.steps), opened.name);
}

describe('a link', () => {
  test('sets nothing that the card of its step hides', () => {
    const steps = [
      'hex+mode=decode+delimiter=colon',
      'json-to-xml+mode=xml-to-json+way=lossless+typed=true',
      'diff+context=all',
    ];
    expect(openLink(['1', ...steps].join('&'))).toMatchObject({
      steps: [
        { options: { mode: 'decode', delimiter: hexOptions.defaults.delimiter } },
        { options: { way: 'lossless', typed: false } },
        { options: { context: diffOptions.defaults.context } },
      ],
    });
  });

  // JSON in a link can write every UTF-16 unit, half characters included (RFC 8259, section 7).
  test.each(['\n', '\r', '\0', '\ud83d', '\u2028', '\u202e'])(
    'with a text that its field can’t show is refused: %j',
    (unit) => {
      const typed = encodeURIComponent(`pattern=${JSON.stringify(`x${unit}y`)}`);
      expect(openLink(`1&off+url&regex+${typed}`)).toEqual({
        problem: 'Step 2: “Regular expression” has a line break or a character that can’t be shown.',
      });
      expect(openText(`toolyard recipe 1\nregex pattern=${JSON.stringify(`x${unit}y`)}`)).toHaveProperty('problem');
    },
  );

  test('with any other text is opened', () => {
    const typed = encodeURIComponent(`pattern=${JSON.stringify('x\ty é 😀 שלום')}`);
    expect(openLink(`1&regex+${typed}`)).toMatchObject({ steps: [{ options: { pattern: 'x\ty é 😀 שלום' } }] });
  });
});

describe('a ready recipe', () => {
  test.each(readyRecipes)('$name opens, and each step can follow the one before', (ready) => {
    const opened = openReady(ready);
    if ('problem' in opened) throw new Error(opened.problem);
    expect(opened.steps.length).toBeGreaterThan(1);
    expect([...planOf(cardsOf(opened.steps), opened.name).problems]).toEqual([]);
  });
});

describe('a plan', () => {
  test('says what the first step takes', () => {
    expect(planOfLink('1&url&hash').takes).toBe('one');
    expect(planOfLink('1&password&hash').takes).toBe('nothing');
    expect(planOfLink('1&json&diff').takes).toBe('two');
    expect(planOfLink('1&hash').takesBytes).toBe(true);
    expect(planOfLink('1&off+hash&url').takesBytes).toBe(false);
  });

  test('names the problem at its card', () => {
    const { problems } = planOfLink('1&json+action=validate&off+url&hash');
    expect([...problems.keys()]).toEqual(['card-2']);
  });
});

describe('a typed option', () => {
  const { recipe } = planOfLink('1&regex+pattern=secretWord');
  const [field] = typedFields(recipe);

  test('is in no link and no saved text, unless it is ticked', () => {
    expect(field?.label).toContain('step 1');
    expect(linkOf(recipe, [])).not.toContain('secretWord');
    expect(textOf(recipe, [])).not.toContain('secretWord');
    expect(linkOf(recipe, [field?.key ?? ''])).toContain('pattern=secretWord');
    expect(textOf(recipe, [field?.key ?? ''])).toContain('pattern=secretWord');
  });
});

test('a folded card says what its step does, and the options that differ from the default', () => {
  const summaries = (fragment: string) => planOfLink(fragment).recipe.steps.map(summaryOf);
  expect(summaries('1&base64+mode=decode&json+action=minify&hash')).toEqual(['Decode', 'Minify', '']);
  expect(summaries('1&hash+algorithms=sha256&json+indent=4')).toEqual([
    'Algorithms: SHA256',
    'Format, Indent: 4 spaces',
  ]);
});

test('the steps that run are one line', () => {
  const line = (fragment: string) => lineOf(planOfLink(fragment).recipe);
  expect(line('1&base64+mode=decode&json+action=minify&hash')).toBe('Base64 decode → JSON minify → Hash');
  expect(line('1&off+url&hex')).toBe('Hex encode');
});

test('steps of screens lose what no step has, and a tool that is no step is refused', () => {
  const opened = openSteps([{ tool: 'hash-generator', options: { key: 'secretWord', algorithms: ['md5'], tab: 2 } }]);
  expect(JSON.stringify(opened)).not.toMatch(/secretWord|tab/);
  expect(opened).toMatchObject({ steps: [{ options: { algorithms: ['md5'] } }] });
  expect(openSteps([{ tool: 'color-picker', options: {} }])).toHaveProperty('problem');
});

test('the commands of a recipe are a pipeline, without the steps that are off', () => {
  const { recipe } = planOfLink('1&base64+mode=decode&off+url&hash+algorithms=sha256');
  const pipeline = { text: 'toolyard base64 --decode | toolyard hash --algorithms sha256' };
  for (const shell of ['sh', 'fish', 'cmd'] as const) expect(pipelineOf(recipe, shell)).toEqual(pipeline);
  expect(pipelineOf(recipe, 'powershell')).toEqual({
    refusal: expect.stringMatching(/^PowerShell changes bytes/) as string,
  });
  const one = planOfLink('1&base64+mode=decode').recipe;
  expect(pipelineOf(one, 'powershell')).toEqual({ text: 'toolyard base64 --decode' });
});

test('a recipe with a text that its shell can’t get says which, and is a command for another', () => {
  const { recipe } = planOfLink(`1&regex+pattern=${encodeURIComponent('"%50!"')}`);
  expect(recipe.steps).toMatchObject([{ options: { pattern: '%50!' } }]);
  expect(pipelineOf(recipe, 'cmd')).toEqual({
    refusal:
      '“Regular expression” contains %, which can’t be copied for cmd. Choose another shell, or change the option.',
  });
  expect(pipelineOf(recipe, 'sh')).toEqual({ text: expect.stringContaining("--pattern '%50!'") as string });
});

test('saved recipes are offered by what their first step takes, and a token only to what decodes it', () => {
  const saved = ['hash', 'url mode=encode', 'jwt', 'password', 'no-such-tool'].map((step) => ({
    id: step,
    name: step,
    text: `toolyard recipe 1\n${step}\n`,
  }));
  const idsFor = (kind: { isText: boolean; isJwt: boolean }) => savedFor(saved, kind).map(({ id }) => id);
  expect(idsFor({ isText: true, isJwt: false })).toEqual(['hash', 'url mode=encode', 'jwt']);
  expect(idsFor({ isText: false, isJwt: false })).toEqual(['hash']);
  expect(idsFor({ isText: true, isJwt: true })).toEqual(['jwt']);
});

test('a result is named by its type and its file', () => {
  expect(['text/plain', 'image/svg+xml', 'application/octet-stream', 'text/yaml', 'a/b-c-d'].map(extensionOf)).toEqual([
    ...['txt', 'svg', 'bin', 'yaml', 'bin'],
  ]);
  expect(resultName({ mime: 'text/plain' }, { name: 'a.b.json' })).toBe('a.b.txt');
});

test('a preview is text that may end within a character, or else hexadecimal', () => {
  const euro = new TextEncoder().encode('a€');
  expect(previewOf(euro.subarray(0, 3))).toEqual({ kind: 'text', text: 'a' });
  expect(previewOf(new Uint8Array([0xff, 0x0a]))).toEqual({ kind: 'hex', text: 'ff 0a' });
});

describe('the storage that a run takes', () => {
  const encode = { tool: 'base64-encoder', options: { mode: 'encode' } };
  const format = { tool: 'json-formatter', options: { action: 'format', indent: '2' } };
  const sizeOf = (...steps: readonly RecipeStep[]) => {
    const opened = openSteps(steps);
    if ('problem' in opened) throw new Error(opened.problem);
    return planOf(cardsOf(opened.steps), '').resultSize(900);
  };

  test('is the last result: nothing is stored between two steps', async () => {
    expect(await sizeOf(encode, encode)).toEqual({ bytes: (900 * 4 * 4) / (3 * 3) });
  });

  test('counts the input of a step that stores it', async () => {
    // Lines that occur once are found by reading twice.
    const once = { tool: 'text-deduplicator', options: { keep: 'once' } };
    expect(await sizeOf(encode, once)).toEqual({ bytes: 1200 + 1200 * 1.5 + 2 });
    expect(await sizeOf(once)).toEqual({ bytes: 900 * 1.5 + 2 });
  });

  test('is an estimate if one step has only that', async () => {
    expect(await sizeOf(format, encode)).toEqual({ bytes: 2400, isEstimate: true });
  });

  test('ends with a step whose result has no known size', async () => {
    expect(await sizeOf(encode, { tool: 'hash-generator', options: {} })).toEqual({ bytes: 0 });
  });
});
