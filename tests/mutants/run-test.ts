// Runs single tests, or builds the site, in a copy of the project.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { readPlaywright, readVitest, type Counts } from '../run/reports';
import type { Gate, TestName } from './mutants';

/** `broken`: the test could not run, so it shows nothing. */
export type Outcome = { readonly kind: 'passed' } | { readonly kind: 'failed' | 'broken'; readonly message: string };

interface Runner {
  readonly words: readonly string[];
  readonly grep: string;
  readonly report: (file: string) => { readonly words: readonly string[]; readonly env: NodeJS.ProcessEnv };
  readonly read: (file: string) => Promise<Counts | undefined>;
}

const vitest = (...config: readonly string[]): Runner => ({
  words: ['vitest', 'run', ...config, '--retry=0'],
  grep: '--testNamePattern',
  report: (file) => ({ words: ['--reporter=json', `--outputFile.json=${file}`], env: {} }),
  read: readVitest,
});

const RUNNERS: Readonly<Record<Gate, Runner>> = {
  unit: vitest(),
  cli: vitest('--config', 'tests/cli/vitest.config.ts'),
  built: vitest('--config', 'tests/built/vitest.config.ts'),
  engines: vitest('--config', 'tests/engines/vitest.config.ts'),
  browser: {
    words: ['playwright', 'test', '--workers=1', '--retries=0'],
    grep: '--grep',
    report: (file) => ({ words: [], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    read: readPlaywright,
  },
};

/** Far more than any run takes, so that it only ends one that hangs. */
const LIMIT_MS = 30 * 60_000;

let running: ChildProcess | undefined;
let isStopped = false;

/** Ends the program under way and everything that it has started. */
function endRunning() {
  if (running?.pid === undefined) return;
  if (process.platform === 'win32') running.kill();
  else process.kill(-running.pid, 'SIGTERM');
}

/** Resolves once the program under way has ended. Its result is dropped, so that no other program starts. */
export const stopRunning = () =>
  new Promise<void>((resolve) => {
    isStopped = true;
    if (!running) {
      resolve();
      return;
    }
    running.once('close', () => resolve());
    endRunning();
  });

/** Resolves to the exit code and the last lines that the program printed. */
function run(root: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [program = '', ...args] = words;
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32', // a separate process group, which can be ended as a whole
      shell: process.platform === 'win32',
    });
    running = child;
    const timer = setTimeout(endRunning, LIMIT_MS);
    const keep = (part: Buffer) => {
      output = (output + part.toString()).slice(-2_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', ({ message }) => keep(Buffer.from(message)));
    child.on('close', (code) => {
      clearTimeout(timer);
      running = undefined;
      if (!isStopped) resolve({ code: code ?? 1, output });
    });
  });
}

/** Source maps are for the tests of the build; the browser doesn't need them. Resolves to the error, if any. */
export async function buildSite(root: string, gate: Gate): Promise<string | undefined> {
  const maps = gate === 'built' ? [] : ['--sourcemap', 'false'];
  const { code, output } = await run(root, [
    'vite',
    'build',
    '--configLoader',
    'runner',
    '--logLevel',
    'warn',
    ...maps,
  ]);
  return code === 0 ? undefined : `The site could not be built. ${output}`;
}

const partsOf = ({ title }: TestName) => title.split(' › ');

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Report {
  /** Undefined when the program died before it could write its report. */
  readonly counts: Counts | undefined;
  readonly output: string;
}

/** Tests of one gate, in one run of its program. */
async function runTests(root: string, gate: Gate, tests: readonly TestName[]): Promise<Report> {
  const { words, grep, report, read } = RUNNERS[gate];
  const folder = await mkdtemp(join(tmpdir(), 'toolyard-report-'));
  try {
    const file = join(folder, 'report.json');
    const reporting = report(file);
    const files = new Set(tests.map((test) => test.file));
    const pattern = tests.map((test) => partsOf(test).map(escape).join(' ')).join('|');
    const { output } = await run(root, [...words, ...files, grep, pattern, ...reporting.words], reporting.env);
    return { counts: await read(file), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether all of them pass together, which is cheaper to find out than of each. */
export async function passTogether(root: string, gate: Gate, tests: readonly TestName[]): Promise<boolean> {
  const { counts } = await runTests(root, gate, tests);
  return counts?.failed.length === 0 && counts.passed >= tests.length;
}

/** Runs the one test, and nothing else of its file. */
export async function runTest(root: string, test: TestName): Promise<Outcome> {
  const { counts, output } = await runTests(root, test.gate, [test]);
  if (!counts) return { kind: 'broken', message: output };
  const own = test.title.replace(/^.* › /, '');
  const failed = counts.failed.find((line) => line.includes(own));
  if (failed !== undefined) return { kind: 'failed', message: failed };
  const [other] = counts.failed;
  if (other !== undefined) return { kind: 'broken', message: other };
  return counts.passed > 0 ? { kind: 'passed' } : { kind: 'broken', message: 'No such test ran.' };
}
