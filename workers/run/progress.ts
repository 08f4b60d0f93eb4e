// Limits progress to one report per 250 ms, plus the last. A shorter run reports none: for each report the page renders again,
// which takes longer than a short run and leaves 90 KB of garbage.
import type { Progress } from '../contract/run/kernel';
import type { OnProgress } from '../contract/run/wire';

export const PROGRESS_MS = 250;

export interface ProgressReporter {
  report(progress: Progress): void;
  /** Sends a delayed last report. Resolves once it was received: the reply uses another port, and could overtake it. */
  flush(): Promise<void>;
}

export function createProgressReporter(send: OnProgress, now: () => number, everyMs = PROGRESS_MS): ProgressReporter {
  let sentAt = now();
  let hasSent = false;
  let held: Progress | undefined;
  return {
    report(progress) {
      const time = now();
      if (time - sentAt < everyMs) {
        held = progress;
        return;
      }
      sentAt = time;
      hasSent = true;
      held = undefined;
      send(progress);
    },
    async flush() {
      const last = hasSent ? held : undefined;
      held = undefined;
      if (last) await send(last);
    },
  };
}
