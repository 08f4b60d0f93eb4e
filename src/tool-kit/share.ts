// How much of a run is done.
import type { TimedProgress } from '../state/progress';

/** 0 to 1; undefined while the total is not known. */
export function shareOf(latest: TimedProgress | undefined): number | undefined {
  const { done = 0, total } = latest?.progress ?? {};
  return total ? Math.min(1, done / total) : undefined;
}

export const percent = (share: number) => `${String(Math.floor(share * 100))}%`;
