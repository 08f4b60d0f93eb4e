// Runs gates in order, and side by side where they allow it.
import type { Print } from './command';
import type { Gate, Outcome } from './gates';

export interface Result {
  readonly gate: Gate;
  /** Undefined if the gate did not run because a gate that it needs has failed. */
  readonly outcome: Outcome | undefined;
  /** The title of that other gate. */
  readonly missing?: string;
  readonly seconds: number;
}

/** Runs one gate. Without a way to print, it may show its output at once. */
export type RunGate = (gate: Gate, print?: Print) => Promise<Outcome>;

/** Admits this many at a time, first in, first out. */
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

/** The gates that must have ended before this one starts, whether they passed or not. */
function predecessors(chosen: readonly Gate[], gate: Gate): readonly Gate[] {
  const before = chosen.slice(0, chosen.indexOf(gate));
  return gate.alone ? before : before.filter((other) => other.alone ?? gate.needs?.includes(other.name));
}

async function timed(gate: Gate, work: Promise<Outcome>): Promise<Result> {
  const startedAt = performance.now();
  const outcome = await work;
  return { gate, outcome, seconds: Math.round((performance.now() - startedAt) / 1000) };
}

/** Runs all gates even if one fails, except those that need it. */
export function runSideBySide(chosen: readonly Gate[], width: number, runGate: RunGate): Promise<Result[]> {
  const through = turnstile(width);
  const running = new Map<Gate, Promise<Result>>();
  const resultsOf = (gates: readonly Gate[]) => Promise.all(gates.flatMap((gate) => running.get(gate) ?? []));

  const run = async (gate: Gate): Promise<Result> => {
    const ended = await resultsOf(predecessors(chosen, gate));
    const missing = ended.find(
      (result) => gate.needs?.includes(result.gate.name) && result.outcome?.failed.length !== 0,
    );
    if (missing) return { gate, outcome: undefined, missing: missing.gate.title, seconds: 0 };
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
