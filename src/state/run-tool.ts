// Starts a tool's kernel on the tool's input, follows the run, and keeps its result.
import { nanoid } from '@reduxjs/toolkit';
import type { KernelSpec } from '../../workers/contract/run/kernel';
import type { KernelInput, Source } from '../../workers/contract/run/source';
import type { ArtifactStore } from '../artifacts/artifact-store';
import { followRun } from './follow-run';
import {
  EMPTY_INPUT,
  filesOf,
  inputChanged,
  inputRefused,
  inputsOf,
  isEmptyInput,
  openingOf,
  slotOf,
  type InputRefusal,
  type InputValue,
  type SlotName,
  type ToolInputs,
} from './inputs';
import { noteUse } from './note-use';
import type { PageOutput } from './page-output';
import type { AppThunk } from './root';
import { dropQueue } from './queued-files';
import type { RunSpec } from './run-spec';
import { runCanceling, runCleared, runQueued, type RunOutcome } from './runs';
import { inputBytes, needsCheck } from './storage-room';
import { toastShown } from './toasts';
import * as words from './words';

export interface StartOptions<Options> {
  readonly options: Options;
  /** A file that the visitor picked. It goes to the worker and never into an action. */
  readonly saveTo?: FileSystemFileHandle | undefined;
  /** Starts even if there may not be room for the result, because the visitor has decided so. */
  readonly anyway?: boolean | undefined;
  /** A change started it, and not a click. A failure is then shown beside the input, without a toast. */
  readonly live?: boolean;
}

function sourcesIn(input: InputValue, artifacts: ArtifactStore): readonly Source[] {
  return input.kind === 'text' ? [input.text] : filesOf(input).map(({ artifactId }) => artifacts.blob(artifactId));
}

/** The tool's inputs in the form that its kernel takes. Throws if a file no longer exists. */
function kernelInput(
  { slots = ['main'], several }: Pick<KernelSpec<never, never, never>, 'slots' | 'several'>,
  inputs: ToolInputs,
  artifacts: ArtifactStore,
): KernelInput {
  const sources = slots.map((slot) => sourcesIn(slotOf(inputs, slot), artifacts));
  if (several) return sources.flat();
  const firsts = sources.map(([first = '']) => first);
  const [only] = firsts;
  return only !== undefined && firsts.length === 1 ? only : firsts;
}

/** Undefined if the code doesn't load. The run then starts without the check. */
export const loadRoomCheck = () => import('./check-room').catch(() => undefined);

/** Replaces a run of the same tool that is in progress. Resolves when the run has ended; never rejects. */
export const runTool =
  <Input extends KernelInput, Options, Output>(
    spec: RunSpec<Input, Options, Output>,
    { options, saveTo, anyway = false, live = false }: StartOptions<Options>,
    /** The name of the input and the run in the state, if a tool has several: `diff-checker/folders`. */
    toolId: string = spec.id,
  ): AppThunk<Promise<RunOutcome<PageOutput<Output>>>> =>
  async (dispatch, getState, { client, artifacts }) => {
    const runId = nanoid();
    const { active, result } = getState().runs[toolId] ?? {};
    if (active) client.cancel(active.runId);
    const inputs = inputsOf(getState(), toolId);
    const of = inputs.revisions;
    // Releases a stored result first, to make room for the next one.
    const keepsResult = live || result?.artifactIds.length === 0;
    const queued = { toolId, runId, startedAt: Date.now(), of, live, keepsResult };
    dispatch(runQueued(queued));
    const size = saveTo || anyway ? undefined : spec.resultSize?.(options, inputBytes(spec, inputs));
    if (needsCheck(size)) {
      const code = await loadRoomCheck();
      const ended = code && (await dispatch(code.checkRoom(queued, size)));
      if (ended) return ended;
    }
    // The kernel's spec says which inputs the kernel takes, so it knows their types.
    const input = () => kernelInput(spec, inputs, artifacts) as Input;
    const { outcome } = await dispatch(
      followRun(spec, { name: toolId, runId, of, input, options, ...(saveTo && { saveTo }) }),
    );
    // A tool that shows a result when it is opened doesn't count as used.
    if (outcome.status === 'done' && (!live || of.input > 0 || of.options > 0)) noteUse(toolId);
    return outcome;
  };

/** The button becomes free when the worker does. Until then the run is `canceling`. */
export const cancelRun =
  (toolId: string): AppThunk =>
  (dispatch, getState, { client }) => {
    const active = getState().runs[toolId]?.active;
    if (!active) return;
    dispatch(runCanceling({ toolId, runId: active.runId }));
    client.cancel(active.runId);
  };

/** Empties these inputs of the tool, or all of them by default, and offers Undo. */
export const clearInputs =
  (toolId: string, ...names: readonly SlotName[]): AppThunk =>
  (dispatch, getState) => {
    const all = Object.entries(inputsOf(getState(), toolId).slots);
    const emptied = all.filter(([name, input]) => (names.length === 0 || names.includes(name)) && !isEmptyInput(input));
    const [first, ...others] = emptied.map(([name]) => [name, EMPTY_INPUT] as const);
    if (!first) return;
    // Before the inputs are emptied: otherwise their files would be released.
    const restorable = emptied.filter(([, input]) => !openingOf(input));
    if (restorable.length > 0) {
      const cleared = { toolId, slots: Object.fromEntries(restorable) };
      dispatch(toastShown({ title: words.cleared, tone: 'info', cleared }));
    }
    dispatch(inputChanged({ toolId, slot: first[0], input: EMPTY_INPUT, others: Object.fromEntries(others) }));
  };

/** Restores the inputs that Clear has emptied. Works while its toast is shown. */
export const undoClear = (): AppThunk => (dispatch, getState) => {
  const { toolId = '', slots = {} } = getState().toasts.current?.cleared ?? {};
  const [first, ...others] = Object.entries(slots);
  if (first) dispatch(inputChanged({ toolId, slot: first[0], input: first[1], others: Object.fromEntries(others) }));
};

/** Removes the tool's inputs and its result. */
export const clearTool =
  (toolId: string): AppThunk =>
  (dispatch) => {
    dispatch(clearInputs(toolId));
    dispatch(clearRun(toolId));
  };

/**
 * Records that the input is a file of another type. A run that has already started is ended, because its error would give the
 * wrong advice.
 */
export const refuseInput =
  (refused: InputRefusal): AppThunk =>
  (dispatch, getState) => {
    if (getState().runs[refused.toolId]?.active) dispatch(clearRun(refused.toolId));
    dispatch(inputRefused(refused));
  };

/** Removes the tool's result, forgets that it was started, and ends its run if there is one. */
export const clearRun =
  (toolId: string): AppThunk =>
  (dispatch) => {
    dispatch(cancelRun(toolId));
    dispatch(dropQueue(toolId));
    dispatch(runCleared({ toolId }));
  };
