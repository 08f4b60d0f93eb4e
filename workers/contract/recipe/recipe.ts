// A recipe: tools one after another, each on the result of the one before. It has steps and options, never an input.

/** `options` are values of the tool's schema. */
export interface RecipeStep {
  /** The tool's id on the site. */
  readonly tool: string;
  readonly options: object;
  /** The step is kept, but doesn't run. */
  readonly isOff?: true;
}

export interface Recipe {
  readonly version: 1;
  /** One line of at most LONGEST_NAME characters. Empty for a recipe without a name. */
  readonly name: string;
  readonly steps: readonly RecipeStep[];
}

/** Each step has its own worker, and a phone has little memory. */
export const MAX_STEPS = 16;

/** In Unicode code points. */
export const LONGEST_NAME = 80;

/** Any text as a recipe's name: its beginning, on one line. */
export function recipeName(text: string): string {
  const line = text
    .slice(0, 8 * LONGEST_NAME)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, LONGEST_NAME).join('').trim();
}

/** The steps that run, with their places among all. */
export const stepsThatRun = ({ steps }: Recipe): readonly (RecipeStep & { readonly place: number })[] =>
  steps.flatMap((step, place) => (step.isOff ? [] : [{ ...step, place }]));
