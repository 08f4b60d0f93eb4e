// `npm test`: every gate, or those named, for example `tsx tests/run/main.ts types unit`. The last line is the sum.
import { availableParallelism } from 'node:os';
import type { Print } from './command';
import { gateOutcome, gates, type Gate, type Outcome } from './gates';
import { runSideBySide, type Result } from './side-by-side';

async function runGate(gate: Gate, print?: Print): Promise<Outcome> {
  if (!print) console.log(`\n── ${gate.title} ──`);
  try {
    return await gate.run(print);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return gateOutcome(false);
  }
}

function describe({ gate, outcome, seconds }: Result): string {
  if (!outcome) return `not run   ${gate.title}: "${gate.needs ?? ''}" failed`;
  const { counted, passed, failed, skipped } = outcome;
  const counts = counted ? `: ${passed} passed, ${failed.length} failed, ${skipped.length} skipped` : '';
  return `${failed.length === 0 ? 'passed ' : 'FAILED '}   ${gate.title}${counts} (${seconds} s)`;
}

/** The names come last, where a log that was cut off still has them. */
function summarize(results: readonly Result[]) {
  const told = results.flatMap(({ gate, outcome }) => (outcome ? [{ title: gate.title, ...outcome }] : []));
  const passed = told.reduce((sum, outcome) => sum + outcome.passed, 0);
  const lines = (what: 'failed' | 'flaky' | 'skipped') =>
    told.flatMap((outcome) => outcome[what].map((name) => `${what.padEnd(9)} ${outcome.title}: ${name}`));
  const [failed, flaky, skipped] = [lines('failed'), lines('flaky'), lines('skipped')];
  console.log(`\n${results.map(describe).join('\n')}`);
  for (const line of [...skipped, ...flaky, ...failed]) console.log(line);
  const further = [`${failed.length} failed`];
  if (flaky.length > 0) further.push(`${flaky.length} passed only when run again`);
  if (skipped.length > 0) further.push(`${skipped.length} skipped`);
  console.log(`\n${passed} passed, ${further.join(', ')}`);
  return { passed, failed: failed.length };
}

function choose(names: readonly string[]): readonly Gate[] {
  const unknown = names.filter((name) => !gates.some((gate) => gate.name === name));
  if (unknown.length > 0)
    throw new Error(`No such gate: ${unknown.join(', ')}. There are ${gates.map((gate) => gate.name).join(', ')}.`);
  return names.length === 0 ? gates : gates.filter((gate) => names.includes(gate.name));
}

async function main(names: readonly string[]) {
  const results = await runSideBySide(choose(names), availableParallelism(), runGate);
  const { passed, failed } = summarize(results);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

await main(process.argv.slice(2));
