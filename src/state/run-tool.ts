// From a click to an answer: starts a tool's kernel, follows it, and keeps its result.
import { nanoid } from '@reduxjs/toolkit';
import type { ToolErrorData } from '../../workers/contract/errors';
import type { KernelSpec } from '../../workers/contract/kernel';
import type { KernelInput, Source } from '../../workers/contract/source';
import type { ArtifactId, ArtifactStore } from '../artifacts/artifact-store';
import { intern, type Interned } from './interned';
import { IDLE, isActive, runCancelling, runCleared, runEnded, runProgressed, runQueued, runStarted } from './runs';
import type { RunOutcome } from './runs';
import { heldArtifacts, type AppThunk } from './store';
import { toastShown } from './toasts';

/** A source as an action may carry it: text, or the id of a kept Blob. */
export type SourceRef = string | { readonly artifactId: ArtifactId };
export type InputRef<Input extends KernelInput> = Input extends readonly Source[] ? readonly SourceRef[] : SourceRef;

export interface RunArguments<Input extends KernelInput, Options> {
  readonly input: InputRef<Input>;
  readonly options: Options;
  /** A file picked by the visitor; it goes to the worker and never into an action. */
  readonly saveTo?: FileSystemFileHandle;
}

const isList = (input: SourceRef | readonly SourceRef[]): input is readonly SourceRef[] => Array.isArray(input);

function resolve<Input extends KernelInput>(input: InputRef<Input>, artifacts: ArtifactStore): Input {
  const source = (ref: SourceRef): Source => (typeof ref === 'string' ? ref : artifacts.blob(ref.artifactId));
  // InputRef mirrors Input one to one; the compiler cannot see that through the conditional type.
  return (isList(input) ? input.map(source) : source(input)) as Input;
}

/**
 * Runs the tool, in place of a run of it that is still going. Resolves when the run has ended; never rejects. `toolId` is the
 * name that input and run have in the state, where one kernel serves two screens.
 */
export const runTool =
  <Input extends KernelInput, Options, Output>(
    spec: KernelSpec<Input, Options, Output>,
    { input, options, saveTo }: RunArguments<Input, Options>,
    toolId: string = spec.id,
  ): AppThunk<Promise<RunOutcome<Interned<Output>>>> =>
  async (dispatch, getState, { client, artifacts }) => {
    const runId = nanoid();
    const previous = getState().runs[toolId] ?? IDLE;
    if (isActive(previous)) client.cancel(previous.runId);
    dispatch(runQueued({ toolId, runId, startedAt: Date.now() }));
    const reply = await client.run(spec, {
      runId,
      input: resolve<Input>(input, artifacts),
      options,
      onStart: () => dispatch(runStarted({ toolId, runId })),
      onProgress: (progress) => dispatch(runProgressed({ toolId, runId, progress, at: Date.now() })),
      ...(saveTo && { saveTo }),
    });
    if (!reply.ok) {
      const outcome = failed(spec, runId, reply.error);
      dispatch(runEnded({ toolId, runId, outcome }));
      const { title = 'Error' } = spec.failure;
      if (outcome.status === 'failed') dispatch(toastShown({ title, text: outcome.error.message, tone: 'error' }));
      return outcome;
    }
    const outcome = { status: 'done', runId, ms: reply.ms, ...intern(reply.output, artifacts) } as const;
    dispatch(runEnded({ toolId, runId, outcome }));
    // The event of a run that was replaced is dropped, and nothing will ever release what it brought.
    const held = heldArtifacts(getState());
    for (const id of outcome.artifactIds) if (!held.has(id)) artifacts.release(id);
    return outcome;
  };

/** A fault of ours is told in the tool's own words; what a visitor can mend, in the kernel's. */
function failed(spec: Pick<KernelSpec<never, never, never>, 'failure'>, runId: string, error: ToolErrorData) {
  if (error.code === 'cancelled') return { status: 'cancelled', runId } as const;
  const message = error.code === 'internal' ? spec.failure.text : error.message;
  return { status: 'failed', runId, error: { ...error, message } } as const;
}

/** The button is free once the lane is: until then the run says `cancelling`. */
export const cancelRun =
  (toolId: string): AppThunk =>
  (dispatch, getState, { client }) => {
    const run = getState().runs[toolId] ?? IDLE;
    if (!isActive(run)) return;
    dispatch(runCancelling({ toolId, runId: run.runId }));
    client.cancel(run.runId);
  };

/** Forgets the tool's result, and ends its run if there is one. */
export const clearRun =
  (toolId: string): AppThunk =>
  (dispatch) => {
    dispatch(cancelRun(toolId));
    dispatch(runCleared({ toolId }));
  };
