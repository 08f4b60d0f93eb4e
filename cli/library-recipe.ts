// `openRecipe` of the library, in Node and in browsers, which differ in where the steps run.
import { ToolError } from '../workers/contract/run/errors';
import type { Progress } from '../workers/contract/run/kernel';
import type { InWords } from '../workers/contract/run/message';
import type { RecipeProgress, RecipeReply } from '../workers/contract/recipe/recipe-reply';
import type { StepTool } from '../workers/contract/recipe/step-tool';
import {
  blobOf,
  listOf,
  toToolyardError,
  ToolyardError,
  type LibraryInput,
  type LibrarySettings,
  type Result,
} from './library-api';
import { message } from './message';
import { isPositive, notesOfSteps, openRecipeText, saidByStep, withPlaces, type OpenedRecipe } from './open-recipe';
import { openResultStream, type ResultStream } from './result-stream';

export type RecipeSettings = Pick<LibrarySettings, 'signal' | 'onProgress' | 'to'>;

export interface LibraryRecipe {
  /** Empty for a recipe without a name. */
  readonly name: string;
  /** The commands of the steps that run. */
  readonly steps: readonly string[];
  /** Two inputs are a list, for a recipe that compares them. Rejects with ToolyardError. */
  readonly run: (input?: LibraryInput | readonly LibraryInput[], settings?: RecipeSettings) => Promise<Result>;
}

export interface RecipeHost {
  readonly loadStep: (name: string) => Promise<StepTool | undefined>;
  readonly inWords: <Data>(data: Data) => Promise<InWords<Data>>;
  /** Never rejects because of a step. */
  readonly run: (recipe: OpenedRecipe, inputs: readonly LibraryInput[], run: HostRun) => Promise<RecipeReply>;
}

export interface HostRun {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: RecipeProgress) => void;
  readonly stream: ResultStream | undefined;
}

/** Throws ToolyardError with the line of a step that can't be run. */
export async function openLibraryRecipe(text: string, host: RecipeHost): Promise<LibraryRecipe> {
  const recipe = await openRecipeText({ text, title: message('theRecipe'), loadStep: host.loadStep }).catch(
    async (cause: unknown) => {
      throw await toToolyardError(cause, host.inWords);
    },
  );
  const wanted = recipe.takesTwo ? 2 : recipe.steps[0]?.takes === 'nothing' ? 0 : 1;

  return {
    name: recipe.name,
    steps: recipe.commands,
    async run(input = [], { signal = new AbortController().signal, onProgress, to } = {}) {
      const stream = to && openResultStream(to, signal);
      try {
        const inputs = listOf(input);
        if (inputs.length !== wanted && wanted > 0) {
          throw new ToolError('invalid-input', message(wanted === 2 ? 'recipeNeedsTwo' : 'recipeNeedsOne'));
        }
        const report = async (progress: Progress) => onProgress?.(await host.inWords(progress));
        const reply = await host.run(recipe, wanted === 0 ? [] : inputs, {
          signal,
          stream,
          onProgress: ({ done, total, steps: [first] }) =>
            void (first && report({ done, ...(total !== undefined && { total }), step: first.step })),
        });
        const said = withPlaces(reply, recipe);
        if (!said.ok) throw new ToolyardError(await host.inWords(errorOf(said, recipe)));
        const notes = await host.inWords(notesOfSteps(recipe, said));
        const result = blobOf(said.result);
        await stream?.finish(result);
        return { result: stream ? undefined : result, isPositive: isPositive(said), notes, output: said.output };
      } catch (cause) {
        const error = await toToolyardError(cause, host.inWords);
        await stream?.abort(error);
        throw error;
      }
    },
  };
}

/** A canceled recipe has no step that failed. */
const errorOf = ({ error, step, isOther }: Extract<RecipeReply, { ok: false }>, recipe: OpenedRecipe) =>
  step === undefined ? error : { ...error, message: saidByStep(recipe, step, isOther === true, error.message) };
