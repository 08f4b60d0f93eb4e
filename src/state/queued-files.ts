// The files of a tool that runs each file separately. The queue has no state of its own: it is derived from the input and the
// runs.
import { filesOf, inputsOf, slotOf, type FileRef, type InputsState } from './inputs';
import type { AppThunk } from './root';
import { NO_RUNS, queueDropped, queueName, type RunsState, type ToolRuns } from './runs';

interface QueueState {
  readonly inputs: InputsState;
  readonly runs: RunsState;
}

export const runsOfFile = ({ runs }: Pick<QueueState, 'runs'>, toolId: string, file: FileRef): ToolRuns =>
  runs[queueName(toolId, file.artifactId)] ?? NO_RUNS;

export const queuedFiles = ({ inputs }: Pick<QueueState, 'inputs'>, toolId: string): readonly FileRef[] =>
  filesOf(slotOf(inputsOf({ inputs }, toolId)));

/** True if several files were chosen, or if only one of them is left and it has been run. */
export function isQueue(state: QueueState, toolId: string): boolean {
  const files = queuedFiles(state, toolId);
  const [first] = files;
  return files.length > 1 || (first !== undefined && runsOfFile(state, toolId, first) !== NO_RUNS);
}

export const isQueueBusy = (state: QueueState, toolId: string): boolean =>
  queuedFiles(state, toolId).some((file) => runsOfFile(state, toolId, file).active !== undefined);

/** Ends and removes the runs of the tool's files, except the files that stay. */
export const dropQueue =
  (toolId: string, staying: readonly FileRef[] = []): AppThunk =>
  (dispatch, getState, { client }) => {
    const { runs } = getState();
    const queued = Object.keys(runs).filter((name) => name.startsWith(queueName(toolId, '')));
    if (queued.length === 0) return;
    const stay = new Set(staying.map(({ artifactId }) => queueName(toolId, artifactId)));
    const names = queued.filter((name) => !stay.has(name));
    if (names.length === 0) return;
    for (const name of names) {
      const active = runs[name]?.active;
      if (active) client.cancel(active.runId);
    }
    dispatch(queueDropped(names));
  };
