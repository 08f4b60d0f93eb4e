// What is wrong with a recipe: the sentences of recipe.ts.
import type { Misfit } from '../contract/recipe/misfits';
import type { ReceiptProblem } from '../contract/recipe/receipt';
import type { RecipeTextProblem } from '../contract/recipe/recipe-text';

export const textProblems = {
  'not-a-recipe': 'This is not a recipe. Its first line must be “toolyard recipe 1”.',
  'other-version': 'This recipe is for another version of Toolyard. Its first line must be “toolyard recipe 1”.',
  'too-long': 'A recipe has at most 64 KB.',
  'no-steps': 'This recipe has no steps. Write one tool per line.',
  'too-many-steps': 'A recipe has at most {most} steps.',
  'bad-value': 'Write each option as name=value, such as mode=decode or lineLength=76. A value is a word or JSON.',
  'repeated-option': 'This step has an option twice. Remove one of them.',
} as const satisfies Readonly<Record<RecipeTextProblem, string>>;

export const receiptProblems = {
  'not-a-receipt': 'This is not a receipt. Its first line must be “toolyard receipt 1”.',
  'other-version': 'This receipt is for another version of Toolyard. Its first line must be “toolyard receipt 1”.',
  'too-long': 'A receipt has at most 64 KB.',
  unsafe: 'This line has an invisible or a control character, which no receipt has. Get the receipt again.',
  changed: 'The receipt was changed or cut: its last line isn’t the digest of the others. Get the receipt again.',
  'unknown-line': 'No receipt has this line here. Get the receipt again.',
  'no-steps': 'This receipt has no steps. Get the receipt again.',
  'too-many-steps': 'A receipt has at most {most} steps.',
  'bad-value': textProblems['bad-value'],
  'repeated-option': textProblems['repeated-option'],
} as const satisfies Readonly<Record<ReceiptProblem, string>>;

export const badName = 'A recipe’s name is one line of at most {most} characters.';
export const unknownStep = 'There is no step “{tool}”.';
export const badValue = 'This value of “{option}” isn’t allowed.';
export const badValueUse = 'This value of “{option}” isn’t allowed. {allowed}';
export const badOption = 'The option “{option}” doesn’t exist or doesn’t go with the others. Remove or change it.';
export const unfit = 'A recipe can’t use this tool with {written}. Use {allowed}.';

export const misfits = {
  'not-a-step': 'A recipe can’t use this tool with these options. Change its options.',
  'takes-nothing': 'This step makes its own data, so it can only be the first step.',
  'not-last': 'This step compares two inputs, so it can only be the last step.',
  'same-sides': 'This step compares two inputs, but the first step takes no input. Remove the first step.',
  'gives-verdict': 'The step before only checks its input, so it has no result for this step.',
  'gives-image': 'The step before makes an image, and this step takes text.',
  'gives-files': 'The step before makes a ZIP of several files, and this step takes text.',
} as const satisfies Readonly<Record<Misfit, string>>;
