// A step, and a whole recipe, in a few words.
import { stepsThatRun, type Recipe, type RecipeStep } from '../../../../workers/contract/recipe/recipe';
import { wayOf } from '../../../../workers/contract/recipe/step-tool';
import { say } from '../../../../workers/words/in-words';
import { changedOptions } from '../../../tool-kit/options/changed-options';
import { stepTools } from '../../../tools/steps';
import { formOf } from './step-form';
import { textsOf, titleOf, wayInWords } from './step-words';
import * as texts from './words';

const isFlag = (value: unknown) => typeof value === 'boolean';

/** “Decode, Line length: 64”: what the step does, and its options that differ from the default. */
export function summaryOf(step: RecipeStep): string {
  const form = formOf(step);
  const tool = stepTools[step.tool];
  if (!form || !tool) return '';
  const words = textsOf(step.tool);
  const ways = new Set(Object.keys(wayOf(tool, step.options)?.set ?? {}));
  const values = Object.fromEntries(Object.entries(step.options));
  const changed = changedOptions(form.schema.shape, values).flatMap(([name, value]) => {
    const { label = name, choices = {} } = words[name] ?? {};
    if (ways.has(name) || !Object.hasOwn(form.schema.shape, name)) return [];
    if (isFlag(value)) return value ? [label] : [say(texts.optionOff, { label })];
    const shown = (Array.isArray(value) ? value : [value]).map((one) => choices[String(one)] ?? String(one));
    return [say(texts.optionIs, { label, value: shown.join(', ') })];
  });
  return [wayInWords(step), ...changed].filter((part) => part !== '').join(', ');
}

/** Endings of titles that say nothing in a row of steps. */
const ENDING = / (?:Encoder\/Decoder|Encoder|Formatter|Generator|Converter|Checker|Tester|Decoder)$/;

/** “Base64 decode → JSON minify → Hash”: the steps that run. */
export const lineOf = (recipe: Recipe): string =>
  stepsThatRun(recipe)
    .map((step) => [titleOf(step.tool).replace(ENDING, ''), wayInWords(step).toLowerCase()].filter(Boolean).join(' '))
    .join(' → ');
