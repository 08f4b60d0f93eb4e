// A timer for watchdogs that doesn't count the time for which the device slept.

/** Few, because browsers run the timers of a hidden page once a minute. */
const STEPS = 4;

/**
 * Calls back after this many milliseconds in which this thread could run. While a device sleeps or a browser freezes a page, no
 * timer fires, and each pending one fires at once afterwards. So the time is counted in steps, of which the sleep is a single
 * one, and work that slept as well has the rest of its time.
 * @returns stops the timer
 */
export function afterAwake(ms: number, call: () => void): () => void {
  let left = STEPS;
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    timer = setTimeout(() => {
      left--;
      if (left > 0) next();
      else call();
    }, ms / STEPS);
  };
  next();
  return () => clearTimeout(timer);
}
