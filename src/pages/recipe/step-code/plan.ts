// The steps of the page as a recipe: its inputs, its problems, and the storage that a run needs.
import type { OptionProblem } from '../../../../workers/contract/options/options';
import { misfitsOf, stepsAfter, takesTwo } from '../../../../workers/contract/recipe/misfits';
import { stepsThatRun, type Recipe, type RecipeStep } from '../../../../workers/contract/recipe/recipe';
import { reverseRecipe } from '../../../../workers/contract/recipe/reverse-recipe';
import { wayOf } from '../../../../workers/contract/recipe/step-tool';
import { about, atMost, type ResultSize } from '../../../../workers/contract/run/kernel';
import { say } from '../../../../workers/words/in-words';
import { misfitInWords } from '../../../../workers/words/recipe';
import type { RecipeCard } from '../../../state/recipe';
import { stepTools } from '../../../tools/steps';
import { textsOf, titleOf } from './step-words';
import * as texts from './words';

function optionProblem({ allowed }: OptionProblem): string {
  if (allowed?.kind !== 'number') return texts.notAllowed;
  return say(texts.numberFrom, { min: String(allowed.min), max: String(allowed.max) });
}

export interface CardProblem {
  readonly text: string;
  /** The option that has a wrong value. */
  readonly option?: string;
  /** The titles of tools that fit in its place. */
  readonly fitting?: readonly string[];
}

export interface Plan {
  readonly recipe: Recipe;
  readonly takes: 'nothing' | 'one' | 'two';
  /** True if the first step accepts bytes that aren't text. */
  readonly takesBytes: boolean;
  /** Problems by the card's id. A recipe with problems can't run. */
  readonly problems: ReadonlyMap<string, CardProblem>;
  /** The places of the steps that have no opposite. */
  readonly withoutOpposite: readonly number[];
  /** How much storage a run needs for an input of this size. */
  readonly resultSize: (bytes: number) => Promise<ResultSize | undefined>;
}

const fittingAfter = (before: RecipeStep | undefined): readonly string[] => [
  ...new Set(stepsAfter(before, stepTools).map(({ tool }) => titleOf(tool))),
];

export const recipeOf = (cards: readonly RecipeCard[], name: string): Recipe => ({
  version: 1,
  name,
  steps: cards.map(({ tool, options, isOff }) => ({ tool, options, ...(isOff && { isOff }) })),
});

/** The sizes of the last result and of stored inputs. Undefined from the first step whose result has no known size. */
async function sizeOfRun(steps: readonly RecipeStep[], bytes: number): Promise<ResultSize | undefined> {
  let stored = 0;
  let last: ResultSize | undefined = { bytes };
  let isEstimate = false;
  for (const [at, { tool, options }] of steps.entries()) {
    const run = await stepTools[tool]?.open(options);
    if (at > 0 && run?.readsOnce === false) stored += last.bytes;
    last = await run?.resultSize?.(last.bytes);
    if (!last) break;
    isEstimate ||= last.isEstimate === true;
  }
  const sum = stored + (last?.bytes ?? 0);
  return isEstimate ? about(sum) : atMost(sum);
}

export function planOf(cards: readonly RecipeCard[], name: string): Plan {
  const recipe = recipeOf(cards, name);
  const running = stepsThatRun(recipe);
  const problems = new Map<string, CardProblem>();
  for (const at of misfitsOf(recipe, stepTools)) {
    const { place, misfit } = at;
    const before = running.findLast((step) => step.place < place);
    const fitting = misfit === 'not-last' || misfit === 'same-sides' ? [] : fittingAfter(before);
    const card = cards[place];
    const words = textsOf(card?.tool ?? '');
    const text = misfitInWords(at, ({ option }, value) =>
      say(texts.value, { value: words[option]?.choices?.[String(value)] ?? String(value) }),
    );
    problems.set(card?.id ?? '', { text, fitting });
  }
  for (const { id, tool, options, isOff } of cards) {
    const parsed = stepTools[tool]?.options.parse(options);
    if (isOff || !parsed || parsed.ok) continue;
    const [problem = { option: '' }] = parsed.problems;
    problems.set(id, { text: optionProblem(problem), option: problem.option });
  }
  const [first] = running;
  const tool = first && stepTools[first.tool];
  const firstTakes = tool && wayOf(tool, first.options)?.takes;
  const reversed = reverseRecipe(recipe, stepTools);
  return {
    recipe,
    takes: firstTakes === 'nothing' ? 'nothing' : takesTwo(recipe, stepTools) ? 'two' : 'one',
    takesBytes: firstTakes === 'bytes',
    problems,
    withoutOpposite: reversed.ok ? [] : reversed.places,
    resultSize: (bytes) => sizeOfRun(running, bytes),
  };
}

export function reversed(recipe: Recipe): readonly RecipeStep[] {
  const result = reverseRecipe(recipe, stepTools);
  return result.ok ? result.recipe.steps : recipe.steps;
}
