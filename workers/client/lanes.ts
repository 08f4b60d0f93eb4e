// The page's lanes and the workers behind them.
import { Lane } from './lane';
import { spawnMediaWorker, spawnToolWorker } from './spawn';

export interface Lanes {
  /** Typed text: the latest run wins, and none waits behind a file. */
  readonly quick: Lane;
  readonly bulk: Lane;
  /** One run, one worker: its heap is large and never shrinks. */
  readonly media: Lane;
}

const IDLE_MS = 10_000;

export function createLanes(cores: number): Lanes {
  const tool = { spawn: spawnToolWorker, idleMs: IDLE_MS };
  return {
    quick: new Lane({ ...tool, workers: 1, order: 'latest' }),
    bulk: new Lane({ ...tool, workers: cores > 1 ? 2 : 1, order: 'queue' }),
    media: new Lane({ spawn: spawnMediaWorker, idleMs: 0, workers: 1, order: 'queue' }),
  };
}
