// The version of the sources. The same commit must give the same bytes anywhere, so nothing that differs between machines, such
// as the time, may enter a build.
import { execFileSync } from 'node:child_process';
import { SOURCES } from './stamp';

export interface Version {
  /** Undefined outside of Git. */
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
    return undefined; // no Git, or no clone
  }
}

/** Undefined also for a copy inside another repository. */
export const headOf = (root: string) =>
  git(root, 'rev-parse', '--show-prefix') === '' ? git(root, 'rev-parse', '--verify', 'HEAD') : undefined;

/** In UTC, as an ISO date. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);

const dayOf = (seconds: string | undefined) =>
  isoDay(seconds !== undefined && /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : new Date());

/**
 * Read from Git. Without Git, as in a container, read from SOURCE_COMMIT and SOURCE_DATE_EPOCH, the commit's time in seconds
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
