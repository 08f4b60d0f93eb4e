// `npm run test:mutants [-- part of a name …]`: puts each bug of the list into a copy of the project and expects its test to fail.
// Exits with 1 if a bug goes unnoticed. With `--table`, writes the list into docs/testing.md and runs nothing.
import { mutants, type Gate, type Mutant, type TestName } from './mutants';
import { buildSite, passTogether, runTest, stopRunning, type Outcome } from './run-test';
import { applyMutant, copyProject, makeFolder, misfit, removeCopy } from './sandbox';
import { writeTable } from './table';

interface Result {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  readonly seconds: number;
}

const keyOf = ({ gate, file, title }: TestName) => `${gate} ${file} ${title}`;

/** The tests of the command line build it themselves. */
const usesSite = (gate: Gate) => gate !== 'unit' && gate !== 'cli';

const needsBuild = ({ test }: Mutant) => usesSite(test.gate);

function choose(parts: readonly string[]): readonly Mutant[] {
  const fits = ({ name }: Mutant) => parts.some((part) => name.toLowerCase().includes(part.toLowerCase()));
  const chosen = parts.length === 0 ? mutants : mutants.filter(fits);
  if (chosen.length === 0)
    throw new Error(`No mutant has a name with ${parts.join(' or ')}. See tests/mutants/mutants.ts.`);
  return chosen;
}

async function timed<Value>(work: () => Promise<Value>): Promise<readonly [value: Value, seconds: number]> {
  const startedAt = performance.now();
  const value = await work();
  return [value, Math.round((performance.now() - startedAt) / 1000)];
}

/** The tests that don't pass on the unchanged project, by their keys: they prove nothing about a bug. */
async function findUnfit(root: string, chosen: readonly Mutant[]): Promise<ReadonlySet<string>> {
  const tests = new Map(chosen.map(({ test }) => [keyOf(test), test]));
  const gates = new Set([...tests.values()].map(({ gate }) => gate));
  const unfit = new Set<string>();
  const wrong = [...gates].some(usesSite) ? await buildSite(root, gates.has('built') ? 'built' : 'browser') : undefined;
  if (wrong !== undefined) throw new Error(wrong);
  for (const gate of gates) {
    const group = [...tests.values()].filter((test) => test.gate === gate);
    const [allPass, seconds] = await timed(() => passTogether(root, gate, group));
    console.log(`${group.length} ${gate} tests ${allPass ? 'pass' : 'do not all pass'} without a bug (${seconds} s)`);
    for (const test of allPass ? [] : group) {
      const outcome = await runTest(root, test);
      if (outcome.kind === 'passed') continue;
      unfit.add(keyOf(test));
      console.log(`${outcome.kind} without a bug: ${keyOf(test)}\n${outcome.message}`);
    }
  }
  return unfit;
}

async function tryMutant(root: string, mutant: Mutant): Promise<Outcome> {
  const undo = await applyMutant(mutant, root);
  try {
    const wrong = needsBuild(mutant) ? await buildSite(root, mutant.test.gate) : undefined;
    return wrong === undefined ? await runTest(root, mutant.test) : { kind: 'broken', message: wrong };
  } finally {
    await undo();
  }
}

const VERDICTS = { failed: 'noticed', passed: 'SURVIVED', broken: 'BROKEN' } as const;

function describe({ mutant, outcome, seconds }: Result): string {
  const line = `${VERDICTS[outcome.kind].padEnd(8)} ${mutant.name} (${mutant.test.gate}, ${seconds} s)`;
  return outcome.kind === 'passed' ? line : `${line}\n         ${outcome.message}`;
}

async function tryAll(root: string, chosen: readonly Mutant[]): Promise<readonly Result[]> {
  const unfit = await findUnfit(root, chosen);
  const results: Result[] = [];
  for (const mutant of chosen) {
    const broken = { kind: 'broken', message: 'Its test fails on the unchanged project as well.' } as const;
    const [outcome, seconds] = await timed(async () =>
      unfit.has(keyOf(mutant.test)) ? broken : tryMutant(root, mutant),
    );
    const result = { mutant, outcome, seconds };
    console.log(describe(result));
    results.push(result);
  }
  return results;
}

async function refuseMisfits(chosen: readonly Mutant[]) {
  const found = await Promise.all(chosen.map(async (mutant) => [mutant.name, await misfit(mutant)] as const));
  const lines = found.flatMap(([name, why]) => (why === undefined ? [] : [`${name}: ${why}`]));
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

async function main(parts: readonly string[]) {
  const chosen = choose(parts);
  await refuseMisfits(chosen);
  const root = await makeFolder();
  const leave = async () => {
    await stopRunning();
    await removeCopy(root);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void leave().finally(() => process.exit(1)));
  try {
    await copyProject(root);
    const results = await tryAll(root, chosen);
    const noticed = results.filter(({ outcome }) => outcome.kind === 'failed');
    for (const result of results) if (!noticed.includes(result)) console.log(describe(result));
    console.log(`\n${noticed.length} of ${results.length} bugs noticed`);
    process.exitCode = noticed.length === results.length ? 0 : 1;
  } finally {
    await leave();
  }
}

const [first, ...rest] = process.argv.slice(2);
const HELP = `npm run test:mutants -- [part of a name …]    try these bugs, or all of them
npm run test:mutants -- --table               write the list into docs/testing.md`;

if (first === '--help' || first === '-h') console.log(HELP);
else if (first === '--table') await writeTable();
else await main(first === undefined ? [] : [first, ...rest]);
