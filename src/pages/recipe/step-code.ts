// The recipe page's code about steps: a late chunk with the schemas and words of all tools that can be a step.
import { commandShape } from '../../../workers/contract/options/command';
import { about, atMost, type ResultSize } from '../../../workers/contract/run/kernel';
import { counts, type OptionProblem, type Options } from '../../../workers/contract/options/options';
import { misfitAfter, misfitsOf, stepsAfter, takesTwo, type Misfit } from '../../../workers/contract/recipe/misfits';
import { parseRecipe } from '../../../workers/contract/recipe/parse-recipe';
import { stepsThatRun, type Recipe, type RecipeStep } from '../../../workers/contract/recipe/recipe';
import { reverseRecipe } from '../../../workers/contract/recipe/reverse-recipe';
import { findStepTool, wayOf } from '../../../workers/contract/recipe/step-tool';
import {
  printLink,
  printRecipe,
  readLink,
  readRecipe,
  typedOptions,
} from '../../../workers/contract/recipe/recipe-text';
import type { Shell } from '../../../workers/contract/options/quoted';
import type { ToolWords } from '../../../workers/contract/options/words';
import { misfitInWords, MISFITS, problemInWords, TEXT_PROBLEMS } from '../../../workers/words/recipe';
import { refusalOf } from '../../../workers/words/shells';
import { fitsField } from '../../lib/fits-field';
import type { RecipeCard } from '../../state/recipe';
import type { Copied } from '../../tool-kit/options/copy-command';
import { commandOf } from '../../tools/commands';
import { findTool } from '../../tools/lookup';
import { stepTools } from '../../tools/steps';
import type { SavedRecipe } from '../../visitor/saved-recipes';
import type { ReadyRecipe } from './ready-recipes';

const found = import.meta.glob<ToolWords<Options>>('../../../workers/kernels/*/words.ts', {
  eager: true,
  import: 'words',
});

export const titleOf = (toolId: string): string => findTool(toolId)?.title ?? toolId;

/** The tool's form as a step: without the options of its own screen only, and with those that a button sets on that screen. */
export interface StepForm {
  readonly schema: Options;
  readonly words: ToolWords<Options>;
  /** The options that a card always shows: those that choose the step's way, and typed ones. */
  readonly first: readonly string[];
  /** The other options that have an effect with these values. */
  readonly others: readonly string[];
}

export function formOf({ tool: id, options }: RecipeStep): StepForm | undefined {
  const tool = stepTools[id];
  const words = found[`../../../workers/kernels/${id}/words.ts`];
  if (!tool || !words) return undefined;
  const shape = Object.fromEntries(
    Object.entries(commandShape(tool.options.shape, tool.command)).map(([name, option]) => {
      const { byButton, ...inForm } = option;
      return [name, byButton ? inForm : option] as const;
    }),
  );
  const ways = new Set(tool.ways.flatMap(({ set }) => Object.keys(set)));
  const values = new Map(Object.entries(options));
  const counted = Object.entries(shape).filter(
    ([, option]) => option.kind !== 'secret' && counts(shape, option, Object.fromEntries(values)),
  );
  const names = counted.map(([name]) => name);
  // Without its pattern, a step can't run. So typed texts are shown as well.
  const isFirst = (name: string) => ways.has(name) || shape[name]?.kind === 'text';
  const first = names.filter(isFirst);
  const others = names.filter((name) => !isFirst(name));
  // Fifteen rows of algorithms would push the next step out of view.
  const isShort = others.length <= 2 && others.every((name) => shape[name]?.kind !== 'choices');
  return {
    schema: { ...tool.options, shape },
    words,
    first: isShort ? names : first,
    others: isShort ? [] : others,
  };
}

interface OptionTexts {
  readonly label: string;
  readonly choices?: Readonly<Record<string, string>>;
}

const textsOf = (toolId: string): Readonly<Record<string, OptionTexts>> =>
  found[`../../../workers/kernels/${toolId}/words.ts`]?.options ?? {};

/** “Decode”, or nothing for a tool with only one way. */
export function wayInWords({ tool: id, options }: RecipeStep): string {
  const tool = stepTools[id];
  const way = tool && wayOf(tool, options);
  const words = textsOf(id);
  return Object.entries(way?.set ?? {})
    .flatMap(([name, value]) => words[name]?.choices?.[String(value)] ?? [])
    .join(', ');
}

