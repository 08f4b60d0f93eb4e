// What the recipe page knows about steps and results, without a page.
import { describe, expect, test } from 'vitest';
import { previewOf } from '../../../src/app/run-recipe';
import { readyRecipes } from '../../../src/pages/recipe/ready-recipes';
import { extensionOf, resultName } from '../../../src/pages/recipe/result-name';
import {
  linkOf,
  openLink,
  openReady,
  openSteps,
  pipelineOf,
  planOf,
  savedFor,
  textOf,
  typedFields,
} from '../../../src/pages/recipe/step-code';
import type { RecipeStep } from '../../../workers/contract/recipe';

const cardsOf = (steps: readonly RecipeStep[]) => steps.map((step, at) => ({ ...step, id: `card-${String(at)}` }));

function planOfLink(fragment: string) {
  const opened = openLink(fragment);
  if ('problem' in opened) throw new Error(opened.problem);
  return planOf(cardsOf(opened.steps), opened.name);
}

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

test('steps of screens lose what no step has, and a tool that is no step is refused', () => {
  const opened = openSteps([{ tool: 'hash-generator', options: { key: 'secretWord', algorithms: ['md5'], tab: 2 } }]);
  expect(JSON.stringify(opened)).not.toMatch(/secretWord|tab/);
  expect(opened).toMatchObject({ steps: [{ options: { algorithms: ['md5'] } }] });
  expect(openSteps([{ tool: 'color-picker', options: {} }])).toHaveProperty('problem');
});

test('the commands of a recipe are a pipeline, without the steps that are off', () => {
  const { recipe } = planOfLink('1&base64+mode=decode&off+url&hash+algorithms=sha256');
  expect(pipelineOf(recipe)).toBe('toolyard base64 --decode | toolyard hash --algorithms sha256');
});

test('saved recipes are offered by what their first step takes, and a token only to what decodes it', () => {
  const saved = ['hash', 'url mode=encode', 'jwt', 'password', 'no-such-tool'].map((step) => ({
    ...{ id: step, name: step },
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
