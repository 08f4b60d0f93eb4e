// One run per tool, as the page shows it. Events of a run that was replaced are dropped by their runId.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ArtifactId } from '../artifacts/artifact-store';
import type { ToolErrorData } from '../../workers/contract/errors';
import type { Progress } from '../../workers/contract/kernel';
import { inputChanged } from './inputs';

interface Underway {
  readonly runId: string;
  readonly startedAt: number;
}

export type RunState<Output = unknown> =
  | { readonly status: 'idle' }
  | ({ readonly status: 'queued' | 'running' | 'cancelling' } & Underway)
  | {
      readonly status: 'done';
      readonly runId: string;
      readonly output: Output;
      readonly artifactIds: readonly ArtifactId[];
      readonly ms: number;
    }
  | { readonly status: 'failed'; readonly runId: string; readonly error: ToolErrorData }
  | { readonly status: 'cancelled'; readonly runId: string };

export type RunOutcome<Output = unknown> = Extract<RunState<Output>, { status: 'done' | 'failed' | 'cancelled' }>;
export type ActiveRun = Extract<RunState, { status: 'queued' | 'running' | 'cancelling' }>;
export type RunsState = Readonly<Record<string, RunState>>;

export const IDLE: RunState<never> = { status: 'idle' };

export const isActive = (run: RunState): run is ActiveRun =>
  run.status === 'queued' || run.status === 'running' || run.status === 'cancelling';

interface RunEvent {
  readonly toolId: string;
  readonly runId: string;
}

const initialState: RunsState = {};

/** Replaces the run of the event's tool, unless the event is of an earlier run. */
function change<Event extends RunEvent>(next: (run: ActiveRun, event: Event) => RunState) {
  return (state: RunsState, { payload }: PayloadAction<Event>): RunsState => {
    const run = state[payload.toolId] ?? IDLE;
    if (!isActive(run) || run.runId !== payload.runId) return state;
    const changed = next(run, payload);
    return changed === run ? state : { ...state, [payload.toolId]: changed };
  };
}

const slice = createSlice({
  name: 'runs',
  initialState,
  reducers: {
    runQueued: (state, { payload }: PayloadAction<RunEvent & { startedAt: number }>) => ({
      ...state,
      [payload.toolId]: { status: 'queued', runId: payload.runId, startedAt: payload.startedAt },
    }),
    runStarted: change((run) => (run.status === 'queued' ? { ...run, status: 'running' } : run)),
    // How far it is stands in a state of its own.
    runProgressed: change<RunEvent & { progress: Progress; at: number }>((run) =>
      run.status === 'queued' ? { ...run, status: 'running' } : run,
    ),
    runCancelling: change((run) => ({ ...run, status: 'cancelling' })),
    runEnded: change<RunEvent & { outcome: RunOutcome }>((_, { outcome }) => outcome),
    runCleared: (state, { payload }: PayloadAction<{ toolId: string }>) => ({ ...state, [payload.toolId]: IDLE }),
  },
  extraReducers: (builder) => {
    // A result stands beside the input that it is of, or not at all.
    builder.addCase(inputChanged, (state, { payload: { toolId } }) => {
      const run = state[toolId] ?? IDLE;
      return run.status === 'idle' || isActive(run) ? state : { ...state, [toolId]: IDLE };
    });
  },
});

export const { runQueued, runStarted, runProgressed, runCancelling, runEnded, runCleared } = slice.actions;
export const runsReducer = slice.reducer;
