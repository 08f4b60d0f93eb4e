// How the runner counts.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { command } from '../../run/command';
import { readPlaywright, readVitest } from '../../run/reports';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'toolyard-reports-'))));
afterAll(() => rm(folder, { recursive: true }));

async function report(content: unknown) {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

test('Vitest: by name what failed, and why, what passed only when run again, and what did not run', async () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'divides', status: 'failed', failureMessages: ['Error: by zero\n    at divide', 'Error: by zero'] },
    { fullName: 'asks', status: 'passed', failureMessages: ['Error: no answer'] },
    { fullName: 'waits', status: 'pending', failureMessages: null },
    { fullName: 'is planned', status: 'todo', failureMessages: [] },
  ];
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ];
  expect(await readVitest(await report({ testResults }))).toEqual({
    passed: 2,
    failed: ['divides: Error: by zero', 'b.test.ts: Cannot find module'],
    flaky: ['asks: Error: no answer'],
    skipped: ['waits', 'is planned'],
  });
});

test('Playwright: the same, and suites nest', async () => {
  const on = (status: string, message?: string) => [
    { projectName: 'phone', status, results: [...(message ? [{ error: { message } }] : []), {}] },
  ];
  const specs = [
    { title: 'opens', file: 'a.spec.ts', tests: on('expected') },
    { title: 'closes', file: 'a.spec.ts', tests: on('unexpected', '\u001b[31mError: open\u001b[39m\nat close') },
    { title: 'asks', file: 'a.spec.ts', tests: on('flaky', 'Error: no answer') },
    { title: 'waits', file: 'a.spec.ts', tests: on('skipped') },
  ];
  expect(await readPlaywright(await report({ suites: [{ specs: [], suites: [{ specs }] }] }))).toEqual({
    passed: 2,
    failed: ['a.spec.ts › closes (phone): Error: open'],
    flaky: ['a.spec.ts › asks (phone): Error: no answer'],
    skipped: ['a.spec.ts › waits (phone)'],
  });
});

test('no report is no count', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await readVitest(join(folder, 'gone.json'))).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});

test.skipIf(process.platform === 'win32')(
  'a command’s exit code, and the processor time of it and its children',
  async () => {
    const burn = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';
    const { code, processorSeconds } = await command(['sh', '-c', `node -e '${burn}'; exit 3`]);
    expect(code).toBe(3);
    expect(processorSeconds).toBeGreaterThanOrEqual(0.3);
    expect(await command(['true'])).toMatchObject({ code: 0 });
    expect(await command(['no-such-program'], { print: () => undefined })).toMatchObject({ code: 127 });
  },
);
