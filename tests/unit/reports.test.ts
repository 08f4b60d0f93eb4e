// How the runner counts.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readPlaywright, readVitest } from '../run/reports';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'toolyard-reports-'))));
afterAll(() => rm(folder, { recursive: true }));

async function report(content: unknown) {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('Vitest: passed, failed and by name what did not run', async () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed' },
    { fullName: 'waits', status: 'pending' },
    { fullName: 'is planned', status: 'todo' },
  ];
  const file = await report({ numPassedTests: 1, numFailedTests: 2, testResults: [{ assertionResults }] });
  expect(await readVitest(file)).toEqual({ passed: 1, failed: 2, skipped: ['waits', 'is planned'] });
});

test('Playwright: a flaky test has failed, and suites nest', async () => {
  const spec = { title: 'waits', file: 'a.spec.ts', tests: [{ projectName: 'phone', status: 'skipped' }] };
  const file = await report({
    stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
  });
  expect(await readPlaywright(file)).toEqual({ passed: 5, failed: 3, skipped: ['a.spec.ts › waits (phone)'] });
});

test('no report is no count', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await readVitest(join(folder, 'gone.json'))).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});
