// A recipe's text becomes runs of kernels, for the command line and for the library.
import type { KernelRun } from '../workers/contract/options/command';
import { misfitsOf, takesTwo } from '../workers/contract/recipe/misfits';
import { parseRecipe } from '../workers/contract/recipe/parse-recipe';
import { stepsThatRun, type Recipe } from '../workers/contract/recipe/recipe';
import type { RecipeReply } from '../workers/contract/recipe/recipe-reply';
import { readRecipe, type ReadStep } from '../workers/contract/recipe/recipe-text';
import { findStepTool, type StepTool, type StepTools } from '../workers/contract/recipe/step-tool';
import { ToolError } from '../workers/contract/run/errors';
import type { Message, Text } from '../workers/contract/run/message';
import { openRecipe } from '../workers/run/recipe';
import { errorInStep } from '../workers/words/in-step';
import { misfitInWords, problemInWords, textProblemInWords, type Writing } from '../workers/words/recipe';
import { message } from './message';

export interface OpenedRecipe {
  /** Empty for a recipe without a name. */
  readonly name: string;
  /** The steps that run. */
  readonly steps: readonly KernelRun[];
  /** The commands of their tools. */
  readonly commands: readonly string[];
  /** Their places among all steps, from 0. */
  readonly places: readonly number[];
  readonly takesTwo: boolean;
  readonly recipe: Recipe;
  /** Those of its tools, by their ids. */
  readonly tools: StepTools;
}

interface RecipeText {
  readonly text: string;
  /** What errors call it. */
  readonly title: Text;
  /** By the name of a command or the id of a tool. Resolves to undefined for a tool that can't be a step, or that isn't there. */
  readonly loadStep: (name: string) => Promise<StepTool | undefined>;
  readonly writing?: Writing;
}

async function loadSteps(names: readonly string[], loadStep: RecipeText['loadStep']): Promise<StepTools> {
  const loaded = await Promise.all([...new Set(names)].map(loadStep));
  return Object.fromEntries(loaded.flatMap((step) => (step ? [[step.id, step]] : [])));
}

const refusal = (title: Text, line: number | undefined, problem: Text) =>
  new ToolError('invalid-input', message('inRecipe', { recipe: title, line: String(line ?? 1), problem }));

/** Throws ToolError with the line of a step that can't be run. */
export async function openRecipeText({ text, ...more }: RecipeText): Promise<OpenedRecipe> {
  const read = readRecipe(text);
  if (!read.ok) throw refusal(more.title, read.line, textProblemInWords(read.problem));
  return openReadRecipe(read, more);
}

/** For steps that are in another text than a recipe. Throws the same. */
export async function openReadRecipe(
  read: Pick<Recipe, 'version' | 'name'> & { readonly steps: readonly ReadStep[] },
  { title, loadStep, writing = {} }: Omit<RecipeText, 'text'>,
): Promise<OpenedRecipe> {
  const { shown = (name: string) => name } = writing;
  const refuse = (line: number | undefined, problem: Text) => refusal(title, line, problem);
  const tools = await loadSteps(
    read.steps.map(({ tool }) => tool),
    loadStep,
  );
  const commandOf = (tool: string) => findStepTool(tools, tool)?.command.name ?? tool;
  const refuseStep = (place: number, problem: Text, option?: string) => {
    const step = read.steps[place];
    const values = { step: place + 1, tool: shown(commandOf(step?.tool ?? '')), problem };
    return refuse(
      step?.line,
      option === undefined ? message('inStep', values) : message('inOption', { ...values, option }),
    );
  };
  const parsed = parseRecipe(read, tools);
  if (!parsed.ok) {
    const { problem } = parsed;
    const sentence = problemInWords(problem, writing);
    if (problem.problem === 'bad-option') throw refuseStep(problem.step, sentence);
    throw refuse('step' in problem ? read.steps[problem.step]?.line : undefined, sentence);
  }
  const { recipe } = parsed;
  const [misfit] = misfitsOf(recipe, tools);
  if (misfit) throw refuseStep(misfit.place, misfitInWords(misfit));
  const opened = await openRecipe(recipe, tools);
  if (!opened.ok) throw refuseStep(opened.place, opened.error.message, opened.error.option);
  if (opened.steps.length === 0) throw refuse(read.steps[0]?.line, message('allOff'));
  const running = stepsThatRun(recipe);
  return {
    name: recipe.name,
    steps: opened.steps,
    commands: running.map(({ tool }) => commandOf(tool)),
    places: running.map(({ place }) => place),
    takesTwo: takesTwo(recipe, tools),
    recipe,
    tools,
  };
}

/** What a step says, with its number among all steps. `index` counts those that run. */
export const saidByStep = (
  { places, commands }: OpenedRecipe,
  index: number,
  isOther: boolean,
  problem: Text,
): Message =>
  message(isOther ? 'inOtherStep' : 'inStep', {
    step: (places[index] ?? 0) + 1,
    tool: commands[index] ?? '',
    problem,
  });

/** All notes, in the order of the steps. */
export function notesOfSteps(recipe: OpenedRecipe, { steps, others = [] }: RecipeReply): readonly Message[] {
  const notesOf = (list: RecipeReply['steps'], isOther: boolean) =>
    list.flatMap((step, index) =>
      step.status === 'done' ? step.notes.map((note) => saidByStep(recipe, index, isOther, note)) : [],
    );
  return [...notesOf(steps, false), ...notesOf(others, true)];
}

export const isPositive = ({ steps, others = [] }: RecipeReply): boolean =>
  [...steps, ...others].every((step) => step.status !== 'done' || step.verdict);

/** Says of each place in an error which step's input it is in. */
export function withPlaces(reply: RecipeReply, { places }: OpenedRecipe): RecipeReply {
  if (reply.ok || reply.step === undefined) return reply;
  const failed = { place: places[reply.step] ?? 0, isFirst: reply.step === 0, isOther: reply.isOther === true };
  const error = errorInStep(reply.error, failed);
  const steps = reply.steps.map((step) => (step.status === 'failed' ? { ...step, error } : step));
  return { ...reply, steps, error };
}
