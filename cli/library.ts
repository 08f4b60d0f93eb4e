// The exports of the package 'toolyard'. Their types are generated from the tools' schemas: see library-types.ts.
import type { Shape } from '../workers/contract/options/options';
import { inWords } from './in-words';
import type { Input } from './inputs';
import { openLibraryRecipe, type LibraryRecipe } from './library-recipe';
import { withNumbers } from './option-values';
import { openWhole } from './run';
import { findStep, runSteps } from './run-steps';
import { commandNames, loadTool, recordOf } from './tools';

export { ToolyardError } from './library-api';
export { run } from './run';

/** A recipe as text, with its steps ready to run. Rejects with ToolyardError, which names the line of a wrong step. */
export const openRecipe = (text: string): Promise<LibraryRecipe> =>
  openLibraryRecipe(text, {
    loadStep: findStep,
    inWords,
    run: async (recipe, given, { signal, onProgress, stream }) => {
      const inputs: Input[] = [];
      try {
        const readsOnce = recipe.steps[0]?.readsOnce === true && !recipe.steps[0].deadlineMs;
        for (const one of given) inputs.push(await openWhole(one, readsOnce, signal));
        return await runSteps(recipe, { inputs, signal, onProgress, ...(stream && { openFile: stream.openFile }) });
      } finally {
        for (const { close } of inputs) await close();
      }
    },
  });

export interface ToolDescription {
  /** The command's name, for `run`. */
  readonly name: string;
  /** On the site. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly options: Shape;
}

/** All tools with their options. */
export const describeTools = (): Promise<readonly ToolDescription[]> =>
  Promise.all(
    commandNames.map(async (name) => {
      const { title, description } = recordOf(name);
      const { id, shape } = await loadTool(name);
      return { name, id, title, description, options: withNumbers(shape) };
    }),
  );

/** Ends the workers of 'toolyard/browser'. Node's library has none that outlive a run. */
export const close = (): void => undefined;
