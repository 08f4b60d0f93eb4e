// The dates on which a page's sources last changed, from the Git history. Every complete clone of a commit has the same ones.
import { git, headOf, isoDay } from './version';

/**
 * Takes folders, from the root, and returns the day of the last commit that changed a file in any of them, in UTC, as an ISO
 * date.
 */
export type LastChanged = (folders: readonly string[]) => string | undefined;

/** By file, the time of its last commit in seconds. */
function readHistory(root: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const log = git(root, '-c', 'core.quotePath=false', 'log', '--no-renames', '--name-only', '--format=%x00%ct') ?? '';
  for (const entry of log.split('\0')) {
    const [time, ...files] = entry.split('\n').filter((line) => line !== '');
    for (const file of files) times.set(file, Math.max(times.get(file) ?? 0, Number(time)));
  }
  return times;
}

/**
 * Returns undefined without a complete history: in a shallow clone every file would be as new as the oldest commit, and a wrong
 * date is worse than none.
 */
export function lastChangedIn(root: string): LastChanged {
  const isWhole = headOf(root) !== undefined && git(root, 'rev-parse', '--is-shallow-repository') === 'false';
  const times = isWhole ? readHistory(root) : new Map<string, number>();
  return (folders) => {
    const found = [...times].filter(([file]) => folders.some((folder) => file.startsWith(`${folder}/`)));
    const last = Math.max(0, ...found.map(([, time]) => time));
    return last > 0 ? isoDay(new Date(last * 1000)) : undefined;
  };
}
