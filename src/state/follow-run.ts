// Passes a queued run to the client, follows it, and stores its result.
import { toErrorData, type ToolErrorData } from '../../workers/contract/run/errors';
import type { KernelInput } from '../../workers/contract/run/source';
import { browserSpeaker } from '../../workers/words/in-words';
import type { AppThunk } from './root';
import type { Revisions } from './inputs';
import { toPageOutput, type PageOutput } from './page-output';
import { stepsProgressed } from './recipe';
import type { RunSpec } from './run-spec';
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
  /** False if the run was replaced in the meantime. */
  readonly isAwaited: boolean;
}

/** Resolves when the run has ended; never rejects. */
export const followRun =
  <Input extends KernelInput, Options, Output>(
    spec: RunSpec<Input, Options, Output>,
    { name: toolId, runId, of, input, options, saveTo, isOfQueue = false }: QueuedRun<Input, Options>,
  ): AppThunk<Promise<FollowedRun<Output>>> =>
  async (dispatch, getState, { client, artifacts }) => {
    const ask = async (): Promise<RunOutcome<PageOutput<Output>>> => {
      try {
        const reply = await client.run(spec, {
          runId,
          input: input(),
          options,
          onStart: () => dispatch(runStarted({ toolId, runId })),
          onProgress({ steps, ...progress }) {
            dispatch(runProgressed({ toolId, runId, progress, at: Date.now() }));
            // Each of several files has steps of its own, so none are shown.
            if (steps && !isOfQueue) dispatch(stepsProgressed(steps));
          },
          ...(saveTo && { saveTo }),
        });
        return reply.ok
          ? { status: 'done', runId, of, ms: reply.ms, ...(await toPageOutput<Output>(reply.output, artifacts)) }
          : failed({ runId, of }, reply.error);
      } catch (error) {
        console.error(error);
        return failed({ runId, of }, browserSpeaker.inWords(toErrorData(error)));
      }
    };

    const outcome = await ask();
    const isAwaited = getState().runs[toolId]?.active?.runId === runId;
    dispatch(runEnded({ toolId, runId, outcome }, { isOfQueue }));
    // The result of a replaced run doesn't enter the state, so its Blobs are released here.
    if (outcome.status === 'done' && !isAwaited) for (const id of outcome.artifactIds) artifacts.release(id);
    return { outcome, isAwaited };
  };

function failed(run: { readonly runId: string; readonly of: Revisions }, error: ToolErrorData<string>) {
  return error.code === 'canceled'
    ? ({ status: 'canceled', ...run } as const)
    : ({ status: 'failed', ...run, error } as const);
}
