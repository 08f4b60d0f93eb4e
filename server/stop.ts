// Calls back when the process is asked to stop.

/** Read while the module loads: a server responds before it calls this module, and its shell may have ended by then. */
const SHELL = process.ppid;

/**
 * npm sends a signal to the shell that runs a script, and some shells exit without passing it on. The server would then hold
 * its port forever, so the end of its parent shell counts as a signal.
 */
function watchShell(stop: () => void) {
  const watch = setInterval(() => {
    if (process.ppid !== SHELL) stop();
  }, 250);
  watch.unref();
}

/** Calls back once. */
export function whenAskedToStop(callback: () => void) {
  let asked = false;
  const stop = () => {
    if (!asked) callback();
    asked = true;
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  if (process.env.npm_lifecycle_event !== undefined) watchShell(stop);
}
