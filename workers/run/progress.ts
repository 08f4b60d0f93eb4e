// Progress on its way out: at most one report per 250 ms, plus the last. A run that ends sooner tells none: each report has the
// page draw itself anew, which takes longer than the work of a short run and leaves the page 90 KB to collect.
import type { Progress } from '../contract/kernel';
import type { OnProgress } from '../contract/wire';

export const PROGRESS_MS = 250;

export interface ProgressReporter {
  report(progress: Progress): void;
  /** Sends the last report that was held back. Resolves once it is heard: the reply comes by another port, and could overtake it. */
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
