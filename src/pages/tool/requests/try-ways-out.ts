// Has a compute worker try every way out, one after the other.
import { WAYS, WAYS_OUT, type Attempt } from '../../../../workers/contract/ways-out';
import type { WorkerScripts } from '../../../state/services';

const isAttempt = (data: unknown): data is Attempt => typeof data === 'object' && data !== null && 'outcome' in data;

/** A way that neither fails nor succeeds, as a connection can that waits for its host, is given up with all others. */
const DEADLINE_MS = 30_000;

/** Rejects where the worker does not start, or does not answer in time. */
export function tryWaysOut(
  { scriptOf, spawn }: WorkerScripts,
  onAttempt: (attempt: Attempt) => void,
  signal: AbortSignal,
): Promise<void> {
  const worker = spawn(scriptOf(WAYS_OUT));
  let heard = 0;
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker did not answer')), DEADLINE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
    worker.addEventListener('error', () => reject(new Error('The worker did not start')));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isAttempt(data) || signal.aborted) return;
      onAttempt(data);
      heard += 1;
      if (heard < WAYS.length) return;
      clearTimeout(timer);
      resolve();
    });
    worker.postMessage('try');
  }).finally(() => worker.terminate());
}
