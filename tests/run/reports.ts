// Reads how many tests passed out of the JSON reports of Vitest and Playwright.
import { readFile } from 'node:fs/promises';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that did not run. */
  readonly skipped: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const NOT_RUN = ['skipped', 'pending', 'todo', 'disabled'];

function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => NOT_RUN.includes(status)).map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed: numFailedTests, skipped };
}

const skippedIn = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.filter(({ status }) => status === 'skipped').map(({ projectName }) => `${file} › ${title} (${projectName})`),
  ),
  ...suites.flatMap(skippedIn),
];

/** A flaky test failed once, and once is enough. */
function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped: skippedIn(report) };
}

/** Undefined when the program died before it could write its report. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    console.error(`No report: ${String(error)}`);
    return undefined;
  }
}

export async function readVitest(file: string): Promise<Counts | undefined> {
  const report = (await readJson(file)) as VitestReport | undefined;
  return report && countVitest(report);
}

export async function readPlaywright(file: string): Promise<Counts | undefined> {
  const report = (await readJson(file)) as PlaywrightReport | undefined;
  return report && countPlaywright(report);
}
