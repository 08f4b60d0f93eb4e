// Runs the steps of a recipe in Node, connected by pipes.
import type { RecipeProgress, RecipeReply } from '../workers/contract/recipe/recipe-reply';
import { DIGEST_KERNEL } from '../workers/run/digests';
import { runRecipe, stepsInThread } from '../workers/run/recipe';
import { createWorkerApi } from '../workers/run/worker-api';
import type { LargeFile } from '../workers/run/sink';
import type { StepTool } from '../workers/contract/recipe/step-tool';
import type { Input } from './inputs';
import { nodePorts } from './native-hashers';
import type { OpenedRecipe } from './open-recipe';
import { stepsWithThreads } from './step-thread';
import { findCommand, kernelOf, loadStep } from './tools';

/** A step's input that is read twice stays in memory up to this size. */
const MEMORY_BYTES = 1024 ** 3;

interface StepsRun {
  readonly inputs: readonly Input[];
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: RecipeProgress) => void;
  /** Takes a result as it is made, if the last step can write one so. */
  readonly openFile?: () => Promise<LargeFile>;
  /** See RecipeRun. The inputs are then read twice. */
  readonly digests?: boolean;
}

export async function findStep(name: string): Promise<StepTool | undefined> {
  const command = findCommand(name);
  return command === undefined ? undefined : loadStep(command);
}

/** Never rejects because of a step. */
export async function runSteps({ steps }: OpenedRecipe, run: StepsRun): Promise<RecipeReply> {
  const { inputs, signal, onProgress, openFile, digests = false } = run;
  const last = steps.at(-1);
  // From a thread, a result comes at the end.
  const isDirect = openFile !== undefined && last?.streams === true && !last.deadlineMs;
  const ids = [...new Set([...steps.map(({ kernelId }) => kernelId), ...(digests ? [DIGEST_KERNEL] : [])])];
  const table = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await kernelOf(id)] as const)));
  const files = { memoryBytes: MEMORY_BYTES, ...(openFile && { openPickedFile: openFile }) };
  const host = stepsWithThreads(stepsInThread(createWorkerApi(table, nodePorts, files)), inputs, MEMORY_BYTES);
  const [input, other] = inputs;
  const recipe = {
    runId: 'recipe',
    steps,
    input: input?.source ?? '',
    signal,
    digests,
    ...(other && { other: other.source }),
    ...(onProgress && { onProgress }),
    // Only `openPickedFile` uses the handle, and none is needed here.
    ...(isDirect && { saveTo: {} as FileSystemFileHandle }),
  };
  return runRecipe(recipe, host);
}
