// Opens recipes: from links, files, this browser, and tools that passed a result on.
import { parseRecipe } from '../../../../workers/contract/recipe/parse-recipe';
import type { RecipeStep } from '../../../../workers/contract/recipe/recipe';
import { readLink, readRecipe } from '../../../../workers/contract/recipe/recipe-text';
import { wayOf } from '../../../../workers/contract/recipe/step-tool';
import { say } from '../../../../workers/words/in-words';
import { problemInWords, textProblemInWords } from '../../../../workers/words/recipe';
import { fitsField } from '../../../lib/fits-field';
import { stepTools } from '../../../tools/steps';
import type { SavedRecipe } from '../../../visitor/saved-recipes';
import type { ReadyRecipe } from '../ready-recipes';
import { textsOf, titleOf } from './step-words';
import * as words from './words';

export interface OpenedSteps {
  readonly name: string;
  readonly steps: readonly RecipeStep[];
}

/** Why a link or a file can't be opened. */
export interface Refusal {
  readonly problem: string;
}

type Read = ReturnType<typeof readRecipe>;

function checked(read: Read): OpenedSteps | Refusal {
  if (!read.ok) return { problem: textProblemInWords(read.problem) };
  const parsed = parseRecipe(read, stepTools);
  if (parsed.ok) return parsed.recipe;
  const { problem } = parsed;
  const text = problemInWords(problem);
  return { problem: 'step' in problem ? say(words.stepProblem, { step: problem.step + 1, problem: text }) : text };
}

/** Opens a recipe from this browser. The visitor has seen each of its texts in a field. */
export const openSaved = (text: string) => checked(readRecipe(text));

/** Opens someone else's recipe. Its texts must be exactly what their fields show. */
function shownOnly(opened: OpenedSteps | Refusal): OpenedSteps | Refusal {
  if ('problem' in opened) return opened;
  const hidden = opened.steps.flatMap(({ tool, options }, step) =>
    Object.entries(options).flatMap(([option, value]) => {
      const schema = stepTools[tool]?.options.shape[option];
      const hasLines = schema?.kind === 'text' && schema.lines;
      return fitsField(value, hasLines) ? [] : [{ tool, option, step }];
    }),
  );
  const [first] = hidden;
  if (!first) return opened;
  const field = textsOf(first.tool)[first.option]?.label ?? first.option;
  return { problem: say(words.hiddenText, { step: first.step + 1, field }) };
}

export const openText = (text: string) => shownOnly(openSaved(text));

/** Steps of someone else's text of another form. */
export const openRead = (read: Read) => shownOnly(checked(read));

/** Steps with the options of tools' screens, which may have more options than a step. */
export function openSteps(steps: readonly RecipeStep[]): OpenedSteps | Refusal {
  const [other] = steps.filter(({ tool }) => !stepTools[tool]);
  if (other) return { problem: say(words.notAStep, { title: titleOf(other.tool) }) };
  const opened = steps.map((step): RecipeStep => {
    const schema = stepTools[step.tool]?.options;
    const own = Object.entries(step.options).filter(([name]) => schema && Object.hasOwn(schema.shape, name));
    return { tool: step.tool, options: schema?.parse(Object.fromEntries(own)).options ?? {} };
  });
  return checked({ ok: true, version: 1, name: '', steps: opened.map((step) => ({ ...step, line: 0 })) });
}

/** `fragment` is without its `#`. */
export const openLink = (fragment: string) => shownOnly(checked(readLink(fragment)));

export const openReady = ({ name, steps }: ReadyRecipe) =>
  openText(['toolyard recipe 1', `# ${name}`, ...steps].join('\n'));

export interface InputKind {
  readonly isText: boolean;
  readonly isJwt: boolean;
}

/** The saved recipes that take this input. A token is offered only to recipes that decode it. */
export const savedFor = (saved: readonly SavedRecipe[], { isText, isJwt }: InputKind): readonly SavedRecipe[] =>
  saved.filter(({ text }) => {
    const opened = openSaved(text);
    const first = 'problem' in opened ? undefined : opened.steps.find(({ isOff }) => !isOff);
    const tool = first && stepTools[first.tool];
    if (!tool || (isJwt && first.tool !== 'jwt-decoder')) return false;
    const takes = wayOf(tool, first.options)?.takes;
    return takes === 'bytes' || (isText && takes === 'text');
  });
