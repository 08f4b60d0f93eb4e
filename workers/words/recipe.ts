// What is wrong with a recipe, in sentences.
import type { Option } from '../contract/options/options';
import type { Misfit, MisfitAt, UnfitOption } from '../contract/recipe/misfits';
import type { RecipeProblem } from '../contract/recipe/parse-recipe';
import { LONGEST_NAME, MAX_STEPS } from '../contract/recipe/recipe';
import type { RecipeTextProblem } from '../contract/recipe/recipe-text';

/** For a recipe as text and for a link. */
export const TEXT_PROBLEMS: Readonly<Record<RecipeTextProblem, string>> = {
  'not-a-recipe': 'This is not a recipe. Its first line must be “toolyard recipe 1”.',
  'other-version': 'This recipe is for another version of Toolyard. Its first line must be “toolyard recipe 1”.',
  'too-long': 'A recipe has at most 64 KB.',
  'no-steps': 'This recipe has no steps. Write one tool per line.',
  'too-many-steps': `A recipe has at most ${MAX_STEPS} steps.`,
  'bad-value': 'Write each option as name=value, such as mode=decode or lineLength=76. A value is a word or JSON.',
  'repeated-option': 'This step has an option twice. Remove one of them.',
};

interface Writing {
  /** Makes foreign text safe to show. */
  readonly shown?: (text: string) => string;
  /** The values that an option may have, as a sentence. */
  readonly allowed?: (option: Option) => string;
}

export function problemInWords(problem: RecipeProblem, { shown = (text) => text, allowed }: Writing = {}): string {
  switch (problem.problem) {
    case 'bad-name':
      return `A recipe’s name is one line of at most ${LONGEST_NAME} characters.`;
    case 'unknown-tool':
      return `There is no step “${shown(problem.tool)}”.`;
    case 'bad-option':
      return problem.allowed
        ? `This value of “${shown(problem.option)}” isn’t allowed. ${allowed?.(problem.allowed) ?? ''}`.trim()
        : `The option “${shown(problem.option)}” doesn’t exist or doesn’t go with the others. Remove or change it.`;
    default:
      return TEXT_PROBLEMS[problem.problem];
  }
}

/** `written` is how a value of the option is written; in a recipe's text, with its name. */
export function misfitInWords(
  { misfit, unfit }: Pick<MisfitAt, 'misfit' | 'unfit'>,
  written = ({ option }: UnfitOption, value: unknown) => `${option}=${String(value)}`,
): string {
  if (!unfit) return MISFITS[misfit];
  const values = unfit.allowed.map((value) => written(unfit, value));
  const allowed = new Intl.ListFormat('en', { type: 'disjunction' }).format(values);
  return `A recipe can’t use this tool with ${written(unfit, unfit.value)}. Use ${allowed}.`;
}

export const MISFITS: Readonly<Record<Misfit, string>> = {
  'not-a-step': 'A recipe can’t use this tool with these options. Change its options.',
  'takes-nothing': 'This step makes its own data, so it can only be the first step.',
  'not-last': 'This step compares two inputs, so it can only be the last step.',
  'same-sides': 'This step compares two inputs, but the first step takes no input. Remove the first step.',
  'gives-verdict': 'The step before only checks its input, so it has no result for this step.',
  'gives-image': 'The step before makes an image, and this step takes text.',
  'gives-files': 'The step before makes a ZIP of several files, and this step takes text.',
};
