// The gates that a change must pass.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './apt';
import { ensureBrowser, findStartingBrowser, NO_BROWSER } from './install-browser';
import { command, type Ended, type Print } from './command';
import { PSEUDO_LANGUAGES } from '../../build/pseudo-language';
import { NEWEST_NODE, newestNode } from './newest-node';
import { readPlaywright, readVitest, type Counts } from './reports';

/** `quick` is `npm test`, `all` is what `npm run test:all` adds to it, and `nightly` is `npm run test:nightly`. */
export const SETS = ['quick', 'all', 'nightly'] as const;

export interface Outcome extends Counts {
  /** False if the gate counts no single tests. */
  readonly counted: boolean;
  readonly processorSeconds?: number | undefined;
}

export interface Gate {
  readonly name: string;
  readonly title: string;
  readonly set: (typeof SETS)[number];
  /** Names of the gates that must have passed before. They are earlier in the list. */
  readonly needs?: readonly string[];
  /** True if nothing else may run at the same time. Its output is shown as it comes. */
  readonly alone?: true;
  run(print?: Print): Promise<Outcome>;
}

const uncounted = { passed: 0, failed: [], flaky: [], skipped: [], counted: false } as const satisfies Outcome;

/** For a gate that counts no tests. */
export const gateOutcome = (passed: boolean, processorSeconds?: number): Outcome =>
  passed ? { ...uncounted, passed: 1, processorSeconds } : { ...uncounted, failed: ['see above'], processorSeconds };

const skippedGate = (reason: string): Outcome => ({ ...uncounted, skipped: [reason] });

/** The compiler and the linter are written in Go, which then collects garbage a fourth as often. Other programs ignore it. */
const LESS_COLLECTED = { GOGC: '400' };

const check =
  (...words: string[]) =>
  async (print?: Print) => {
    const { code, processorSeconds } = await command(words, { env: LESS_COLLECTED, print });
    return gateOutcome(code === 0, processorSeconds);
  };

/** A program that exits with an error although no test failed counts as one failure. */
function testCounts({ code, processorSeconds }: Ended, counts: Counts | undefined): Outcome {
  if (!counts) return gateOutcome(false, processorSeconds);
  const isSilent = code !== 0 && counts.failed.length === 0;
  return { ...counts, failed: isSilent ? ['outside of any test'] : counts.failed, counted: true, processorSeconds };
}

async function withReport(run: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const runVitest = (program: readonly string[], args: readonly string[], print?: Print) =>
  withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const end = await command([...program, 'run', ...args, ...reporters], { print });
    return testCounts(end, await readVitest(report));
  });

const vitest =
  (...args: string[]) =>
  (print?: Print) =>
    runVitest(['vitest'], args, print);

const vitestOnNewestNode =
  (...args: string[]) =>
  async (print?: Print) => {
    const machine = `${process.platform}-${process.arch}`;
    const node = newestNode(machine);
    if (!node) return skippedGate(`npm has no Node ${NEWEST_NODE} for ${machine}`);
    return runVitest([...node, 'node_modules/vitest/vitest.mjs'], args, print);
  };

