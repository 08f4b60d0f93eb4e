// Runs several files one after another: ordinary runs with separate names.
import { nanoid } from '@reduxjs/toolkit';
import type { KernelSpec } from '../../workers/contract/kernel';
import type { KernelInput, Source } from '../../workers/contract/source';
import { followRun } from './follow-run';
import { inputsOf, type FileRef } from './inputs';
import { noteUse } from './note-use';
import { queuedFiles, runsOfFile } from './queued-files';
import type { AppThunk, RootState } from './root';
import { queueCanceled, queueName, queueStarted } from './runs';

/**
 * The number of workers in the lane for files. The other files wait here, so that another tool's run gets its turn in the lane.
 */
const AT_ONCE = 2;

/** Files without a current result; all, if each has one. */
export function pendingFiles(state: RootState, toolId: string): readonly FileRef[] {
  const files = queuedFiles(state, toolId);
  const { options } = inputsOf(state, toolId).revisions;
  const pending = files.filter((file) => runsOfFile(state, toolId, file).result?.of.options !== options);
  return pending.length > 0 ? pending : files;
}

/** Resolves when all have ended; never rejects. */
export const runQueue =
  <Input extends KernelInput, Options, Output>(
    spec: KernelSpec<Input, Options, Output>,
    options: Options,
    toolId: string,
    files?: readonly FileRef[],
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState, { artifacts }) => {
    const of = inputsOf(getState(), toolId).revisions;
    const runs = (files ?? pendingFiles(getState(), toolId)).map(({ artifactId }) => ({
      artifactId,
      name: queueName(toolId, artifactId),
      runId: nanoid(),
    }));
    dispatch(queueStarted({ toolId, of, startedAt: Date.now(), runs }));
    const waiting = runs.values();
    let results = 0;
    const work = async () => {
      for (const { artifactId, name, runId } of waiting) {
        // Canceled or removed meanwhile.
        if (getState().runs[name]?.active?.runId !== runId) continue;
        const input = () => artifacts.blob(artifactId) as Source as Input;
        const { outcome } = await dispatch(followRun(spec, { name, runId, of, input, options, isOfQueue: true }));
        if (outcome.status === 'done') results++;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (results > 0) noteUse(toolId);
  };

/** A waiting run ends at once, a running one when its worker is free. */
export const cancelQueue =
  (toolId: string, files?: readonly FileRef[]): AppThunk =>
  (dispatch, getState, { client }) => {
    const active = (files ?? queuedFiles(getState(), toolId)).flatMap((file) => {
      const run = runsOfFile(getState(), toolId, file).active;
      return run ? [{ name: queueName(toolId, file.artifactId), runId: run.runId }] : [];
    });
    dispatch(queueCanceled(active.map(({ name }) => name)));
    for (const { runId } of active) client.cancel(runId);
  };
