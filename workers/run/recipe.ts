// Runs a recipe: all steps at the same time, each as a separate run, connected by pipes. The host decides where they run: in
// one thread (Node), or in a worker each (browsers).
import type { KernelRun } from '../contract/options/command';
import { CANCELED, INTERNAL, toErrorData, type ToolErrorData } from '../contract/run/errors';
import type { Progress } from '../contract/run/kernel';
import { stepsThatRun, type Recipe } from '../contract/recipe/recipe';
import { PREVIEW_BYTES, type RecipeReply, type StepReply, type Written } from '../contract/recipe/recipe-reply';
import type { StepTools } from '../contract/recipe/step-tool';
import type { Stored } from '../contract/run/sink';
import type { KernelInput } from '../contract/run/source';
import {
  CANCEL_GRACE_MS,
  type OnProgress,
  type ResultOf,
  type RunReply,
  type RunRequest,
  type RunApi,
} from '../contract/run/wire';
import { openDigests, type Digested } from './digests';
import { runsOf, type RecipeRun, type Run, type StepHost } from './recipe-runs';

export type OpenedRecipe =
  | { readonly ok: true; readonly steps: readonly KernelRun[] }
  /** `place` counts all steps from 0. `error.option` is the option whose value is wrong. */
  | { readonly ok: false; readonly place: number; readonly error: ToolErrorData };

/** The runs of the steps that are on, for a recipe that `parseRecipe` has checked and that has no misfits. Never rejects. */
export async function openRecipe(recipe: Recipe, tools: StepTools): Promise<OpenedRecipe> {
  const steps: KernelRun[] = [];
  for (const { tool: id, options, place } of stepsThatRun(recipe)) {
    try {
      const tool = tools[id];
      if (!tool) throw new Error(`${id} can’t be a step.`);
      steps.push(await tool.open(options));
    } catch (error) {
      const data = toErrorData(error);
      if (data.code === INTERNAL.code) console.error('A step could not be opened:', error);
      return { ok: false, place, error: data };
    }
  }
  return { ok: true, steps };
}

interface PipedRun extends Run {
  readonly input: KernelInput;
  readonly inputs: readonly MessagePort[];
  readonly output: MessagePort | undefined;
}

function withPipes(recipe: RecipeRun): readonly PipedRun[] {
  const { steps, input, other } = recipe;
  const sides = other === undefined ? [input] : [input, other];
  const channels = sides.map(() => steps.slice(1).map(() => new MessageChannel()));
  return runsOf(recipe).map((run): PipedRun => {
    const { step, index, isLast } = run;
    const side = run.isOther ? 1 : 0;
    const mine = <One>(list: readonly One[]) => (isLast ? list : list.slice(side, side + 1));
    return {
      ...run,
      input: index > 0 || step.takes === 'nothing' ? [] : mine(sides),
      inputs: mine(channels).flatMap((pipes) => pipes[index - 1]?.port2 ?? []),
      output: channels[side]?.[index]?.port1,
    };
  });
}

/** Never rejects. Resolves when every step has ended. */
export async function runRecipe(recipe: RecipeRun, host: StepHost): Promise<RecipeReply> {
  const { signal } = recipe;
  const runs = withPipes(recipe);
  let digestError: ToolErrorData | undefined;
  const digests = recipe.digests
    ? openDigests(recipe, runs, host, (error) => {
        digestError ??= error;
        stop(); // or the step would wait until its copy is read
      })
    : undefined;
  const stop = () => {
    for (const { runId } of runs) host.cancel(runId);
    digests?.cancel();
  };
  const stopAfter = ({ index: failed }: Run) => {
    for (const { runId, index } of runs) if (!digests || index > failed) host.cancel(runId);
    digests?.cancel(failed);
  };
  const progress = openProgress(recipe, runs);

  const start = async (run: PipedRun): Promise<RunReply<unknown>> => {
    const { step, output } = run;
    const isSaved = output === undefined && step.streams && recipe.saveTo;
    const request: RunRequest = {
      runId: run.runId,
      kernelId: step.kernelId,
      input: run.input,
      options: step.options,
      canPickFile: recipe.canPickFile ?? false,
      ...(isSaved && { saveTo: isSaved }),
      pipes: {
        inputs: run.inputs,
        ...(output && { output }),
        ...digests?.pipeOf(run),
        storesInput: !step.readsOnce,
        isList: step.isListed,
        streams: step.streams,
      },
    };
    const resultOf: ResultOf = (kernelOutput) => step.resultOf(kernelOutput);
    const reply = await host.run({ request, step, onProgress: progress.reporterOf(run), resultOf });
    if (!reply.ok) stopAfter(run);
    // A worker that had to be ended didn't say what it had written.
    const written = reply.written ?? progress.writtenBy(run);
    return written ? { ...reply, written } : reply;
  };

  const running = runs.map(start);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const replies = await Promise.all(running);
  const digested = await digests?.all();
  signal.removeEventListener('abort', stop);
  // A port that was transferred to a worker closes there. A port in this thread would keep Node alive.
  for (const { inputs, output } of runs) for (const port of [...inputs, output]) port?.close();
  try {
    return await conclude(runs, replies, { digested, digestError }, signal.aborted);
  } catch (error) {
    // The kernel's output doesn't match its spec.
    console.error('A recipe failed:', error);
    return { ok: false, steps: recipe.steps.map(() => ({ status: 'stopped' })), error: INTERNAL };
  }
}