/** Installs no browser: the gate is skipped if there is none. */
const playwright =
  (args: readonly string[], variables: NodeJS.ProcessEnv = {}) =>
  async () => {
    const browser = findStartingBrowser();
    if (browser === undefined) return skippedGate(NO_BROWSER);
    return withReport(async (report) => {
      const env = { ...variables, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const end = await command(['playwright', 'test', ...args], { env });
      return testCounts(end, await readPlaywright(report));
    });
  };

/** Builds the site in each pseudo-language, then looks at its pages. */
async function languages(print?: Print): Promise<Outcome> {
  for (const language of PSEUDO_LANGUAGES) {
    const env = { TOOLYARD_LANGUAGE: language };
    const { code } = await command(['vite', 'build', '--configLoader', 'runner'], { env, print });
    if (code !== 0) return gateOutcome(false);
  }
  return playwright(['--config', 'tests/languages/playwright.config.ts'])();
}

async function installPrograms() {
  ensureBrowser();
  // The official suite of JSON Schema. Without it, its tests are skipped, and say so.
  aptInstall('libtest-json-schema-acceptance-perl');
  return gateOutcome(true);
}

/** Sorted so that gates that may run side by side use all cores: the longest come first. */
export const gates: readonly Gate[] = [
  // First and alone: installing programs blocks the runner.
  { name: 'chromium', title: 'Chromium', set: 'all', alone: true, run: installPrograms },
  { name: 'wasm', title: 'WASM build', set: 'quick', run: check('tsx', 'wasm/build.ts') },
  { name: 'format', title: 'Format', set: 'quick', run: check('prettier', '--check', '.') },
  {
    name: 'unit',
    title: 'Unit tests',
    set: 'quick',
    needs: ['wasm'],
    run: vitest('--project', 'unit', '--project', 'regex'),
  },
  {
    name: 'build',
    title: 'Build',
    set: 'quick',
    needs: ['wasm'],
    run: check('vite', 'build', '--configLoader', 'runner'),
  },
  {
    name: 'server',
    title: 'Server build',
    set: 'quick',
    run: check('vite', 'build', '--configLoader', 'runner', '--config', 'server/vite.config.ts'),
  },
  {
    name: 'cli',
    title: 'Tests of the command line',
    set: 'quick',
    needs: ['wasm'],
    run: vitest('--config', 'tests/cli/vitest.config.ts', '--project', 'cli'),
  },
  { name: 'lint', title: 'Lint', set: 'quick', needs: ['wasm'], run: check('oxlint') },
  {
    name: 'types',
    title: 'Types',
    set: 'quick',
    needs: ['wasm'],
    // Several threads would each check the types that they share, while other gates want the cores.
    run: check('tsc', '-b', '--noEmit', '--singleThreaded'),
  },
  {
    name: 'journeys',
    title: 'Browser journeys',
    set: 'quick',
    needs: ['build'],
    alone: true,
    run: playwright(['--grep', '@journey']),
  },
  { name: 'long', title: 'Long unit tests', set: 'all', needs: ['wasm'], run: vitest('--project', 'long') },
  {
    name: 'processes',
    title: 'Long tests of the command line',
    set: 'all',
    needs: ['wasm'],
    run: vitest('--config', 'tests/cli/vitest.config.ts', '--project', 'processes'),
  },
  {
    name: 'newcomer',
    title: 'Commands of the documentation in a fresh clone',
    set: 'all',
    needs: ['chromium'],
    run: vitest('--config', 'tests/newcomer/vitest.config.ts'),
  },
  {
    name: 'postgres',
    title: 'PostgreSQL tests',
    set: 'all',
    run: vitest('--config', 'tests/server/postgres/vitest.config.ts'),
  },
  {
    name: 'newest-node',
    title: 'Tests of the server and verify on the newest Node',
    set: 'all',
    run: vitestOnNewestNode('tests/server', 'tests/unit/project/server.test.ts', 'tests/unit/project/listen.test.ts'),
  },
  {
    name: 'built',
    title: 'Tests of the build',
    set: 'all',
    needs: ['build', 'server'],
    run: vitest('--config', 'tests/built/vitest.config.ts'),
  },
  {
    name: 'browser',
    title: 'Browser tests',
    set: 'all',
    needs: ['chromium', 'build'],
    alone: true,
    run: playwright(['--grep-invert', '@journey']),
  },
  {
    name: 'languages',
    title: 'Pages in two pseudo-languages',
    set: 'all',
    needs: ['chromium', 'build'],
    alone: true,
    run: languages,
  },
  {
    name: 'engines',
    title: 'Firefox and WebKit tests',
    set: 'all',
    needs: ['build'],
    alone: true,
    run: vitest('--config', 'tests/engines/vitest.config.ts'),
  },
  {
    name: 'rebuild',
    title: 'Second build',
    set: 'nightly',
    needs: ['build', 'server'],
    run: vitest('--config', 'tests/nightly/vitest.config.ts', 'reproducible'),
  },
  {
    name: 'attacks',
    title: 'Attacks on the server',
    set: 'nightly',
    needs: ['build', 'server'],
    run: vitest('--config', 'tests/nightly/vitest.config.ts', 'attack'),
  },
  {
    name: 'fuzz',
    title: 'Random inputs against the programs for them',
    set: 'nightly',
    needs: ['wasm'],
    run: vitest('--config', 'tests/nightly/vitest.config.ts', 'fuzz'),
  },
  {
    name: 'gigabytes',
    title: 'Browser tests with gigabytes',
    set: 'nightly',
    needs: ['chromium', 'build'],
    alone: true,
    run: playwright(['--grep', '@nightly'], { TOOLYARD_TEST_NIGHTLY: '1' }),
  },
];
