// Tells when the host is asked to stop.

/**
 * npm hands a signal to the shell that it starts a script with, and some shells die of it without telling the program.
 * It would then hold its port for ever, so losing the shell counts as being asked.
 */
function watchShell(stop: () => void) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) stop();
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
