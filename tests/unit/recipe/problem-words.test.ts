// What is said of a recipe's options: which one, of which step, and what it may be.
import { describe, expect, it } from 'vitest';
import { allowedInWords } from '../../../cli/help';
import { loadStep } from '../../../cli/tools';
import { misfitsOf } from '../../../workers/contract/recipe/misfits';
import { parseRecipe } from '../../../workers/contract/recipe/parse-recipe';
import type { StepTools } from '../../../workers/contract/recipe/step-tool';
import { readRecipe } from '../../../workers/contract/recipe/recipe-text';
import { misfitInWords, problemInWords } from '../../../workers/words/recipe';

const NAMES = ['base64', 'url', 'qr', 'json', 'diff', 'uuid', 'hash', 'html', 'case', 'dedup', 'jwt'];

/** The first problem of a recipe of these lines, with the place of its step. */
async function problemOf(...lines: readonly string[]): Promise<readonly [step: number, text: string] | undefined> {
  const steps = await Promise.all(NAMES.map(loadStep));
  const tools: StepTools = Object.fromEntries(steps.flatMap((step) => (step ? [[step.id, step]] : [])));
  const parsed = parseRecipe(readRecipe(['toolyard recipe 1', ...lines].join('\n')), tools);
  if (!parsed.ok) {
    const { problem } = parsed;
    return ['step' in problem ? problem.step : -1, problemInWords(problem, { allowed: allowedInWords })];
  }
  const [misfit] = misfitsOf(parsed.recipe, tools);
  return misfit && [misfit.place, misfitInWords(misfit)];
}

describe('an option that a step can’t have', () => {
  it.each([
    [['qr mode=read'], 0, 'A recipe can’t use this tool with mode=read. Use mode=generate or mode=batch.'],
    [['url', 'qr mode=read'], 1, 'A recipe can’t use this tool with mode=read. Use mode=generate or mode=batch.'],
    [['diff mode=apply'], 0, 'A recipe can’t use this tool with mode=apply. Use mode=compare.'],
    [['uuid mode=inspect'], 0, 'A recipe can’t use this tool with mode=inspect. Use mode=generate.'],
    [
      ['base64', 'url', 'json action=tree'],
      2,
      'A recipe can’t use this tool with action=tree. Use action=format, action=minify, action=repair, or action=validate.',
    ],
    [['base64 mode=sideways'], 0, 'This value of “mode” isn’t allowed. Use encode or decode.'],
    [['url', 'base64 lineLength=75'], 1, 'This value of “lineLength” isn’t allowed. Use 0, 76, or 64.'],
    [['uuid count=0'], 0, 'This value of “count” isn’t allowed. Use a number from 1 to 10000000.'],
    [['case', 'dedup trimWhitespace=maybe'], 1, 'This value of “trimWhitespace” isn’t allowed.'],
    [['html', 'url', 'hash algorithms=md6'], 2, 'This value of “algorithms” isn’t allowed. Use one or more of md5,'],
    [['base64 mood=x'], 0, 'The option “mood” doesn’t exist or doesn’t go with the others. Remove or change it.'],
  ] as const)('%j', async (lines, step, text) => {
    expect(await problemOf(...lines)).toEqual([step, expect.stringContaining(text)]);
  });

  it('isn’t seen in a recipe that can run', async () => expect(await problemOf('base64', 'qr')).toBeUndefined());
});
