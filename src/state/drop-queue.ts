// The end of a queue, or of those files in it that were taken out.
import type { FileRef } from './inputs';
import type { AppThunk } from './root';
import { queueDropped, queueName } from './runs';

/** Ends and forgets the runs of the tool's files, but for those that stay. */
export const dropQueue =
  (toolId: string, staying: readonly FileRef[] = []): AppThunk =>
  (dispatch, getState, { client }) => {
    const { runs } = getState();
    const stay = new Set(staying.map(({ artifactId }) => queueName(toolId, artifactId)));
    const names = Object.keys(runs).filter((name) => name.startsWith(queueName(toolId, '')) && !stay.has(name));
    if (names.length === 0) return;
    for (const name of names) {
      const active = runs[name]?.active;
      if (active) client.cancel(active.runId);
    }
    dispatch(queueDropped(names));
  };
