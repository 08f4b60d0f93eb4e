// Runs a recipe: all steps at the same time, each as a separate run, connected by pipes. The host decides where they run: in
// one thread (Node), or in a worker each (browsers).
import { CANCELED, INTERNAL } from '../contract/errors';
import type { Progress } from '../contract/kernel';
import type { Text } from '../contract/message';
import type { Recipe, RecipeProgress, RecipeReply, StepReply, StepTool, StepTools } from '../contract/recipe';
import type { AnySource, KernelInput } from '../contract/source';
import {
  CANCEL_GRACE_MS,
  type OnProgress,
  type ResultOf,
  type RunReply,
  type RunRequest,
  type WorkerApi,
} from '../contract/wire';

export interface RunnableStep {
  readonly tool: StepTool;
  /** Makes the kernel's options from values that the tool's schema has parsed. */
  readonly options: unknown;
}

/** Pairs the steps of a recipe, which `parseRecipe` has checked, with their tools. */
export const runnableSteps = ({ steps }: Recipe, tools: StepTools): readonly RunnableStep[] =>
  steps.flatMap(({ tool: id, options }) => {
    const tool = tools[id];
    return tool ? [{ tool, options: tool.toKernel(options) }] : [];
  });

export interface RecipeRun {
  /** Step n is the run `<runId>.<n>`, counted from 0. */
  readonly runId: string;
  readonly steps: readonly RunnableStep[];
  /** A pipe only in one thread. Not used if the first step is a generator. */
  readonly input: AnySource;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: RecipeProgress) => void;
  /** A file picked by the visitor for the last result. */
  readonly saveTo?: FileSystemFileHandle;
  readonly canPickFile?: boolean;
}

export interface StepRun {
  readonly request: RunRequest;
  readonly tool: StepTool;
  readonly onProgress: OnProgress;
  readonly resultOf: ResultOf;
}

/** `run` never rejects, and resolves soon after `cancel`. */
export interface StepHost {
  run(step: StepRun): Promise<RunReply<unknown>>;
  cancel(runId: string): void;
}

/** Never rejects. Resolves when every step has ended. */
export async function runRecipe(recipe: RecipeRun, host: StepHost): Promise<RecipeReply> {
  const { runId, steps, signal } = recipe;
  const channels = steps.slice(1).map(() => new MessageChannel());
  const idOf = (index: number) => `${runId}.${index}`;
  const stop = () => {
    for (const index of steps.keys()) host.cancel(idOf(index));
  };
  const report = progressOf(recipe);

  const runStep = async ({ tool, options }: RunnableStep, index: number): Promise<RunReply<unknown>> => {
    const isLast = index === steps.length - 1;
    const [input, output] = [channels[index - 1]?.port2, channels[index]?.port1];
    const request: RunRequest = {
      runId: idOf(index),
      kernelId: tool.kernelId,
      input: firstInput(recipe, index, tool),
      options,
      canPickFile: recipe.canPickFile ?? false,
      ...(isLast && recipe.saveTo && { saveTo: recipe.saveTo }),
      pipes: {
        ...(input && { input }),
        ...(output && { output }),
        storesInput: !tool.readsOnce(options),
        isList: tool.isList,
      },
    };
    const resultOf: ResultOf = (kernelOutput) => tool.resultOf(kernelOutput, options);
    const reply = await host.run({ request, tool, onProgress: report(index), resultOf });
    if (!reply.ok) stop();
    return reply;
  };

  const running = steps.map(runStep);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const replies = await Promise.all(running);
  signal.removeEventListener('abort', stop);
  // A port that was transferred to a worker closes there. A port in this thread would keep Node alive.
  for (const { port1, port2 } of channels) for (const port of [port1, port2]) port.close();
  try {
    return conclude(steps, replies, signal.aborted);
  } catch (error) {
    // The kernel's output doesn't match its spec.
    console.error('A recipe failed:', error);
    return { ok: false, steps: steps.map(() => ({ status: 'stopped' })), error: INTERNAL };
  }
}

/** Later steps read a pipe. */
const firstInput = ({ input }: RecipeRun, index: number, { inputs }: StepTool): KernelInput => {
  if (index > 0) return '';
  return inputs === 0 ? [] : input;
};

function progressOf({ steps, onProgress }: RecipeRun): (index: number) => OnProgress {
  const latest = steps.map((): Progress | undefined => undefined);
  let read: Pick<RecipeProgress, 'done' | 'total'> = { done: 0 };
  return (index) => (progress) => {
    latest[index] = progress;
    const { done, total, step } = progress;
    // The first step may also sort or write, use other units, or read twice.
    if (index === 0 && step.unit === 'bytes' && done > read.done)
      read = { done, ...(total !== undefined && { total }) };
    onProgress?.({ ...read, steps: [...latest] });
  };
}

const isCanceled = (reply: RunReply<unknown>) => !reply.ok && reply.error.code === CANCELED.code;

/** If several steps failed, this is the first of them, as if the visitor had run the tools by hand. */
function conclude(
  steps: readonly RunnableStep[],
  replies: readonly RunReply<unknown>[],
  wasCanceled: boolean,
): RecipeReply {
  const failedAt = wasCanceled ? -1 : replies.findIndex((reply) => !reply.ok && !isCanceled(reply));
  const stepReplies = replies.map((reply, index): StepReply => {
    const written = reply.written && { written: reply.written };
    const step = steps[index];
    if (reply.ok && step)
      return { status: 'done', ...written, ...remarksOf(reply.output), verdict: verdictOf(step, reply.output) };
    if (!reply.ok && index === failedAt) return { status: 'failed', ...written, error: reply.error };
    return { status: 'stopped', ...written };
  });
  const failed = replies[failedAt];
  if (failed && !failed.ok) return { ok: false, steps: stepReplies, step: failedAt, error: failed.error };
  const [last, lastStep] = [replies.at(-1), steps.at(-1)];
  if (!last?.ok || !lastStep || wasCanceled || replies.some((reply) => !reply.ok)) {
    return { ok: false, steps: stepReplies, error: CANCELED };
  }
  const result = lastStep.tool.resultOf(last.output, lastStep.options);
  return { ok: true, steps: stepReplies, output: last.output, result };
}

const verdictOf = ({ tool, options }: RunnableStep, output: unknown) => tool.verdictOf(output, options);

/** Most outputs have notes, and those of conversions have losses. */
function remarksOf(output: unknown) {
  const { notes = [], losses } = (output ?? {}) as { readonly notes?: readonly Text[]; readonly losses?: unknown };
  return { notes, ...(losses !== undefined && { losses }) };
}

/** Steps in this thread take turns. A kernel that never checks for a cancel can't be ended here, so it keeps running. */
export function stepsInThread(api: WorkerApi): StepHost {
  const running = new Map<string, { readonly leave: () => void; timer?: ReturnType<typeof setTimeout> }>();
  return {
    run: ({ request, onProgress, resultOf }) =>
      new Promise((resolve) => {
        const { runId } = request;
        const settle = (reply: RunReply<unknown>) => {
          clearTimeout(running.get(runId)?.timer);
          running.delete(runId);
          resolve(reply);
        };
        running.set(runId, { leave: () => settle({ ok: false, error: CANCELED }) });
        void api.run(request, onProgress, undefined, resultOf).then(settle);
      }),
    cancel(runId) {
      api.cancel(runId);
      const run = running.get(runId);
      if (run) run.timer ??= setTimeout(run.leave, CANCEL_GRACE_MS);
    },
  };
}
