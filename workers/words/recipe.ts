// What is wrong with a recipe, in sentences.
import { LONGEST_NAME, MAX_STEPS, type Misfit, type RecipeProblem } from '../contract/recipe';
import type { RecipeTextProblem } from '../contract/recipe-text';

/** For a recipe as text and for a link. */
export const TEXT_PROBLEMS: Readonly<Record<RecipeTextProblem, string>> = {
  'not-a-recipe': 'This is not a recipe. Its first line must be “toolyard recipe 1”.',
  'other-version': 'This recipe is for another version of Toolyard. Its first line must be “toolyard recipe 1”.',
  'too-long': 'A recipe has at most 64 KB.',
  'no-steps': 'This recipe has no steps. Write one tool per line.',
  'too-many-steps': `A recipe has at most ${MAX_STEPS} steps.`,
  'bad-value': 'Options are name=value, and a value is a word or JSON, such as mode=decode or lineLength=76.',
  'repeated-option': 'This step has an option twice. Remove one of them.',
};

/** `shown` makes foreign text safe to show. */
export function problemInWords(problem: RecipeProblem, shown: (text: string) => string = (text) => text): string {
  switch (problem.problem) {
    case 'bad-name':
      return `A recipe’s name is one line of at most ${LONGEST_NAME} characters.`;
    case 'unknown-tool':
      return `There is no step “${shown(problem.tool)}”.`;
    case 'bad-option':
      return `The option “${shown(problem.option)}” doesn’t exist or has a value that isn’t allowed.`;
    default:
      return TEXT_PROBLEMS[problem.problem];
  }
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
