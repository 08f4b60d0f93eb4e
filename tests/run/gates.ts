// What a change must pass.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser/install-browser';
import { command, type Print } from './command';
import { readPlaywright, readVitest, type Counts } from './reports';

export interface Outcome extends Counts {
  /** True when single tests were counted, not just the gate. */
  readonly counted: boolean;
}

export interface Gate {
  readonly name: string;
  readonly title: string;
  /** Without this other gate there is nothing to test. */
  readonly needs?: string;
  /** Whether nothing else may run at the same time. Its output is shown as it comes. */
  readonly alone?: true;
  run(print?: Print): Promise<Outcome>;
}

/** Of a gate that counts no tests. */
export const gateOutcome = (passed: boolean): Outcome => ({
  passed: passed ? 1 : 0,
  failed: passed ? [] : ['see above'],
  flaky: [],
  skipped: [],
  counted: false,
});

const check =
  (...words: string[]) =>
  async (print?: Print) =>
    gateOutcome((await command(words, { print })) === 0);

/** A program that fails although all its tests passed (or none was found) is one failure more. */
function testCounts(code: number, counts: Counts | undefined): Outcome {
  if (!counts) return gateOutcome(false);
  const isSilent = code !== 0 && counts.failed.length === 0;
  return { ...counts, failed: isSilent ? ['outside of any test'] : counts.failed, counted: true };
}

async function withReport(run: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const vitest =
  (...args: string[]) =>
  (print?: Print) =>
    withReport(async (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const code = await command(['vitest', 'run', ...args, ...reporters], { print });
      return testCounts(code, await readVitest(report));
    });

const playwright = () =>
  withReport(async (report) => {
    const env = { CHROME_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await command(['playwright', 'test'], { env });
    return testCounts(code, await readPlaywright(report));
  });

// The longest first: the others fill the second core beside it.
export const gates: readonly Gate[] = [
  { name: 'wasm', title: 'WASM build', alone: true, run: check('tsx', 'wasm/build.ts') },
  { name: 'unit', title: 'Unit tests', run: vitest() },
  { name: 'build', title: 'Build', run: check('vite', 'build', '--configLoader', 'runner') },
  { name: 'lint', title: 'Lint', run: check('oxlint') },
  { name: 'types', title: 'Types', run: check('tsc', '-b', '--noEmit') },
  { name: 'format', title: 'Format', run: check('prettier', '--check', '.') },
  {
    name: 'built',
    title: 'Tests of the build',
    needs: 'build',
    run: vitest('--config', 'tests/built/vitest.config.ts'),
  },
  { name: 'browser', title: 'Browser tests', needs: 'build', alone: true, run: playwright },
  {
    name: 'engines',
    title: 'Firefox and WebKit tests',
    needs: 'build',
    alone: true,
    run: vitest('--config', 'tests/engines/vitest.config.ts'),
  },
];
