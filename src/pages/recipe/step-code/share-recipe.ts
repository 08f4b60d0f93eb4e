// The forms in which a recipe leaves the page: a link, a text file, a shell pipeline.
import type { Shell } from '../../../../workers/contract/options/quoted';
import { stepsThatRun, type Recipe } from '../../../../workers/contract/recipe/recipe';
import { printLink, printRecipe, typedOptions } from '../../../../workers/contract/recipe/recipe-text';
import { say } from '../../../../workers/words/in-words';
import { refusalOf } from '../../../../workers/words/shells';
import type { RecipeCard } from '../../../state/recipe';
import type { Copied } from '../../../tool-kit/options/copy-command';
import { commandOf } from '../../../tools/commands';
import { stepTools } from '../../../tools/steps';
import { recipeOf } from './plan';
import { textsOf } from './step-words';
import * as texts from './words';

/** An option that the visitor has typed, and the question whether to include it. */
export interface TypedField {
  readonly key: string;
  readonly label: string;
}

export const keyOf = ({ step, option }: { readonly step: number; readonly option: string }) =>
  `${String(step)} ${option}`;

/** `question` is asked of each field. */
export const typedFields = (recipe: Recipe, question: string = texts.includeField): readonly TypedField[] =>
  typedOptions(recipe, stepTools).map((typed) => {
    const id = recipe.steps[typed.step]?.tool ?? '';
    const words = textsOf(id);
    return {
      key: keyOf(typed),
      label: say(question, { option: words[typed.option]?.label ?? typed.option, step: typed.step + 1 }),
    };
  });

/** `ticked` are the keys of the typed fields that the visitor wants in the link. */
export const textOf = (recipe: Recipe, ticked: readonly string[]) =>
  printRecipe(recipe, stepTools, (typed) => ticked.includes(keyOf(typed)));

export const linkOf = (recipe: Recipe, ticked: readonly string[]) =>
  printLink(recipe, stepTools, { includes: (typed) => ticked.includes(keyOf(typed)) });

/** Of the steps on the page, without typed texts. */
export const linkOfCards = (cards: readonly RecipeCard[], name: string) => linkOf(recipeOf(cards, name), []);

/** A shell pipeline: the tools in a row, with the same bytes as the recipe's result. */
export function pipelineOf(recipe: Recipe, shell: Shell): Copied {
  const commands: string[] = [];
  for (const { tool: id, options } of stepsThatRun(recipe)) {
    const tool = stepTools[id];
    if (!tool) continue;
    const written = commandOf(id, tool.options.shape, options, shell);
    if ('refused' in written) {
      const { option } = written.refused;
      return { refusal: refusalOf(written.refused, textsOf(id)[option]?.label ?? option, shell) };
    }
    commands.push(written.text);
  }
  // Before version 7.4, PowerShell turns piped bytes into text, and npm's script for PowerShell reads that text line by line.
  if (shell === 'powershell' && commands.length > 1) return { refusal: texts.powerShell };
  return { text: commands.join(' | ') };
}
