// A comparison: contenders over one input, as times and as ratios within a round. Ratios are the figures; times are noise.
import type { Contender, Input, Kind, Sample } from './contender';
import { runInTurns } from './rounds';
import { spread, type Spread } from './spread';

export interface Row {
  readonly contender: string;
  readonly kind: Kind;
  /** Why there are no figures. */
  readonly absent?: string;
  readonly ms?: Spread;
  /** How many times as fast as the native tool. */
  readonly vsNative?: Spread;
  /** How many times as fast as this one the first of ours is. */
  readonly oursIs?: Spread;
}

export interface Comparison {
  readonly subject: string;
  readonly input: string;
  /** Zero where a rate in bytes says nothing. */
  readonly bytes: number;
  readonly rounds: number;
  readonly rows: readonly Row[];
  /** Contenders whose results differ; empty in a sound run. */
  readonly faults: readonly string[];
}

export interface Bout {
  readonly subject: string;
  readonly input: Input;
  readonly contenders: readonly Contender[];
  readonly rounds: number;
  /** Work per run in bytes where it is not the input's size. */
  readonly bytes?: number;
  /** They have just run over another input, and a run of this one takes long. */
  readonly areWarm?: boolean;
}

type Round = ReadonlyMap<Contender, Sample>;

/** How many times as fast `fast` was as `slow`, round by round. */
function ratios(rounds: readonly Round[], fast: Contender, slow: Contender): number[] {
  return rounds.flatMap((round) => {
    const [a, b] = [round.get(fast), round.get(slow)];
    return a && b ? [b.ms / a.ms] : [];
  });
}

function faultsIn(rounds: readonly Round[], subject: string, judge: Contender | undefined): string[] {
  const faults = new Set<string>();
  for (const round of rounds) {
    const [first] = round.values();
    const right = (judge ? round.get(judge) : first)?.output;
    for (const [{ name }, { output }] of round) {
      const differs = output !== undefined && right !== undefined && output !== right;
      if (differs) faults.add(`${subject}: ${name} gives ${output}, but ${judge?.name ?? 'others'} ${right}`);
    }
  }
  return [...faults];
}

export async function compare({
  subject,
  input,
  contenders,
  rounds: count,
  bytes,
  areWarm,
}: Bout): Promise<Comparison> {
  const { rounds, absent } = await runInTurns(contenders, input, count, areWarm);
  const present = contenders.filter((contender) => !absent.has(contender));
  const native = present.find(({ kind }) => kind === 'native');
  const ours = present.find(({ kind }) => kind === 'ours');
  const rows = contenders.map((contender): Row => {
    const { name, kind } = contender;
    const why = absent.get(contender);
    if (why !== undefined) return { contender: name, kind, absent: why };
    return {
      contender: name,
      kind,
      ms: spread(rounds.flatMap((round) => round.get(contender)?.ms ?? [])),
      ...(native && native !== contender && { vsNative: spread(ratios(rounds, contender, native)) }),
      ...(ours && ours !== contender && { oursIs: spread(ratios(rounds, ours, contender)) }),
    };
  });
  console.log(`  ${subject}, ${input.label}: ${rounds.length} rounds done`);
  const where = `${subject}, ${input.label}`;
  return {
    subject,
    input: input.label,
    bytes: bytes ?? input.bytes,
    rounds: count,
    rows,
    faults: faultsIn(rounds, where, native),
  };
}

export const rowOf = ({ rows }: Comparison, name: string): Row | undefined =>
  rows.find(({ contender }) => contender === name);
