// Runs sets of gates, or gates by name with those that they need: `tsx tests/run/main.ts types unit`. The last line is the sum.
import { availableParallelism } from 'node:os';
import { choose } from './choose';
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

function describe({ gate, outcome, missing, seconds }: Result): string {
  if (!outcome) return `not run   ${gate.title}: "${missing ?? ''}" failed`;
  const { counted, passed, failed, skipped, processorSeconds } = outcome;
  const counts = counted ? `: ${passed} passed, ${failed.length} failed, ${skipped.length} skipped` : '';
  const state = failed.length > 0 ? 'FAILED' : passed === 0 ? 'skipped' : 'passed';
  const processor = processorSeconds === undefined ? '' : `, ${Math.round(processorSeconds)} s of processor time`;
  return `${state.padEnd(9)} ${gate.title}${counts} (${seconds} s${processor})`;
}

/** Processor seconds are the measure that does not depend on what else the machine does. */
function total(results: readonly Result[], startedAt: number): string {
  const processor = results.reduce((sum, { outcome }) => sum + (outcome?.processorSeconds ?? 0), 0);
  const wall = (performance.now() - startedAt) / 1000;
  return `Together: ${Math.round(wall)} s, ${Math.round(processor)} s of processor time`;
}

/** Lists skipped and failed tests last, so that the end of a log has them. */
function summarize(results: readonly Result[], startedAt: number) {
  const outcomes = results.flatMap(({ gate, outcome }) => (outcome ? [{ title: gate.title, ...outcome }] : []));
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const lines = (state: 'failed' | 'flaky' | 'skipped') =>
    outcomes.flatMap((outcome) => outcome[state].map((name) => `${state.padEnd(9)} ${outcome.title}: ${name}`));
  const [failed, flaky, skipped] = [lines('failed'), lines('flaky'), lines('skipped')];
  console.log(`\n${results.map(describe).join('\n')}\n${total(results, startedAt)}`);
  for (const line of [...skipped, ...flaky, ...failed]) console.log(line);
  const further = [`${failed.length} failed`];
  if (flaky.length > 0) further.push(`${flaky.length} passed only when run again`);
  if (skipped.length > 0) further.push(`${skipped.length} skipped`);
  console.log(`\n${passed} passed, ${further.join(', ')}`);
  return { passed, failed: failed.length };
}

async function main(words: readonly string[]) {
  const startedAt = performance.now();
  const results = await runSideBySide(choose(gates, words), availableParallelism(), runGate);
  const { passed, failed } = summarize(results, startedAt);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

await main(process.argv.slice(2));
