// This visit's folder in the private file system. Every open page has its own folder and holds a lock with its name, so that
// the next start knows which folders belong to closed pages.

const RUNS = 'runs';
const lockName = (visit: string) => `toolyard-visit-${visit}`;

export interface PrivateFolder {
  readonly path: string;
  readonly remove: (name: string) => void;
  /** Removes every file of a run, including one that its worker didn't finish. */
  readonly removeRun: (runId: string) => void;
  /** Resolves when the removal has ended. */
  readonly removals: () => Promise<unknown>;
}

/** Cleaning can fail if another page removes the same files. The next start removes the rest. */
const tryTo = (clean: () => Promise<void>): Promise<void> => clean().catch(() => undefined);

async function removeMatching(path: readonly string[], matches: (name: string) => boolean) {
  const cleaning = await import('./remove-files');
  await cleaning.removeMatching(path, matches);
}

async function removeForsaken() {
  const { held = [] } = await navigator.locks.query();
  const alive = new Set(held.map(({ name }) => name));
  await removeMatching([RUNS], (visit) => !alive.has(lockName(visit)));
}

/** Held for the life of the page, even if cleaning fails. Without the lock, other pages would remove this page's files. */
async function holdLock(visit: string) {
  await navigator.locks.request(lockName(visit), async () => {
    // It is safe to look for folders of closed pages only from here on.
    void tryTo(removeForsaken);
    await new Promise(() => undefined);
  });
}

export function openPrivateFolder(): PrivateFolder {
  const visit = Date.now().toString(36) + Math.random().toString(36).slice(2);
  const hasFiles = 'storage' in navigator && 'locks' in navigator;
  if (hasFiles) void tryTo(() => holdLock(visit));
  let removals: Promise<unknown> = Promise.resolve();
  const remove = (matches: (name: string) => boolean) => {
    removals = Promise.all([removals, tryTo(() => removeMatching([RUNS, visit], matches))]);
  };
  return {
    path: `${RUNS}/${visit}`,
    remove: (name) => remove((entry) => entry === name),
    removeRun: (runId) => remove((entry) => entry.startsWith(`${runId}-`)),
    removals: () => removals,
  };
}
