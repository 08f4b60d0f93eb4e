// Reads out of the JSON reports of Vitest and Playwright which tests passed, and of the others their names and why.
import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  /** One line for each test: its name and its result. */
  readonly failed: readonly string[];
  /** The same for those that failed at first and passed when they were run again. They count as passed. */
  readonly flaky: readonly string[];
  /** Names of the tests that did not run. */
  readonly skipped: readonly string[];
}

type Outcome = 'passed' | 'failed' | 'flaky' | 'skipped';

interface TestLine {
  readonly outcome: Outcome;
  readonly name: string;
  readonly message?: string | undefined;
}

const MESSAGE_CHARACTERS = 300;

function lineOf({ name, message = '' }: TestLine): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return first === '' ? name : `${name}: ${first.slice(0, MESSAGE_CHARACTERS)}`;
}

function count(tests: readonly TestLine[]): Counts {
  const lines = (wanted: Outcome) => tests.filter(({ outcome }) => outcome === wanted).map(lineOf);
  const flaky = lines('flaky');
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length + flaky.length;
  return { passed, failed: lines('failed'), flaky, skipped: lines('skipped') };
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Includes every attempt. */
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

function vitestOutcome(status: string, failures: number): Outcome {
  if (status === 'passed') return failures === 0 ? 'passed' : 'flaky';
  return status === 'failed' ? 'failed' : 'skipped';
}

const vitestTests = ({ testResults }: VitestReport): TestLine[] =>
  testResults.flatMap(({ name: file, status: fileStatus, message: fileMessage, assertionResults }) => {
    const tests = assertionResults.map(({ fullName, status, failureMessages }): TestLine => {
      const [message] = failureMessages ?? [];
      return { outcome: vitestOutcome(status, failureMessages?.length ?? 0), name: fullName, message };
    });
    const isExplained = fileStatus !== 'failed' || tests.some(({ outcome }) => outcome === 'failed');
    return isExplained ? tests : [...tests, { outcome: 'failed', name: file, message: fileMessage }];
  });

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const PLAYWRIGHT_OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

const playwrightTests = ({ specs = [], suites = [] }: PlaywrightSuite): TestLine[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      outcome: PLAYWRIGHT_OUTCOMES[status],
      name: `${file} › ${title} (${projectName})`,
      message: results.find(({ error }) => error)?.error?.message,
    })),
  ),
  ...suites.flatMap(playwrightTests),
];

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
  return report && count(vitestTests(report));
}

export async function readPlaywright(file: string): Promise<Counts | undefined> {
  const report = (await readJson(file)) as PlaywrightSuite | undefined;
  return report && count(playwrightTests(report));
}
