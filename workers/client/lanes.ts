// The page's lanes and the workers behind them.
import { Lane } from './lane';
import type { SlotOptions } from './worker-slot';

export interface Lanes {
  /** Light runs. Each kernel has its own worker, so typing in one tool never waits for another tool. */
  readonly quick: (kernelId: string) => Lane;
  readonly bulk: Lane;
  /** A worker runs once, because its heap is large and never shrinks. */
  readonly media: Lane;
}

export const IDLE_MS = 10_000;

export type Spawning = Pick<SlotOptions, 'scriptOf' | 'spawn'>;

export function createLanes(cores: number, spawning: Spawning): Lanes {
  const quick = new Map<string, Lane>();
  const openQuick = (kernelId: string) => {
    const lane = new Lane({ ...spawning, idleMs: IDLE_MS, workers: 1 });
    quick.set(kernelId, lane);
    return lane;
  };
  return {
    quick: (kernelId) => quick.get(kernelId) ?? openQuick(kernelId),
    bulk: new Lane({ ...spawning, idleMs: IDLE_MS, workers: cores > 1 ? 2 : 1 }),
    media: new Lane({ ...spawning, idleMs: 0, workers: 1 }),
  };
}
