// Runs several files one after another, as ordinary runs with separate names.
import { nanoid } from '@reduxjs/toolkit';
import type { AskedSize } from '../../workers/contract/run/kernel';
import type { KernelInput, Source } from '../../workers/contract/run/source';
import { checkRoom, sumOf } from './check-room';
import { followRun } from './follow-run';
import { inputsOf, type FileRef } from './inputs';
import { noteUse } from './note-use';
import { queuedFiles, runsOfFile } from './queued-files';
import type { AppThunk, RootState } from './root';
import type { RunSpec } from './run-spec';
import { cancelRun } from './run-tool';
import { queueCanceled, queueName, queueStarted, runCleared, runQueued } from './runs';
import { needsCheck } from './storage-room';

/**
 * The number of workers in the lane for files. The remaining files wait here, so that a run of another tool gets its turn in
 * the lane.
 */
const AT_ONCE = 2;

/** Files without a current result, or all files if each has one. */
export function pendingFiles(state: RootState, toolId: string): readonly FileRef[] {
  const files = queuedFiles(state, toolId);
  const { options } = inputsOf(state, toolId).revisions;
  const pending = files.filter((file) => runsOfFile(state, toolId, file).result?.of.options !== options);
  return pending.length > 0 ? pending : files;
}

export interface QueueOptions {
  /** By default those without a current result. */
  readonly files?: readonly FileRef[] | undefined;
  /** Starts even if there may not be room for all results. */
  readonly anyway?: boolean | undefined;
}

/** Resolves when all have ended; never rejects. */
export const runQueue =
  <Input extends KernelInput, Options, Output>(
    spec: RunSpec<Input, Options, Output>,
    options: Options,
    toolId: string,
    { files = [], anyway = false }: QueueOptions = {},
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState, { artifacts }) => {
    const of = inputsOf(getState(), toolId).revisions;
    const chosen = files.length > 0 ? files : pendingFiles(getState(), toolId);
    const size = anyway ? undefined : sumOf(chosen.map(({ bytes }) => spec.resultSize?.(options, bytes)));
    if (needsCheck(size) && !(await dispatch(hasRoom(toolId, size)))) return;
    // The check of the room, or the question about it, for this queue.
    if (getState().runs[toolId]) dispatch(runCleared({ toolId }));
    const runs = chosen.map(({ artifactId }) => ({
      artifactId,
      name: queueName(toolId, artifactId),
      runId: nanoid(),
    }));
    dispatch(queueStarted({ toolId, of, startedAt: Date.now(), runs }));
    const all = queuedFiles(getState(), toolId).map(({ artifactId }) => artifactId);
    const optionsOf = (id: string) => spec.ofFile?.(options, all.indexOf(id) + 1, all.length) ?? options;
    const waiting = runs.values();
    let results = 0;
    const work = async () => {
      for (const { artifactId, name, runId } of waiting) {
        // The file's run was canceled or removed in the meantime.
        if (getState().runs[name]?.active?.runId !== runId) continue;
        const input = () => artifacts.blob(artifactId) as Source as Input;
        const run = { name, runId, of, input, options: optionsOf(artifactId), isOfQueue: true };
        const { outcome } = await dispatch(followRun(spec, run));
        if (outcome.status === 'done') results++;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (results > 0) noteUse(toolId);
  };

/** The check is a run under the tool's own name. */
const hasRoom =
  (toolId: string, size: AskedSize): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { revisions: of } = inputsOf(getState(), toolId);
    const run = { toolId, runId: nanoid(), startedAt: Date.now(), of };
    dispatch(runQueued(run));
    const ended = await dispatch(checkRoom(run, size));
    return ended === undefined;
  };

/** A waiting run ends at once. A running one ends when its worker is free. */
export const cancelQueue =
  (toolId: string, files?: readonly FileRef[]): AppThunk =>
  (dispatch, getState, { client }) => {
    if (!files) dispatch(cancelRun(toolId));
    const active = (files ?? queuedFiles(getState(), toolId)).flatMap((file) => {
      const run = runsOfFile(getState(), toolId, file).active;
      return run ? [{ name: queueName(toolId, file.artifactId), runId: run.runId }] : [];
    });
    dispatch(queueCanceled(active.map(({ name }) => name)));
    for (const { runId } of active) client.cancel(runId);
  };
