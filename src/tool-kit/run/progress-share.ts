// The finished share of a run, or of a queue.
import type { TimedProgress } from '../../state/progress';
import { queuedFiles, runsOfFile } from '../../state/queued-files';
import type { RootState } from '../../state/root';
import { queueName } from '../../state/runs';

/** 0 to 1. Undefined if the total is unknown. */
export function shareOf(latest: TimedProgress | undefined): number | undefined {
  const { done = 0, total } = latest?.progress ?? {};
  return total ? Math.min(1, done / total) : undefined;
}

/** The progress of all files of a tool, each weighted by its size. */
export function queueShare(state: RootState, toolId: string): number {
  let [done, total] = [0, 0];
  for (const file of queuedFiles(state, toolId)) {
    const { active, last } = runsOfFile(state, toolId, file);
    const share = active ? (shareOf(state.progress[queueName(toolId, file.artifactId)]?.latest) ?? 0) : last ? 1 : 0;
    // An empty file also counts.
    done += share * (file.bytes + 1);
    total += file.bytes + 1;
  }
  return total > 0 ? done / total : 0;
}

export const percent = (share: number) => `${String(Math.floor(share * 100))}%`;
