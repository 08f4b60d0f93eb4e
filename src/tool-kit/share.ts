// How much of a run is done.
import type { Advance } from '../state/advances';

/** 0 to 1; undefined while the total is not known. */
export function shareOf(advance: Advance | undefined): number | undefined {
  const { done = 0, total } = advance?.progress ?? {};
  return total ? Math.min(1, done / total) : undefined;
}

export const percent = (share: number) => `${String(Math.floor(share * 100))}%`;
