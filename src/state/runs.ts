// Each tool's current run, and how its last one ended. An event with the runId of a replaced run is ignored.
import { createSlice, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit';
import type { ToolErrorData } from '../../workers/contract/run/errors';
import type { Progress } from '../../workers/contract/run/kernel';
import type { ArtifactId } from '../artifacts/artifact-store';
import { plain } from './plain';
import { inputRefused, inputsOf, type InputsState, type Revisions } from './inputs';
import type { Shortage } from './storage-room';

export interface ActiveRun {
  /** `checking`: finding out whether the result fits. */
  readonly status: 'checking' | 'queued' | 'running' | 'canceling';
  readonly runId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly of: Revisions;
  /** A change started it, and not a click. */
  readonly live?: boolean;
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
  | { readonly status: 'failed'; readonly runId: string; readonly of: Revisions; readonly error: ToolErrorData<string> }
  | { readonly status: 'canceled'; readonly runId: string; readonly of: Revisions }
  /** It hasn't started, because its results may not fit. The visitor decides. */
  | { readonly status: 'held'; readonly runId: string; readonly of: Revisions; readonly shortage: Shortage };

export type DoneRun<Output = unknown> = Extract<RunOutcome<Output>, { status: 'done' }>;

export interface ToolRuns<Output = unknown> {
  readonly active?: ActiveRun;
  /** How the last run ended. */
  readonly last?: RunOutcome<Output>;
  /** The last result. It stays while a live run makes the next one, and if a run fails. */
  readonly result?: DoneRun<Output>;
}

/** A tool without an entry was never started, or has been cleared. */
export type RunsState = Readonly<Record<string, ToolRuns>>;

export const NO_RUNS: ToolRuns<never> = {};

/** The run's name in the state instead of the tool's id, if each file of a tool has separate runs. */
export const queueName = (toolId: string, part: string) => `${toolId}/${part}`;

interface RunEvent {
  readonly toolId: string;
  readonly runId: string;
}

interface RunStart extends RunEvent, Pick<ActiveRun, 'startedAt' | 'of' | 'live'> {
  readonly keepsResult?: boolean;
  readonly isChecking?: boolean;
}

interface RunProgress extends RunEvent {
  readonly progress: Progress<string>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface RunEnd extends RunEvent {
  readonly outcome: RunOutcome;
}

const initialState: RunsState = {};

/** Changes the current run, unless the event is from an earlier run. */
function change<Event extends RunEvent>(next: (run: ActiveRun, event: Event) => ActiveRun) {
  return (state: RunsState, { payload }: PayloadAction<Event>): RunsState => {
    const runs = state[payload.toolId];
    if (runs?.active?.runId !== payload.runId) return state;
    const active = next(runs.active, payload);
    return active === runs.active ? state : { ...plain(state), [payload.toolId]: { ...runs, active } };
  };
}

const without = (state: RunsState, ...names: readonly string[]): RunsState => {
  const gone = new Set(names);
  return Object.fromEntries(Object.entries(plain(state)).filter(([id]) => !gone.has(id)));
};

export interface QueueStart extends Pick<ActiveRun, 'startedAt' | 'of'> {
  readonly toolId: string;
  readonly runs: readonly { readonly name: string; readonly runId: string }[];
}

/** A run that has no worker yet ends at once. */
function canceled(runs: ToolRuns): ToolRuns {
  const { active, ...rest } = runs;
  if (!active) return runs;
  if (active.status !== 'queued') return { ...runs, active: { ...active, status: 'canceling' } };
  return { ...rest, last: { status: 'canceled', runId: active.runId, of: active.of } };
}

const slice = createSlice({
  name: 'runs',
  initialState,
  reducers: {
    runQueued: (state, { payload }: PayloadAction<RunStart>): RunsState => {
      const { toolId, keepsResult = false, isChecking = false, ...run } = payload;
      const result = keepsResult ? state[toolId]?.result : undefined;
      const active = { status: isChecking ? 'checking' : 'queued', ...run } as const;
      return { ...plain(state), [toolId]: { active, ...(result && { result }) } };
    },
    runStarted: {
      prepare: prepareAutoBatched<RunEvent>(),
      reducer: change((run) => (run.status === 'queued' ? { ...run, status: 'running' } : run)),
    },
    // The progress is in a separate state.
    runProgressed: {
      prepare: prepareAutoBatched<RunProgress>(),
      reducer: change<RunProgress>((run) => (run.status === 'queued' ? { ...run, status: 'running' } : run)),
    },
    runCanceling: change((run) => ({ ...run, status: 'canceling' })),
    runEnded: {
      // The page shows the end of a single run at once.
      prepare: (payload: RunEnd, { isOfQueue = false } = {}) =>
        isOfQueue ? prepareAutoBatched<RunEnd>()(payload) : { payload, meta: undefined },
      reducer: (state, { payload }: PayloadAction<RunEnd>): RunsState => {
        const { toolId, runId, outcome } = payload;
        const runs = state[toolId];
        if (runs?.active?.runId !== runId) return state;
        // The previous result is useful next to an error, unless it is from another mode.
        const kept = runs.result?.of.options === outcome.of.options ? runs.result : undefined;
        const result = outcome.status === 'done' ? outcome : kept;
        return { ...plain(state), [toolId]: { last: outcome, ...(result && { result }) } };
      },
    },
    /** All at once, so that the state changes only once for any number of files. */
    queueStarted: (state, { payload: { runs, startedAt, of } }: PayloadAction<QueueStart>): RunsState => ({
      ...plain(state),
      ...Object.fromEntries(
        runs.map(({ name, runId }) => [name, { active: { status: 'queued', runId, startedAt, of } }] as const),
      ),
    }),
    queueCanceled: (state, { payload: names }: PayloadAction<readonly string[]>): RunsState => ({
      ...plain(state),
      ...Object.fromEntries(names.map((name) => [name, canceled(state[name] ?? NO_RUNS)] as const)),
    }),
    queueDropped: (state, { payload: names }: PayloadAction<readonly string[]>): RunsState => without(state, ...names),
    /** The input was replaced. Its run's result is dropped, and its error no longer applies. */
    runOutdated: (
      state,
      { payload: { toolId, keepsResult } }: PayloadAction<{ toolId: string; keepsResult: boolean }>,
    ) => {
      const runs = state[toolId];
      return runs ? { ...plain(state), [toolId]: keepsResult && runs.result ? { result: runs.result } : {} } : state;
    },
    runCleared: (state, { payload: { toolId } }: PayloadAction<{ toolId: string }>) =>
      state[toolId] ? without(state, toolId) : state,
  },
  extraReducers: (builder) => {
    // For a file of another type, the kernel's error would give the wrong advice.
    builder.addCase(inputRefused, (state, { payload: { toolId } }): RunsState => {
      const { last, ...rest } = state[toolId] ?? NO_RUNS;
      return last?.status === 'failed' ? { ...plain(state), [toolId]: rest } : state;
    });
  },
});

export const { runQueued, runStarted, runProgressed, runCanceling, runEnded, runOutdated, runCleared } = slice.actions;
export const { queueStarted, queueCanceled, queueDropped } = slice.actions;
export const runsReducer = slice.reducer;

/** What has changed since a result was made: the input or the options. */
export type Outdated = 'input' | 'options';

/** Undefined if the result is from the tool's current input and options. */
export function outdatedBy(
  state: { readonly inputs: InputsState },
  toolId: string,
  of: Revisions,
): Outdated | undefined {
  const { revisions } = inputsOf(state, toolId);
  if (of.input !== revisions.input) return 'input';
  return of.options === revisions.options ? undefined : 'options';
}
