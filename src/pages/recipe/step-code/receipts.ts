// Receipts on the page: opening one, the options that it leaves out, and its text.
import { parseRecipe } from '../../../../workers/contract/recipe/parse-recipe';
import { readReceipt, writeReceipt, type Receipt } from '../../../../workers/contract/recipe/receipt';
import type { Recipe } from '../../../../workers/contract/recipe/recipe';
import { stepLines } from '../../../../workers/contract/recipe/recipe-text';
import { varyingSteps } from '../../../../workers/contract/recipe/replay';
import { takesTwo } from '../../../../workers/contract/recipe/misfits';
import { wayOf } from '../../../../workers/contract/recipe/step-tool';
import { say } from '../../../../workers/words/in-words';
import { receiptProblemInWords } from '../../../../workers/words/recipe';
import type { RecipeOutput } from '../../../state/run-spec';
import { stepTools } from '../../../tools/steps';
import { openRead, type OpenedSteps, type Refusal } from './open-recipe';
import { keyOf } from './share-recipe';
import { textsOf, titleOf } from './step-words';
import * as words from './words';

export interface OpenedReceipt extends OpenedSteps {
  readonly receipt: Receipt;
}

/** A step that gives another result each time, in words. */
export function varyingProblem(recipe: Recipe): string | undefined {
  const [place] = varyingSteps(recipe, stepTools);
  if (place === undefined) return undefined;
  return say(words.varies, { step: place + 1, tool: titleOf(recipe.steps[place]?.tool ?? '') });
}

/** How many inputs the recipe takes. */
function inputsOf(recipe: Recipe): number {
  const [first] = recipe.steps;
  const tool = first && stepTools[first.tool];
  const takes = tool && wayOf(tool, first.options)?.takes;
  return takes === 'nothing' ? 0 : takesTwo(recipe, stepTools) ? 2 : 1;
}

/** Runs nothing. */
export async function openReceipt(text: string): Promise<OpenedReceipt | Refusal> {
  const read = await readReceipt(text);
  if (!read.ok) {
    const problem = receiptProblemInWords(read.problem);
    return { problem: say(words.receiptProblem, { line: read.line, problem }) };
  }
  const { receipt } = read;
  const opened = openRead({ ok: true, version: receipt.version, name: '', steps: receipt.steps });
  if ('problem' in opened) return opened;
  const recipe = { version: 1, name: '', steps: opened.steps } as const;
  const problem = varyingProblem(recipe);
  if (problem !== undefined) return { problem };
  if (inputsOf(recipe) !== receipt.inputs.length) return { problem: receiptProblemInWords('unknown-line') };
  return { ...opened, receipt };
}

const isLeftOut = ({ steps }: Receipt, step: number, option: string) => steps[step]?.leftOut.includes(option) === true;

/** Whether the steps are still those of the receipt, apart from the options that it leaves out. */
export function isOfReceipt(recipe: Recipe, receipt: Receipt): boolean {
  const parsed = parseRecipe({ version: 1, name: '', steps: receipt.steps }, stepTools);
  const linesOf = (one: Recipe) =>
    stepLines(one, stepTools, ({ step, option }) => !isLeftOut(receipt, step, option)).join('\n');
  return parsed.ok && linesOf(parsed.recipe) === linesOf(recipe);
}

/** The options to fill in, as the steps' cards name them. */
export const leftOutOf = ({ steps }: Receipt): readonly string[] =>
  steps.flatMap(({ leftOut }, at) =>
    leftOut.map((option) => {
      const tool = Object.values(stepTools).find(({ command, id }) =>
        [command.name, id].includes(steps[at]?.tool ?? ''),
      );
      const label = textsOf(tool?.id ?? '')[option]?.label ?? option;
      return say(words.optionOfStep, { option: label, step: at + 1 });
    }),
  );

/** `ticked` are the keys of the typed fields that the visitor wants in it. Undefined if it would be too long. */
export const receiptText = ({ run, recipe }: NonNullable<RecipeOutput['recorded']>, ticked: readonly string[]) =>
  writeReceipt(run, recipe, stepTools, (typed) => ticked.includes(keyOf(typed)));
