// `openRecipe` of the browser's library: each step in its tool's own worker. Loads with the first recipe.
import { RecipeClient } from '../../workers/client/recipe-client';
import type { StepTool } from '../../workers/contract/recipe/step-tool';
import type { Source } from '../../workers/contract/run/source';
import { isWhole, type LibraryInput } from '../library-api';
import { openLibraryRecipe, type LibraryRecipe } from '../library-recipe';
import { message } from '../message';
import { fileProblem } from '../problem';
import { chunksOf } from './feed';
import { inWords } from './in-words';
import { findBrowserTool } from './kernels';
import { workers, type BrowserTool } from './workers';

// The folders of kernels.ts: `import.meta.glob` takes only literals.
const steps = import.meta.glob<StepTool>(
  '../../src/tools/{base64-encoder,csv-converter,diff-checker,hash-generator,json-formatter,text-deduplicator,word-counter}/step.ts',
  { eager: true, import: 'step' },
);

const byCommand: ReadonlyMap<string, StepTool> = new Map(Object.values(steps).map((step) => [step.command.name, step]));

/** The tool in whose worker a kernel is. */
const tools = new Map<string, BrowserTool>();

function spawn(script: string): Worker {
  const tool = findBrowserTool(script);
  if (tool === undefined) throw new Error(`There is no worker for ${script}.`);
  return workers[tool]();
}

const client = new RecipeClient({ scriptOf: (kernelId) => tools.get(kernelId) ?? kernelId, spawn });

/** Cancels all runs of recipes and ends their workers. */
export const closeRecipes = (): void => client.close();

/** A stream is stored first, because its first step may read it twice. Throws ToolError. */
async function stored(input: LibraryInput, signal: AbortSignal): Promise<Source> {
  if (isWhole(input)) return input;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for await (const chunk of chunksOf(input, signal)) {
      if (signal.aborted) break;
      parts.push(new Uint8Array(chunk));
    }
  } catch (error) {
    if (!signal.aborted) throw fileProblem(error, message('theInput'), 'read');
  }
  return new Blob(parts);
}

export const openRecipe = (text: string): Promise<LibraryRecipe> =>
  openLibraryRecipe(text, {
    loadStep: async (name) => byCommand.get(findBrowserTool(name) ?? ''),
    inWords,
    async run({ steps: runs, commands }, inputs, { signal, onProgress }) {
      for (const [index, { kernelId }] of runs.entries()) {
        const tool = findBrowserTool(commands[index] ?? '');
        if (tool !== undefined) tools.set(kernelId, tool);
      }
      const [input = '', other] = await Promise.all(inputs.map((one) => stored(one, signal)));
      return client.run({
        runId: crypto.randomUUID(),
        steps: runs,
        input,
        signal,
        onProgress,
        ...(other !== undefined && { other }),
      });
    },
  });