const NOTHING: Written = { bytes: 0, head: new Uint8Array() };

function openProgress({ steps, onProgress }: RecipeRun, runs: readonly Run[]) {
  const latest = steps.map((): Progress | undefined => undefined);
  const written = new Map<Run, Written>();
  const read = new Map<Run, Pick<Progress, 'done' | 'total'>>();
  const firsts = runs.filter(({ index }) => index === 0);

  function total() {
    const totals = firsts.map((run) => read.get(run)?.total);
    return totals.includes(undefined) ? {} : { total: totals.reduce<number>((sum, one) => sum + (one ?? 0), 0) };
  }

  function report() {
    const done = firsts.reduce((sum, run) => sum + (read.get(run)?.done ?? 0), 0);
    const shown = runs.filter(({ isOther }) => !isOther);
    onProgress?.({ done, ...total(), steps: [...latest], written: shown.map((run) => written.get(run)) });
  }

  return {
    reporterOf:
      (run: Run): OnProgress =>
      (progress, news) => {
        if (news) written.set(run, { ...(written.get(run) ?? NOTHING), ...news });
        if (!run.isOther) latest[run.index] = progress;
        // The first step may also sort or write, use other units, or read twice.
        const { done, step } = progress;
        if (run.index === 0 && step.unit === 'bytes' && done > (read.get(run)?.done ?? 0)) read.set(run, progress);
        report();
      },
    writtenBy: (run: Run) => written.get(run),
  };
}

const isCanceled = (reply: RunReply<unknown>) => !reply.ok && reply.error.code === CANCELED.code;

/** If several steps failed, this is the first of them, as if the visitor had run the tools by hand. */
function firstFailure(runs: readonly Run[], replies: readonly RunReply<unknown>[]) {
  const failures = runs.flatMap((run, at) => {
    const reply = replies[at];
    return reply && !reply.ok && !isCanceled(reply) ? [{ run, error: reply.error }] : [];
  });
  return failures.toSorted((a, b) => a.run.index - b.run.index)[0];
}

async function conclude(
  runs: readonly Run[],
  replies: readonly RunReply<unknown>[],
  {
    digested,
    digestError,
  }: { readonly digested: Digested | undefined; readonly digestError: ToolErrorData | undefined },
  wasCanceled: boolean,
): Promise<RecipeReply> {
  const failure = wasCanceled ? undefined : firstFailure(runs, replies);
  const last = runs.find(({ isLast }) => isLast);
  const lastReply = last && replies[runs.indexOf(last)];
  const result = last && lastReply?.ok ? last.step.resultOf(lastReply.output) : undefined;
  const preview = result === undefined ? undefined : await previewOf(result);
  const ended = runs.map((run, at): StepReply => {
    const reply = replies[at];
    const written = reply?.written ?? (run === last ? preview : undefined);
    const digest = run === last && result === undefined ? undefined : digested?.ofRuns[at];
    const shown = { ...(written && { written }), ...(digest && { digest }) };
    if (reply?.ok) {
      return {
        status: 'done',
        ...shown,
        notes: run.step.notesOf(reply.output),
        verdict: run.step.verdictOf(reply.output),
      };
    }
    return failure?.run === run
      ? { status: 'failed', ...shown, error: failure.error }
      : { status: 'stopped', ...shown };
  });
  const isSide = (isOther: boolean) => ended.filter((_, at) => runs[at]?.isOther === isOther);
  const others = isSide(true);
  const steps = {
    steps: isSide(false),
    ...(others.length > 0 && { others }),
    ...(digested && { inputs: digested.ofInputs }),
  };
  if (failure) {
    const { index, isOther } = failure.run;
    return { ok: false, ...steps, step: index, ...(isOther && { isOther }), error: failure.error };
  }
  if (digestError && !wasCanceled) return { ok: false, ...steps, error: digestError };
  if (!lastReply?.ok || wasCanceled || replies.some(({ ok }) => !ok)) return { ok: false, ...steps, error: CANCELED };
  return { ok: true, ...steps, output: lastReply.output, result };
}

/** The last step's result, as the others' are reported. One in the visitor's file isn't read again. */
async function previewOf(result: Stored | string): Promise<Written> {
  if (typeof result === 'string') return headOf(new TextEncoder().encode(result));
  if (result.stored === 'text') return headOf(new TextEncoder().encode(result.text));
  const { bytes } = result;
  if (result.stored === 'saved') return { ...NOTHING, bytes };
  return { bytes, head: new Uint8Array(await result.blob.slice(0, PREVIEW_BYTES).arrayBuffer()) };
}

const headOf = (bytes: Uint8Array): Written => ({ bytes: bytes.length, head: bytes.slice(0, PREVIEW_BYTES) });

/** Steps in this thread take turns. A kernel that never checks for a cancel can't be ended here, so it keeps running. */
export function stepsInThread(api: RunApi): StepHost {
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
