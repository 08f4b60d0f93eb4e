// The steps of a recipe: in this thread, where they take turns. A kernel that never yields gets a thread that can be ended, and so do
// the digests of a large input, which would take half as long as fast steps.
import { Worker, type Transferable } from 'node:worker_threads';
import type { KernelInput } from '../workers/contract/run/source';
import { MiB } from '../workers/contract/run/sink';
import { sizeOf, sourcesOf } from '../workers/contract/run/source';
import { CANCELED } from '../workers/contract/run/errors';
import type { Progress } from '../workers/contract/run/kernel';
import type { Stored } from '../workers/contract/run/sink';
import { portsOf, type RunReply, type RunRequest, type WrittenSoFar } from '../workers/contract/run/wire';
import type { StepHost, StepRun } from '../workers/run/recipe-runs';
import { explain } from '../workers/run/run-kernel';
import type { Input } from './inputs';
import { timedOut } from './run';

export interface StepRequest {
  readonly request: Omit<RunRequest, 'input'>;
  /** A file is opened in the thread, because a Blob of a file can't be sent. */
  readonly inputs: readonly (KernelInput | { readonly path: string })[];
  readonly memoryBytes: number;
}

/** From the thread. `output` asks for the result in it, which the spec finds here. */
export type StepMessage =
  | { readonly kind: 'begun'; readonly bytes: number | undefined }
  | { readonly kind: 'progress'; readonly progress: Progress; readonly written: WrittenSoFar | undefined }
  | { readonly kind: 'output'; readonly output: unknown }
  | { readonly kind: 'reply'; readonly reply: RunReply<unknown> };

/** To the thread. */
export interface StepResult {
  readonly result: Stored | string | undefined;
}

interface Running {
  readonly end: (reply: RunReply<unknown>) => void;
}

/** Digests of a smaller input take less time than their threads would to start. */
const LARGE_BYTES = 32 * MiB;

/** `inputs` are the recipe's. */
export function stepsWithThreads(here: StepHost, inputs: readonly Input[], memoryBytes: number): StepHost {
  const running = new Map<string, Running>();
  const isLarge = inputs.reduce((sum, { source }) => sum + sizeOf(source), 0) >= LARGE_BYTES;

  async function runInThread({ request, step, onProgress, resultOf }: StepRun): Promise<RunReply<unknown>> {
    const { input, ...rest } = request;
    const data: StepRequest = {
      request: rest,
      inputs: sourcesOf(input).map((one) => sendable(one, inputs)),
      memoryBytes,
    };
    // In Node, a port of the browser's type is one of its own.
    const transferList = portsOf(request) as unknown as Transferable[];
    const thread = new Worker(new URL('./step.js', import.meta.url), { workerData: data, transferList });
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<RunReply<unknown>>((resolve) => {
        running.set(request.runId, { end: resolve });
        thread.on('message', (message: StepMessage) => {
          if (message.kind === 'progress') onProgress(message.progress, message.written);
          else if (message.kind === 'reply') resolve(message.reply);
          else if (message.kind === 'output') void answer(thread, resultOf(message.output));
          else if (message.bytes !== undefined && step.deadlineMs) {
            const limit = step.deadlineMs(message.bytes);
            timer = setTimeout(() => resolve({ ok: false, error: timedOut(limit, step) }), limit);
          }
        });
        thread.on('error', (error) => resolve({ ok: false, error: explain(error) }));
      });
    } finally {
      clearTimeout(timer);
      running.delete(request.runId);
      await thread.terminate();
    }
  }

  return {
    run: (step) => (step.step.deadlineMs || (step.isDigest && isLarge) ? runInThread(step) : here.run(step)),
    cancel(runId) {
      running.get(runId)?.end({ ok: false, error: CANCELED });
      here.cancel(runId);
    },
  };
}

async function answer(thread: Worker, result: ReturnType<StepRun['resultOf']>): Promise<void> {
  thread.postMessage({ result: await result } satisfies StepResult);
}

function sendable(source: KernelInput, inputs: readonly Input[]): KernelInput | { readonly path: string } {
  const path = inputs.find((input) => input.source === source)?.path;
  return path === undefined ? source : { path };
}
