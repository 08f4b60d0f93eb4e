// Waits for an engine that can't be canceled while it works.
import { canceled } from '../../contract/run/errors';
import type { RunContext, Step } from '../../contract/run/kernel';
import type { Sink } from '../../contract/run/sink';

/** After a cancel, the engine continues for a moment. Its output must not reach the removed sink. */
export const whileWanted = (sink: Sink, { signal }: RunContext): Pick<Sink, 'write'> => ({
  write(chunk) {
    if (signal.aborted) throw canceled();
    return sink.write(chunk);
  },
});

/** For callbacks, which can neither wait nor throw. If a tick is refused, reports stop, and the next awaited tick throws. */
export function reporter(run: RunContext, step: Step): (done: number, total: number | undefined) => void {
  let furthest = 0;
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  return (done, total) => {
    if (isOver) return;
    furthest = Math.max(furthest, done);
    try {
      Promise.resolve(run.tick(furthest, total, step)).catch(stop);
    } catch {
      stop();
    }
  };
}

/** This thread can receive a cancel. It stops waiting at once, and the engine ends with its worker. */
export async function unlessCanceled<Result>({ signal }: RunContext, work: Promise<Result>): Promise<Result> {
  let stop: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(canceled());
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([stopped, work]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
