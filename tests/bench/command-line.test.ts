// The command line, progress and failures of `npm run bench`.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PARTS } from '../../bench/catalog';
import { HELP, listText, readCommand, UsageError } from '../../bench/command-line';
import { reasonOf } from '../../bench/failure';
import { createProgress, timeLeft } from '../../bench/progress';
import { partReport } from './recorded';

describe('the command line', () => {
  test('runs the parts that are not long, with five rounds', () => {
    const command = readCommand([]);
    expect(command).toMatchObject({ name: 'run', rounds: 5, quick: false, print: 'text' });
    expect(command).toHaveProperty(
      'parts',
      PARTS.filter(({ isLong }) => !isLong).map(({ id }) => id),
    );
  });

  test('takes parts, rounds, files and formats', () => {
    const args = ['--only', 'bridge,hash', '--quick', '--json', 'a.json', '--csv'];
    expect(readCommand(args)).toMatchObject({
      parts: ['hash', 'bridge'],
      rounds: 3,
      quick: true,
      json: 'a.json',
      print: 'csv',
    });
    expect(readCommand(['--quick', '--rounds', '5'])).toMatchObject({ rounds: 5 });
    expect(readCommand(['--report'])).toHaveProperty(
      'parts',
      PARTS.map(({ id }) => id),
    );
  });

  test('compares two files, with a limit in percent', () => {
    const args = ['compare', 'a.json', 'b.json', '--fail-on-regression', '2.5%'];
    expect(readCommand(args)).toEqual({
      name: 'compare',
      before: 'a.json',
      after: 'b.json',
      markdown: false,
      failFrom: 0.025,
    });
  });

  test.each([
    [['--only', 'hush'], /No part has the name “hush”\. Choose from: hash,/],
    [['hash'], /“hash” isn’t a command\. To run this part: npm run bench -- --only hash/],
    [['--rounds', 'few'], /“few” isn’t a number of rounds/],
    [['--rounds', '0'], /whole number from 1/],
    [['--what'], /Unknown option '--what'\. Run npm run bench -- --help/],
    [['compare', 'a.json'], /compare needs two files/],
    [['compare', 'a', 'b', '--fail-on-regression', '5'], /isn’t a percentage/],
    [['--markdown', '--csv'], /Choose one/],
    [['--report', '--quick'], /Leave out --quick/],
    [['--gigabytes', '-1'], /number above 0|ambiguous/],
    [['--gigabytes', 'many'], /number above 0/],
  ])('explains the mistake in %j', (args, message) => {
    expect(() => readCommand(args)).toThrow(UsageError);
    expect(() => readCommand(args)).toThrow(message);
  });

  test('has help for each of its options', () => {
    for (const option of [
      'list',
      'only',
      'rounds',
      'quick',
      'gigabytes',
      'json',
      'markdown',
      'csv',
      'report',
      'clean',
      'fail-on-regression',
    ])
      expect(HELP).toContain(`--${option}`);
  });

  test('lists each part with its time on the machine of the report', () => {
    const list = listText([partReport({ id: 'bridge', seconds: 95 })]);
    for (const { id, measures } of PARTS) {
      expect(list).toContain(`${measures}.`);
      expect(list).toMatch(new RegExp(`^${id}\\b`, 'm'));
    }
    expect(list).toMatch(/^bridge\n.*\n {2}Time: 1:35 min\. Needs: Chromium, md5sum/m);
    expect(list).toMatch(/^qr-generator\n.*\n {2}Time: not measured yet\. Needs: Chromium\./m);
  });

  test('has no two parts of one id', () => {
    expect(new Set(PARTS.map(({ id }) => id)).size).toBe(PARTS.length);
  });
});

test('help and the list need no build, and only the benchmark’s folder, and the site’s helpers and words', () => {
  const root = join(import.meta.dirname, '../..');
  const folder = mkdtempSync(join(tmpdir(), 'bench-help-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['bench', 'src/lib', 'workers/contract', 'workers/words'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const run = (option: string) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'bench/main.ts', option], { cwd: folder, encoding: 'utf8' });
  expect(run('--help').trim()).toBe(HELP);
  expect(run('--list')).toContain('Hash Generator: four hashes of a file');
});

describe('progress', () => {
  test('shows the time that is left, as far as an earlier run shows it', () => {
    expect(timeLeft(200, 75)).toBe('about 2:05 left');
    expect(timeLeft(200, 215)).toBe('0:15 longer than last time');
    expect(timeLeft(undefined, 61)).toBe('1:01 so far, no earlier run to estimate from');
  });

  test('writes a line for what is done, and for what begins once in ten seconds', () => {
    const lines: string[] = [];
    let now = 0;
    const progress = createProgress({ write: (text) => lines.push(text) }, () => now);
    progress.begin('Hash Generator', 100);
    progress.step('MD5: round 1 of 7');
    now = 4_000;
    progress.step('MD5: round 2 of 7');
    now = 30_000;
    progress.note('MD5');
    progress.end();
    expect(lines.join('')).toBe('\nHash Generator\n  MD5: round 1 of 7 · about 1:40 left\n  ✓ MD5 · about 1:10 left\n');
  });
});

describe('a failure', () => {
  test('is one short line, whatever the browser’s driver says', () => {
    const dump = Array.from({ length: 2_700 }, (_, n) => `    - waiting for locator, try ${n}`).join('\n');
    const error = new Error(`\u001b[31mlocator.click: Timeout 30000ms exceeded.\u001b[39m\nCall log:\n${dump}`);
    expect(reasonOf(error)).toBe('locator.click: Timeout 30000ms exceeded.');
    expect(reasonOf(new Error('x'.repeat(5_000)))).toHaveLength(201);
    expect(reasonOf(new Error(''))).toBe('no reason given');
  });
});
