// The progress of each run. It is separate from the runs, so that only the parts that show it render four times a second.
import { createSlice } from '@reduxjs/toolkit';
import type { Progress } from '../../workers/contract/run/kernel';
import { plain } from './plain';
import { queueDropped, queueStarted, runCleared, runEnded, runOutdated, runProgressed, runQueued } from './runs';

/** A run's progress, and the start of its current step. Times are in milliseconds since 1970. */
export interface TimedProgress {
  readonly progress: Progress<string>;
  readonly at: number;
  readonly stepStart: { readonly at: number; readonly done: number };
}

/** By tool. An event with the runId of a replaced run is ignored. */
export type ProgressState = Readonly<Record<string, { readonly runId: string; readonly latest?: TimedProgress }>>;

const initialState: ProgressState = {};

function stepStart(
  before: TimedProgress | undefined,
  progress: Progress<string>,
  at: number,
): TimedProgress['stepStart'] {
  const sameStep = before?.progress.step.label === progress.step.label;
  return sameStep ? before.stepStart : { at, done: progress.done };
}

const without = (state: ProgressState, ...names: readonly string[]): ProgressState => {
  const gone = new Set(names);
  return Object.fromEntries(Object.entries(plain(state)).filter(([id]) => !gone.has(id)));
};

const slice = createSlice({
  name: 'progress',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(runQueued, (state, { payload: { toolId, runId } }) => ({ ...plain(state), [toolId]: { runId } }))
      .addCase(queueStarted, (state, { payload: { runs } }) => ({
        ...plain(state),
        ...Object.fromEntries(runs.map(({ name, runId }) => [name, { runId }] as const)),
      }))
      .addCase(queueDropped, (state, { payload: names }) => without(state, ...names))
      .addCase(runProgressed, (state, { payload: { toolId, runId, progress, at } }) => {
        const current = state[toolId];
        if (current?.runId !== runId) return state;
        const latest = { progress, at, stepStart: stepStart(current.latest, progress, at) };
        return { ...plain(state), [toolId]: { runId, latest } };
      })
      .addCase(runEnded, (state, { payload: { toolId, runId } }) =>
        state[toolId]?.runId === runId ? without(state, toolId) : state,
      )
      .addCase(runOutdated, (state, { payload: { toolId } }) => without(state, toolId))
      .addCase(runCleared, (state, { payload: { toolId } }) => without(state, toolId));
  },
});

export const progressReducer = slice.reducer;
