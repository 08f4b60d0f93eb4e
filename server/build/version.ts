// Which sources a build is of. Nothing else may enter a build that differs between two machines, least of all the time of day:
// the same commit gives the same bytes, wherever and whenever it is built.
import { execFileSync } from 'node:child_process';
import { SOURCES } from './stamp';

export interface Version {
  /** Undefined outside of git. */
  readonly commit: string | undefined;
  /** Whether the sources differ from those of the commit. */
  readonly modified: boolean;
  /** The day of the commit in UTC, as an ISO date; outside of git, today. */
  readonly day: string;
}

export function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    }).trim();
  } catch {
    return undefined; // not there, or this is no clone
  }
}

/** Undefined also for a copy that lies in somebody else's clone. */
export const headOf = (root: string) =>
  git(root, 'rev-parse', '--show-prefix') === '' ? git(root, 'rev-parse', '--verify', 'HEAD') : undefined;

/** In UTC, as an ISO date. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);

const dayOf = (seconds: string | undefined) =>
  isoDay(seconds !== undefined && /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : new Date());

/**
 * From git. Where there is none, as in a container, from SOURCE_COMMIT and SOURCE_DATE_EPOCH, the commit's time in seconds
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function readVersion(root: string, env: NodeJS.ProcessEnv = process.env): Version {
  const head = headOf(root);
  if (head === undefined) {
    const { SOURCE_COMMIT, SOURCE_DATE_EPOCH } = env;
    const commit = SOURCE_COMMIT === '' ? undefined : SOURCE_COMMIT;
    return { commit, modified: false, day: dayOf(SOURCE_DATE_EPOCH) };
  }
  return {
    commit: head,
    modified: git(root, 'status', '--porcelain', '--', ...SOURCES) !== '',
    day: dayOf(git(root, 'log', '-1', '--format=%ct')),
  };
}
