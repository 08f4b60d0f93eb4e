// The sitemap's dates of pages.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sitemap } from '../../../build/for-robots';
import { lastChangedIn } from '../../../build/last-changed';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'toolyard-changed-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const git = (cwd: string, date: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd,
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });

function commit(folder: string, file: string, date: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), date);
  git(folder, date, 'add', '.');
  git(folder, date, 'commit', '--quiet', '--message', file);
}

/** Two pages: the first one was changed twice, and the second time it was March already in UTC. */
function history(folder: string) {
  mkdirSync(folder);
  git(folder, '', 'init', '--quiet');
  commit(folder, 'src/tools/a/screen.tsx', '2024-01-01T12:00:00Z');
  commit(folder, 'src/tools/ab/screen.tsx', '2024-02-01T12:00:00Z');
  commit(folder, 'workers/kernels/a/kernel é.ts', '2024-02-29T23:30:00-05:00');
  commit(folder, 'README.md', '2024-05-01T12:00:00Z');
  return folder;
}

test('a page is as old as the last change in any of its folders', () => {
  const lastChanged = lastChangedIn(history(join(root, 'whole')));
  expect(lastChanged(['src/tools/a'])).toBe('2024-01-01');
  expect(lastChanged(['src/tools/a', 'workers/kernels/a'])).toBe('2024-03-01');
  expect(lastChanged(['src/tools/ab', 'workers/kernels/ab'])).toBe('2024-02-01');
  expect(lastChanged(['src/tools/none'])).toBeUndefined();
});

test('without the history, or with a part of it, nothing is known', () => {
  const whole = history(join(root, 'whole'));
  mkdirSync(join(root, 'none/src/tools/a'), { recursive: true });
  expect(lastChangedIn(join(root, 'none'))(['src/tools/a'])).toBeUndefined();
  expect(lastChangedIn(join(whole, 'src'))(['src/tools/a'])).toBeUndefined();
  git(root, '', 'clone', '--quiet', '--depth', '1', pathToFileURL(whole).href, 'shallow');
  expect(lastChangedIn(join(root, 'shallow'))(['src/tools/a'])).toBeUndefined();
});

test('the sitemap has the day where it is known', () => {
  const text = sitemap([
    { address: 'https://example.org/?a&b', lastChanged: '2024-03-01' },
    { address: 'https://example.org/b', lastChanged: undefined },
  ]);
  expect(text).toContain('<url><loc>https://example.org/?a&amp;b</loc><lastmod>2024-03-01</lastmod></url>');
  expect(text).toContain('<url><loc>https://example.org/b</loc></url>');
});
