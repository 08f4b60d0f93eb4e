// Which sources a build says it is of.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readVersion } from '../../../build/version';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'toolyard-version-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: '2024-02-29T23:30:00-05:00' },
  }).trim();

function commit() {
  git('init', '--quiet');
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/a.ts'), 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'One');
  return git('rev-parse', 'HEAD');
}

test('the commit, and its day in UTC', () => {
  expect(readVersion(root, {})).toMatchObject({ commit: undefined, modified: false });
  const head = commit();
  expect(readVersion(root, {})).toEqual({ commit: head, modified: false, day: '2024-03-01' });
});

test('a changed source is told of; what is not part of a build is not', () => {
  commit();
  writeFileSync(join(root, 'notes.txt'), 'not built');
  expect(readVersion(root, {}).modified).toBe(false);
  writeFileSync(join(root, 'src/b.ts'), 'new');
  expect(readVersion(root, {}).modified).toBe(true);
});

test('settings and secrets beside the sources are no change, and are never committed', () => {
  commit();
  copyFileSync(join(import.meta.dirname, '../../../.gitignore'), join(root, '.gitignore'));
  for (const file of ['.env', '.env.local', '.env.production']) writeFileSync(join(root, file), 'VITE_SITE_NAME=Mine');
  expect(readVersion(root, {}).modified).toBe(false);
  git('add', '--all');
  expect(git('ls-files')).toBe('.gitignore\nsrc/a.ts');
});

test('a copy within another clone is not of its commit', () => {
  commit();
  expect(readVersion(join(root, 'src'), {}).commit).toBeUndefined();
});

test('without git, what the environment says', () => {
  // 2024-02-29T23:59:59Z
  const env = { SOURCE_COMMIT: 'abc', SOURCE_DATE_EPOCH: '1709251199' };
  expect(readVersion(root, env)).toEqual({ commit: 'abc', modified: false, day: '2024-02-29' });
});
