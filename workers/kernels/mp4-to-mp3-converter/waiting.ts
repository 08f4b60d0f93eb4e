// Waits for an engine that can't be canceled while it works.
import { canceled } from '../../contract/errors';
import type { RunContext, Step } from '../../contract/kernel';
import type { Sink } from '../../contract/sink';

/** After a cancel the engine works on for a moment. Its output must not reach the removed sink. */
export const whileWanted = (sink: Sink, { signal }: RunContext): Pick<Sink, 'write'> => ({
  write(chunk) {
    if (signal.aborted) throw canceled();
    return sink.write(chunk);
  },
});

/** For callbacks, which can neither wait nor throw: a refused tick ends the reports, and the next awaited tick throws. */
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

/** This thread does receive a cancel: it stops waiting at once, and the engine ends with its worker. */
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
