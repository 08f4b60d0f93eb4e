// Progress on its way out: at most one report per 100 ms, plus the last.
import type { Progress } from '../contract/kernel';
import type { OnProgress } from '../contract/wire';

export const PROGRESS_MS = 100;

export interface ProgressReporter {
  report(progress: Progress): void;
  /** Sends the last report that was held back. */
  flush(): void;
}

export function createProgressReporter(send: OnProgress, now: () => number): ProgressReporter {
  let sentAt = -Infinity;
  let held: Progress | undefined;
  return {
    report(progress) {
      const time = now();
      if (time - sentAt < PROGRESS_MS) {
        held = progress;
        return;
      }
      sentAt = time;
      held = undefined;
      send(progress);
    },
    flush() {
      if (held) send(held);
      held = undefined;
    },
  };
}
