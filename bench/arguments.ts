// The command line: npm run bench -- [part …] [--rounds N] [--quick] [--clean]
import { parseArgs } from 'node:util';

export interface Arguments {
  readonly parts: readonly string[];
  readonly rounds: number;
  readonly quick: boolean;
  readonly clean: boolean;
}

const ROUNDS = 7;
const QUICK_ROUNDS = 3;

export function readArguments(known: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string' }, quick: { type: 'boolean' }, clean: { type: 'boolean' } },
  });
  const { quick = false, clean = false } = values;
  const rounds = Number(values.rounds ?? (quick ? QUICK_ROUNDS : ROUNDS));
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1');
  const unknown = positionals.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return { parts: positionals, rounds, quick, clean };
}
