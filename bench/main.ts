// `npm run bench`: measures the site in a real browser, and compares runs. Slow times never make it fail, but wrong results do.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS, type Part } from './catalog';
import { HELP, listText, readCommand, UsageError, type CompareCommand, type RunCommand } from './command-line';
import { FAILURES, logFailure, reasonOf } from './failure';
import { removeInputs } from './inputs';
import { describeCommit, describeEnvironment, watchMachine, type MachineWatch } from './measure/machine';
import { createSession, type Session } from './measure/session';
import { FORMAT, type Findings, type PartReport, type Report } from './model';
import { createProgress, durationKey, readDurations, rememberDuration, type Progress } from './progress';
import { compareRuns, comparedText, regressions } from './report/compare-runs';
import { readReport, ReportError, RESULTS, writeReport, writeResults } from './report/files';
import { isMeasured, keptParts, withParts } from './report/merge';
import { partMarkdown, partText, reportCsv } from './report/tables';

const LATEST = join(RESULTS, 'latest.json');

const latestReport = async () => (existsSync(LATEST) ? readReport(LATEST) : undefined);

const measuredParts = async () => (await latestReport())?.parts ?? [];

/** Each part has a separate browser, so that no part slows down the next one. */
async function findingsOf(part: Part, session: Session, watch: MachineWatch): Promise<Findings> {
  const [run, { openBench }] = [await part.load(), await import('./browser/open')];
  const bench = await openBench();
  try {
    return await run(bench, session);
  } finally {
    await watch.end();
    await bench.close();
  }
}

async function runPart(part: Part, command: RunCommand, progress: Progress): Promise<PartReport> {
  const { id, title, measures } = part;
  const key = durationKey(id, command);
  const committed = command.quick ? undefined : (await measuredParts()).find((one) => one.id === id)?.seconds;
  progress.begin(title, (await readDurations())[key] ?? committed);
  const at = new Date().toISOString();
  const watch = await watchMachine();
  const startedAt = performance.now();
  const session = createSession(command, progress);
  let found: Findings;
  let failure: string | undefined;
  try {
    found = await findingsOf(part, session, watch);
  } catch (error) {
    await logFailure(id, error);
    failure = reasonOf(error);
    const wrong = session.done.flatMap((comparison) => comparison.wrong);
    found = { comparisons: session.done, measurements: [], targets: [], wrong };
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  progress.end();
  if (failure === undefined) await rememberDuration(key, seconds);
  const conditions = await watch.conditions();
  return { id, title, measures, at, seconds, conditions, ...found, ...(failure !== undefined && { failure }) };
}

/** Returns the exit code. */
async function run(command: RunCommand): Promise<number> {
  const commit = await describeCommit();
  if (command.report && commit.endsWith('+'))
    throw new UsageError('--report measures a commit, but files have changed since. Commit them first.');
  if (command.clean) await removeInputs();
  // Starts before the first part is watched, so that the build doesn't count as work of another program.
  const { builtSite } = await import('./browser/serve');
  await builtSite();
  const { browserPath } = await import('./browser/launch');
  const environment = await describeEnvironment(commit, browserPath());
  const progress = createProgress(process.stderr);
  const words = process.argv.slice(2).join(' ');
  const kept = command.report ? keptParts(await latestReport(), environment) : [];
  const hasPart = (id: string) => kept.some((part) => part.id === id && isMeasured(part, commit));
  const asked = PARTS.filter(({ id }) => command.parts.includes(id) && (command.again || !hasPart(id)));
  const parts: PartReport[] = [];
  const report = (): Report => ({
    format: FORMAT,
    command: `npm run bench${words === '' ? '' : ` -- ${words}`}`,
    quick: command.quick,
    rounds: command.rounds,
    environment,
    parts: withParts(kept, parts),
  });
  for (const part of asked) {
    const done = { ...(await runPart(part, command, progress)), commit };
    parts.push(done);
    if (command.print !== 'csv') console.log(`\n${command.print === 'markdown' ? partMarkdown(done) : partText(done)}`);
    if (done.failure !== undefined)
      console.error(`\nThe part “${part.id}” stopped: ${done.failure}\nAll details are in ${FAILURES}.`);
    // Saved after each part, so that an interrupted run keeps its results.
    if (command.json !== undefined) await writeReport(command.json, report());
    if (command.report) await writeResults(report());
  }
  if (command.print === 'csv') process.stdout.write(reportCsv(report()));
  return parts.some(({ failure, wrong }) => failure !== undefined || wrong.length > 0) ? 1 : 0;
}

/** Returns the exit code. */
async function compare({ before, after, failFrom, markdown }: CompareCommand): Promise<number> {
  const [a, b] = [await readReport(before), await readReport(after)];
  console.log(comparedText(a, b, markdown));
  const worse = failFrom === undefined ? [] : regressions(compareRuns(a, b), failFrom);
  for (const { part, figure } of worse) console.error(`Worse: ${part}, ${figure}`);
  return worse.length > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2));
  switch (command.name) {
    case 'run':
      return run(command);
    case 'compare':
      return compare(command);
    case 'list':
      console.log(listText(await measuredParts()));
      return 0;
    case 'help':
      console.log(HELP);
      return 0;
  }
}

// Any early exit of the program is a failure.
process.exitCode = 1;
main().then(
  (code) => {
    process.exitCode = code;
  },
  async (error: unknown) => {
    if (error instanceof UsageError || error instanceof ReportError) {
      console.error(error.message);
      process.exitCode = 2;
      return;
    }
    await logFailure('all', error);
    console.error(`The benchmark stopped: ${reasonOf(error)}\nAll details are in ${FAILURES}.`);
  },
);
