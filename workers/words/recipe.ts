// What is wrong with a recipe, in sentences.
import type { Option } from '../contract/options/options';
import type { MisfitAt, UnfitOption } from '../contract/recipe/misfits';
import type { RecipeProblem } from '../contract/recipe/parse-recipe';
import { LONGEST_NAME, MAX_STEPS } from '../contract/recipe/recipe';
import type { ReceiptProblem } from '../contract/recipe/receipt';
import type { RecipeTextProblem } from '../contract/recipe/recipe-text';
import { say } from './in-words';
import * as words from './recipe-words';

/** For a recipe as text and for a link. */
export const textProblemInWords = (problem: RecipeTextProblem): string =>
  problem === 'too-many-steps' ? say(words.textProblems[problem], { most: MAX_STEPS }) : words.textProblems[problem];

export const receiptProblemInWords = (problem: ReceiptProblem): string =>
  problem === 'too-many-steps'
    ? say(words.receiptProblems[problem], { most: MAX_STEPS })
    : words.receiptProblems[problem];

export interface Writing {
  /** Makes foreign text safe to show. */
  readonly shown?: (text: string) => string;
  /** The values that an option may have, as a sentence. */
  readonly allowed?: (option: Option) => string;
}

export function problemInWords(problem: RecipeProblem, { shown = (text) => text, allowed }: Writing = {}): string {
  switch (problem.problem) {
    case 'bad-name':
      return say(words.badName, { most: LONGEST_NAME });
    case 'unknown-tool':
      return say(words.unknownStep, { tool: shown(problem.tool) });
    case 'bad-option':
      return badOption(shown(problem.option), problem.allowed, allowed);
    default:
      return textProblemInWords(problem.problem);
  }
}

function badOption(option: string, value: Option | undefined, allowed: Writing['allowed']): string {
  if (!value) return say(words.badOption, { option });
  return allowed ? say(words.badValueUse, { option, allowed: allowed(value) }) : say(words.badValue, { option });
}

/** `written` is how a value of the option is written; in a recipe's text, with its name. */
export function misfitInWords(
  { misfit, unfit }: Pick<MisfitAt, 'misfit' | 'unfit'>,
  written = ({ option }: UnfitOption, value: unknown) => `${option}=${String(value)}`,
): string {
  if (!unfit) return words.misfits[misfit];
  const values = unfit.allowed.map((value) => written(unfit, value));
  return say(words.unfit, { written: written(unfit, unfit.value), allowed: { any: values } });
}
