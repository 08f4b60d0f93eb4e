// Has a compute worker try every way out, one after the other.
import { SAMPLE_FILE, WAYS, WAYS_OUT, type Attempt } from '../../../../workers/contract/ways-out';
import type { WorkerScripts } from '../../../state/services-context';

const isAttempt = (data: unknown): data is Attempt => typeof data === 'object' && data !== null && 'outcome' in data;

/** A way that neither fails nor succeeds, as a connection can that waits for its host, is given up with all others. */
const DEADLINE_MS = 30_000;

/** A file that the page gets and the worker does not is refused to the worker, also where the browser does not say so. */
async function judge(attempt: Attempt, isThere: Promise<boolean>): Promise<Attempt> {
  const isOwn = attempt.address === new URL(SAMPLE_FILE, location.origin).href;
  if (attempt.outcome !== 'failed' || !isOwn || !(await isThere)) return attempt;
  return { ...attempt, outcome: 'refused', reason: 'this page gets the same file' };
}

const isFileThere = () =>
  fetch(SAMPLE_FILE, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Rejects where the worker does not start, or does not answer in time. */
export function tryWaysOut(
  { scriptOf, spawn }: WorkerScripts,
  onAttempt: (attempt: Attempt) => void,
  signal: AbortSignal,
): Promise<void> {
  const worker = spawn(scriptOf(WAYS_OUT));
  const isThere = isFileThere();
  let heard = 0;
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker did not answer')), DEADLINE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
    worker.addEventListener('error', () => reject(new Error('The worker did not start')));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isAttempt(data)) return;
      void judge(data, isThere).then((attempt) => {
        if (signal.aborted) return;
        onAttempt(attempt);
        heard += 1;
        if (heard < WAYS.length) return;
        clearTimeout(timer);
        resolve();
      });
    });
    worker.postMessage('try');
  }).finally(() => worker.terminate());
}
