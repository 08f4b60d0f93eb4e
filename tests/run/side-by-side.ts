// Runs gates in order, and side by side where they allow it.
import type { Print } from './command';
import type { Gate, Outcome } from './gates';

export interface Result {
  readonly gate: Gate;
  /** Undefined when it could not run, because another gate failed. */
  readonly outcome: Outcome | undefined;
  readonly seconds: number;
}

/** Runs one gate. Without a way to print, it may show its output at once. */
export type RunGate = (gate: Gate, print?: Print) => Promise<Outcome>;

/** Lets so many in at a time, first come, first served. */
function turnstile(width: number) {
  const waiting: (() => void)[] = [];
  let free = width;
  return async function through<Value>(work: () => Promise<Value>): Promise<Value> {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

/** What must have ended before the gate starts, whether it passed or not. */
function predecessors(chosen: readonly Gate[], gate: Gate): readonly Gate[] {
  const before = chosen.slice(0, chosen.indexOf(gate));
  return gate.alone ? before : before.filter((other) => other.alone ?? other.name === gate.needs);
}

async function timed(gate: Gate, work: Promise<Outcome>): Promise<Result> {
  const startedAt = performance.now();
  const outcome = await work;
  return { gate, outcome, seconds: Math.round((performance.now() - startedAt) / 1000) };
}

/** A gate that fails does not keep the others from showing what they know, unless they need it. */
export function runSideBySide(chosen: readonly Gate[], width: number, runGate: RunGate): Promise<Result[]> {
  const through = turnstile(width);
  const running = new Map<Gate, Promise<Result>>();
  const resultsOf = (gates: readonly Gate[]) => Promise.all(gates.flatMap((gate) => running.get(gate) ?? []));

  const run = async (gate: Gate): Promise<Result> => {
    const ended = await resultsOf(predecessors(chosen, gate));
    const basis = ended.find((result) => result.gate.name === gate.needs);
    if (basis && basis.outcome?.failed.length !== 0) return { gate, outcome: undefined, seconds: 0 };
    if (gate.alone) return timed(gate, runGate(gate));
    return through(async () => {
      const output: Buffer[] = [];
      const result = await timed(
        gate,
        runGate(gate, (part) => output.push(part)),
      );
      process.stdout.write(`\n── ${gate.title} ──\n`);
      process.stdout.write(Buffer.concat(output));
      return result;
    });
  };
  for (const gate of chosen) running.set(gate, run(gate));
  return resultsOf(chosen);
}
