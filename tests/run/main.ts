// `npm test`: every gate, or those named, for example `tsx tests/run/main.ts types unit`. The last line is the sum.
import { availableParallelism } from 'node:os';
import type { Print } from './command';
import { gates, type Gate, type Outcome } from './gates';
import { runSideBySide, type Result } from './side-by-side';

const FAILED: Outcome = { passed: 0, failed: 1, skipped: [], counted: false };

async function runGate(gate: Gate, print?: Print): Promise<Outcome> {
  if (!print) console.log(`\n── ${gate.title} ──`);
  try {
    return await gate.run(print);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  }
}

function describe({ gate, outcome }: Result): string {
  if (!outcome) return `not run   ${gate.title}: "${gate.needs ?? ''}" failed`;
  const { counted, passed, failed, skipped } = outcome;
  const counts = counted ? `: ${passed} passed, ${failed} failed, ${skipped.length} skipped` : '';
  return `${failed === 0 ? 'passed ' : 'FAILED '}   ${gate.title}${counts}`;
}

function summarize(results: readonly Result[]) {
  const outcomes = results.flatMap(({ outcome }) => outcome ?? []);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${results.map(describe).join('\n')}`);
  for (const name of skipped) console.log(`skipped   ${name}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
  return { passed, failed };
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
