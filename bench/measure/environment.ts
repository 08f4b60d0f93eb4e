// What the figures were taken on.
import type { Browser } from '@playwright/test';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { run, versionOf } from './native';

export interface Environment {
  readonly at: string;
  /** Of the site that was measured; with a plus where files had changed since. */
  readonly commit: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly browser: string;
  readonly checksums: string;
  readonly ffmpeg: string;
  /** Runnable programs over the last minute; well above zero before a run means that the machine had other work. */
  readonly loadBefore: number;
  readonly loadAfter: number;
}

const load = () => Number((loadavg()[0] ?? 0).toFixed(2));

export const loadNow = load;

async function describeCommit(): Promise<string> {
  try {
    const { stdout: commit } = await run('git', ['rev-parse', '--short', 'HEAD']);
    const { stdout: changes } = await run('git', ['status', '--porcelain', '--untracked-files=no']);
    return commit.trim() + (changes.trim() === '' ? '' : '+');
  } catch {
    return 'unknown';
  }
}

export async function describeEnvironment(browser: Browser, loadBefore: number): Promise<Environment> {
  return {
    at: new Date().toISOString(),
    commit: await describeCommit(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    system: `${type()} ${release()}`,
    node: process.version,
    browser: `${browser.browserType().name()} ${browser.version()}`,
    checksums: (await versionOf('sha256sum')) ?? 'none',
    ffmpeg: (await versionOf('ffmpeg', '-version')) ?? 'none',
    loadBefore,
    loadAfter: load(),
  };
}
