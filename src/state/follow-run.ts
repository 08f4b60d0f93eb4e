// Passes a queued run to the client, follows it, and keeps its result.
import { toErrorData, type ToolErrorData } from '../../workers/contract/errors';
import type { KernelSpec } from '../../workers/contract/kernel';
import type { InWords } from '../../workers/contract/message';
import type { KernelInput } from '../../workers/contract/source';
import type { RunReply } from '../../workers/contract/wire';
import { browserSpeaker } from '../../workers/words/in-words';
import type { AppThunk } from './root';
import type { Revisions } from './inputs';
import { toPageOutput, type PageOutput } from './page-output';
import { runEnded, runProgressed, runStarted, type RunOutcome } from './runs';

export interface QueuedRun<Input, Options> {
  /** The run's name in the state: usually the tool's id. */
  readonly name: string;
  readonly runId: string;
  readonly of: Revisions;
  /** Throws if a file no longer exists. */
  readonly input: () => Input;
  readonly options: Options;
  readonly saveTo?: FileSystemFileHandle;
  /** One of several files. */
  readonly isOfQueue?: boolean;
}

export interface FollowedRun<Output> {
  readonly outcome: RunOutcome<PageOutput<Output>>;
  /** False for a run that was replaced meanwhile. */
  readonly isAwaited: boolean;
}

/** Resolves when the run has ended; never rejects. */
export const followRun =
  <Input extends KernelInput, Options, Output>(
    spec: KernelSpec<Input, Options, Output>,
    { name: toolId, runId, of, input, options, saveTo, isOfQueue = false }: QueuedRun<Input, Options>,
  ): AppThunk<Promise<FollowedRun<Output>>> =>
  async (dispatch, getState, { client, artifacts }) => {
    const ask = async (): Promise<RunReply<InWords<Output>, string>> => {
      try {
        return await client.run(spec, {
          runId,
          input: input(),
          options,
          onStart: () => dispatch(runStarted({ toolId, runId })),
          onProgress: (progress) => dispatch(runProgressed({ toolId, runId, progress, at: Date.now() })),
          ...(saveTo && { saveTo }),
        });
      } catch (error) {
        console.error(error);
        return { ok: false, error: browserSpeaker.inWords(toErrorData(error)) };
      }
    };

    const reply = await ask();
    const outcome = reply.ok
      ? ({ status: 'done', runId, of, ms: reply.ms, ...toPageOutput<Output>(reply.output, artifacts) } as const)
      : failed({ runId, of }, reply.error);
    const isAwaited = getState().runs[toolId]?.active?.runId === runId;
    dispatch(runEnded({ toolId, runId, outcome }, { isOfQueue }));
    // A replaced run's result never gets into the state, so its Blobs are released here.
    if (outcome.status === 'done' && !isAwaited) for (const id of outcome.artifactIds) artifacts.release(id);
    return { outcome, isAwaited };
  };

function failed(run: { readonly runId: string; readonly of: Revisions }, error: ToolErrorData<string>) {
  return error.code === 'canceled'
    ? ({ status: 'canceled', ...run } as const)
    : ({ status: 'failed', ...run, error } as const);
}
