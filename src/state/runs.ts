// Each tool's run under way and how its last one ended. Events of a run that was replaced are dropped by their runId.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ToolErrorData } from '../../workers/contract/errors';
import type { Progress } from '../../workers/contract/kernel';
import type { ArtifactId } from '../artifacts/artifact-store';
import { inputsOf, type InputsState, type Revisions } from './inputs';

export interface ActiveRun {
  readonly status: 'queued' | 'running' | 'cancelling';
  readonly runId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly of: Revisions;
}

export type RunOutcome<Output = unknown> =
  | {
      readonly status: 'done';
      readonly runId: string;
      readonly of: Revisions;
      readonly output: Output;
      readonly artifactIds: readonly ArtifactId[];
      readonly ms: number;
    }
  | { readonly status: 'failed'; readonly runId: string; readonly of: Revisions; readonly error: ToolErrorData }
  | { readonly status: 'cancelled'; readonly runId: string; readonly of: Revisions };

export type DoneRun<Output = unknown> = Extract<RunOutcome<Output>, { status: 'done' }>;

export interface ToolRuns<Output = unknown> {
  readonly active?: ActiveRun;
  /** How the last run ended. */
  readonly last?: RunOutcome<Output>;
  /** The last result. It stays while a live run makes the next one, or while one fails. */
  readonly result?: DoneRun<Output>;
}

/** A tool without an entry was not started yet, or was cleared. */
export type RunsState = Readonly<Record<string, ToolRuns>>;

export const NO_RUNS: ToolRuns<never> = {};

interface RunEvent {
  readonly toolId: string;
  readonly runId: string;
}

const initialState: RunsState = {};

/** Changes the run under way, unless the event is of an earlier one. */
function change<Event extends RunEvent>(next: (run: ActiveRun, event: Event) => ActiveRun) {
  return (state: RunsState, { payload }: PayloadAction<Event>): RunsState => {
    const runs = state[payload.toolId];
    if (runs?.active?.runId !== payload.runId) return state;
    const active = next(runs.active, payload);
    return active === runs.active ? state : { ...state, [payload.toolId]: { ...runs, active } };
  };
}

const without = (state: RunsState, toolId: string): RunsState =>
  Object.fromEntries(Object.entries(state).filter(([id]) => id !== toolId));

const slice = createSlice({
  name: 'runs',
  initialState,
  reducers: {
    runQueued: (
      state,
      { payload }: PayloadAction<RunEvent & Pick<ActiveRun, 'startedAt' | 'of'> & { keepsResult: boolean }>,
    ): RunsState => {
      const { toolId, keepsResult, runId, startedAt, of } = payload;
      const result = keepsResult ? state[toolId]?.result : undefined;
      const active = { status: 'queued', runId, startedAt, of } as const;
      return { ...state, [toolId]: { active, ...(result && { result }) } };
    },
    runStarted: change((run) => (run.status === 'queued' ? { ...run, status: 'running' } : run)),
    // How far it is has a state of its own.
    runProgressed: change<RunEvent & { progress: Progress; at: number }>((run) =>
      run.status === 'queued' ? { ...run, status: 'running' } : run,
    ),
    runCancelling: change((run) => ({ ...run, status: 'cancelling' })),
    runEnded: (state, { payload }: PayloadAction<RunEvent & { outcome: RunOutcome }>): RunsState => {
      const { toolId, runId, outcome } = payload;
      const runs = state[toolId];
      if (runs?.active?.runId !== runId) return state;
      const result = outcome.status === 'done' ? outcome : runs.result;
      return { ...state, [toolId]: { last: outcome, ...(result && { result }) } };
    },
    /** The input was replaced: its run ends unheard, and an error in it no longer applies. */
    runOutdated: (
      state,
      { payload: { toolId, keepsResult } }: PayloadAction<{ toolId: string; keepsResult: boolean }>,
    ) => {
      const runs = state[toolId];
      return runs ? { ...state, [toolId]: keepsResult && runs.result ? { result: runs.result } : {} } : state;
    },
    runCleared: (state, { payload: { toolId } }: PayloadAction<{ toolId: string }>) =>
      state[toolId] ? without(state, toolId) : state,
  },
});

export const { runQueued, runStarted, runProgressed, runCancelling, runEnded, runOutdated, runCleared } = slice.actions;
export const runsReducer = slice.reducer;

/** What a result is no longer of. */
export type Outdated = 'input' | 'options';

/** Undefined for a result that is of the tool's input and options as they are now. */
export function outdatedBy(
  state: { readonly inputs: InputsState },
  toolId: string,
  of: Revisions,
): Outdated | undefined {
  const { revisions } = inputsOf(state, toolId);
  if (of.input !== revisions.input) return 'input';
  return of.options === revisions.options ? undefined : 'options';
}