function optionProblem({ allowed }: OptionProblem): string {
  if (allowed?.kind !== 'number') return 'This value isn’t allowed.';
  return `Enter a number from ${String(allowed.min)} to ${String(allowed.max)}.`;
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
    const text = misfitInWords(
      at,
      ({ option }, value) => `“${words[option]?.choices?.[String(value)] ?? String(value)}”`,
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

/** A step that the visitor may add. */
export interface Choice {
  readonly step: RecipeStep;
  readonly title: string;
  readonly way: string;
  readonly description: string;
  /** Why it can't come next. */
  readonly problem: string | undefined;
}

/** All steps, with those that can come next first. */
export function choicesAfter(before: RecipeStep | undefined): readonly Choice[] {
  const tool = before && stepTools[before.tool];
  const given = tool && wayOf(tool, before.options);
  const all = Object.values(stepTools).flatMap(({ id, options, ways }) =>
    ways.map((way): Choice => {
      const step = { tool: id, options: { ...options.defaults, ...way.set } };
      const misfit: Misfit | undefined = misfitAfter(given, way);
      const { title, description = '' } = findTool(id) ?? { title: id };
      return { step, title, way: wayInWords(step), description, problem: misfit && MISFITS[misfit] };
    }),
  );
  return [...all.filter(({ problem }) => !problem), ...all.filter(({ problem }) => problem)];
}

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
  if (!read.ok) return { problem: TEXT_PROBLEMS[read.problem] };
  const parsed = parseRecipe(read, stepTools);
  if (parsed.ok) return parsed.recipe;
  const { problem } = parsed;
  const where = 'step' in problem ? `Step ${String(problem.step + 1)}: ` : '';
  return { problem: where + problemInWords(problem) };
}

/** Opens a recipe from this browser. The visitor has seen each of its texts in a field. */
export const openSaved = (text: string) => checked(readRecipe(text));

/** Opens someone else's recipe. Its texts must be exactly what their fields show. */
function shownOnly(opened: OpenedSteps | Refusal): OpenedSteps | Refusal {
  if ('problem' in opened) return opened;
  const hidden = opened.steps.flatMap(({ tool, options }, step) =>
    Object.entries(options).flatMap(([option, value]) => (fitsField(value) ? [] : [{ tool, option, step }])),
  );
  const [first] = hidden;
  if (!first) return opened;
  const field = textsOf(first.tool)[first.option]?.label ?? first.option;
  const place = `Step ${String(first.step + 1)}: “${field}”`;
  return { problem: `${place} has a line break or a character that can’t be shown.` };
}

export const openText = (text: string) => shownOnly(openSaved(text));

/** Steps with the options of tools' screens, which may have more options than a step. */
export function openSteps(steps: readonly RecipeStep[]): OpenedSteps | Refusal {
  const [other] = steps.filter(({ tool }) => !stepTools[tool]);
  if (other) return { problem: `${titleOf(other.tool)} can’t be a step.` };
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

/** An option that the visitor has typed, and its label. */
export interface TypedField {
  readonly key: string;
  readonly label: string;
}

const keyOf = ({ step, option }: { readonly step: number; readonly option: string }) => `${String(step)} ${option}`;

export const typedFields = (recipe: Recipe): readonly TypedField[] =>
  typedOptions(recipe, stepTools).map((typed) => {
    const id = recipe.steps[typed.step]?.tool ?? '';
    const words = textsOf(id);
    return {
      key: keyOf(typed),
      label: `“${words[typed.option]?.label ?? typed.option}” of step ${String(typed.step + 1)}`,
    };
  });

/** `ticked` are the keys of the typed fields that the visitor wants in the link. */
export const textOf = (recipe: Recipe, ticked: readonly string[]) =>
  printRecipe(recipe, stepTools, (typed) => ticked.includes(keyOf(typed)));

export const linkOf = (recipe: Recipe, ticked: readonly string[]) =>
  printLink(recipe, stepTools, { includes: (typed) => ticked.includes(keyOf(typed)) });

/** A shell pipeline: the tools in a row, with the same bytes as the recipe's result. */
export function pipelineOf(recipe: Recipe, shell: Shell): Copied {
  const commands: string[] = [];
  for (const { tool: id, options } of stepsThatRun(recipe)) {
    const tool = findStepTool(stepTools, id);
    if (!tool) continue;
    const written = commandOf(id, tool.options.shape, options, shell);
    if ('refused' in written) {
      const { option } = written.refused;
      return { refusal: refusalOf(written.refused, textsOf(id)[option]?.label ?? option, shell) };
    }
    commands.push(written.text);
  }
  // Before version 7.4, PowerShell turns piped bytes into text, and npm's script for PowerShell reads that text line by line.
  if (shell === 'powershell' && commands.length > 1)
    return {
      refusal:
        'PowerShell changes bytes between two commands. Choose another shell, or download the recipe as a file and use “toolyard run”.',
    };
  return { text: commands.join(' | ') };
}
