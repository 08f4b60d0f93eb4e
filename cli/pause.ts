// Lets signals, such as Ctrl+C, in between long work without promises.

/** A signal waits for so long at most. */
const WORK_MS = 50;

/** Call it often and await its result, which is a promise only when it is time. */
export function openPause(): () => void | Promise<void> {
  let resumedAt = performance.now();
  return () => {
    if (performance.now() - resumedAt < WORK_MS) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        resumedAt = performance.now();
        resolve();
      }),
    );
  };
}
