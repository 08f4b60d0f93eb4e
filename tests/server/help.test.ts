// The operator's commands print how they are used, before they need a build, settings or a store.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** With settings that would make any other use fail. */
function run(command: string, ...words: readonly string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'help-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `server/${command}.ts`, ...words],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: 'no address', PORT: 'none' },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr, files: readdirSync(dataDir) };
}

test.each([
  ['admin', '--help'],
  ['admin', 'help'],
  ['sign', '-h'],
  ['sign', 'key.pem', '--help'],
  ['verify', '--help'],
])('%s %s', (command, ...words) => {
  const { status, stdout, stderr, files } = run(command, ...words);
  expect([status, stderr, files]).toEqual([0, '', []]);
  expect(stdout).toMatch(new RegExp(`^npm run ${command} -- `));
});

test('a key may be named --help', () => {
  const { status, stdout } = run('sign', '--', '--help');
  expect([status, stdout]).toEqual([2, expect.stringContaining('inside of this repository')]);
});
