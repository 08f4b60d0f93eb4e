// This visit's folder in the private file system. Every open page has its own folder and holds a lock with its name, so that
// the next start knows which folders belong to closed pages.

const RUNS = 'runs';
const lockName = (visit: string) => `toolyard-visit-${visit}`;

export interface PrivateFolder {
  readonly path: string;
  readonly remove: (name: string) => void;
  /** Removes every file of a run, even one that its worker left half-written. */
  readonly removeRun: (runId: string) => void;
}

/** Cleaning may fail if another page removes the same files. The rest is removed at the next start. */
const tryTo = (clean: () => Promise<void>): void => void clean().catch(() => undefined);

async function removeMatching(path: readonly string[], matches: (name: string) => boolean) {
  const cleaning = await import('./remove-files');
  await cleaning.removeMatching(path, matches);
}

async function removeForsaken() {
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  await removeMatching([RUNS], (visit) => !alive.has(lockName(visit)));
}

/** Held as long as the page lives, even if cleaning fails: without it, other pages would remove this page's files. */
async function holdLock(visit: string) {
  await navigator.locks.request(lockName(visit), async () => {
    // Only now is it safe to look for folders of closed pages.
    tryTo(removeForsaken);
    await new Promise(() => undefined);
  });
}

export function openPrivateFolder(): PrivateFolder {
  const visit = Date.now().toString(36) + Math.random().toString(36).slice(2);
  const hasFiles = 'storage' in navigator && 'locks' in navigator;
  if (hasFiles) tryTo(() => holdLock(visit));
  return {
    path: `${RUNS}/${visit}`,
    remove: (name) => tryTo(() => removeMatching([RUNS, visit], (entry) => entry === name)),
    removeRun: (runId) => tryTo(() => removeMatching([RUNS, visit], (entry) => entry.startsWith(`${runId}-`))),
  };
}
