// The measuring tools of a part. Contenders run in interleaved rounds and never at the same time, so a disturbance affects all
// of them equally.
import type { Bench } from '../browser/open';
import type { Comparison, Findings, Kind, Row } from '../model';
import { SEED, createRandom } from '../../src/lib/seeded-noise';
import type { Progress } from '../progress';
import { isDecided, isSettled, LEAST_ROUNDS } from '../figures';
import { FEWEST_ROUNDS } from '../../src/lib/statistics';
import { type Contender, type Input, NotHere, type Sample } from './contender';

export interface ComparisonSetup {
  readonly subject: string;
  readonly input: Input;
  readonly contenders: readonly Contender[];
  /** Bytes of work per run, if that isn't the input's size. */
  readonly bytes?: number;
  /** Contenders that ran over another input just before, and whose runs take long. */
  readonly areWarm?: boolean;
}

export interface Session {
  readonly rounds: number;
  /** Small inputs, for a quick check that everything works. */
  readonly quick: boolean;
  /** The size of large files in folders, if it was given. */
  readonly gigabytes?: number;
  /** Finished comparisons. They are kept if the part fails later. */
  readonly done: readonly Comparison[];
  compare(setup: ComparisonSetup): Promise<Comparison>;
  /** Repeats a measurement: as many rounds as requested, but at most five, or three if one takes longer than a minute. */
  repeat<Value>(what: string, once: (round: number) => Promise<Value>): Promise<Values<Value>>;
  /** The same, but ends as soon as no further round can change a verdict if one takes long. Returns what was found. */
  measure<Value>(
    what: string,
    once: (round: number) => Promise<Value>,
    findingsOf: (values: Values<Value>) => Findings,
  ): Promise<Findings>;
  /** Shows the current step. */
  step(text: string): void;
  /** Logs a finished step. */
  note(text: string): void;
}

type Values<Value> = readonly [Value, ...Value[]];

/** A part's measurements, in a browser with the site. */
export type RunPart = (bench: Bench, session: Session) => Promise<Findings>;

type Round = ReadonlyMap<Contender, Sample>;

/** Rounds that are worth saving if they can't change a verdict. */
const LONG_MS = 10_000;
const VERY_LONG_MS = 60_000;

/** How many rounds are worthwhile, given the duration of the first one. */
export const roundsFor = (wanted: number, firstMs: number) =>
  firstMs > VERY_LONG_MS ? Math.min(wanted, LEAST_ROUNDS) : wanted;

/** A run that never ends would block the whole benchmark. */
const PATIENCE_MS = 5 * 60_000;

async function runOnce(contender: Contender, input: Input): Promise<Sample> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const text = `${contender.name} has not ended within ${PATIENCE_MS / 60_000} minutes: ${input.label}`;
    timer = setTimeout(() => reject(new Error(text)), PATIENCE_MS);
  });
  try {
    return await Promise.race([contender.run(input), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Prepares a contender and runs it once unmeasured, so that its file is cached and its code compiled. Returns why it can't run. */
async function warmUp(contender: Contender, input: Input, isWarm: boolean): Promise<string | undefined> {
  if (input.bytes > (contender.maxBytes ?? Infinity)) return 'too slow for this size';
  try {
    await contender.prepare?.(input);
    if (!isWarm) await runOnce(contender, input);
    return undefined;
  } catch (error) {
    if (error instanceof NotHere) return error.message;
    throw error;
  }
}

/** R. A. Fisher and F. Yates, in the form of R. Durstenfeld, 1964. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** In random order. In a fixed order, a contender would always pay for the garbage of the one before it. */
async function oneRound(contenders: readonly Contender[], input: Input, random: () => number): Promise<Round> {
  const samples = new Map<Contender, Sample>();
  for (const contender of shuffled(contenders, random)) samples.set(contender, await runOnce(contender, input));
  return samples;
}

function wrongIn(rounds: readonly Round[], where: string, judge: Contender | undefined): string[] {
  const wrong = new Set<string>();
  for (const round of rounds) {
    const [first] = round.values();
    const right = (judge ? round.get(judge) : first)?.output;
    for (const [{ name }, { output }] of round) {
      const differs = output !== undefined && right !== undefined && output !== right;
      if (differs) wrong.add(`${where}: ${name} gives ${output}, but ${judge?.name ?? 'others'} ${right}`);
    }
  }
  return [...wrong];
}

async function compare(setup: ComparisonSetup, wanted: number, progress: Progress): Promise<Comparison> {
  const { subject, input, contenders, bytes = input.bytes, areWarm = false } = setup;
  const where = `${subject}, ${input.label}`;
  progress.step(`${where}: warming up`);
  const absent = new Map<Contender, string>();
  for (const contender of contenders) {
    const why = await warmUp(contender, input, areWarm);
    if (why !== undefined) absent.set(contender, why);
  }
  const present = contenders.filter((contender) => !absent.has(contender));
  const firstOf = (kind: Kind) => present.find((contender) => contender.kind === kind);
  const ours = firstOf('ours');
  const control = ours && { ...ours, name: `${ours.name} again (A/A)` };
  const all = control ? [...present, control] : present;
  const random = createRandom(SEED);
  const rounds: Round[] = [];
  const samplesOf = (contender: Contender) =>
    rounds.flatMap((round) => {
      const sample = round.get(contender);
      return sample ? [Number(sample.ms.toFixed(3))] : [];
    });
  const soFar = (): Comparison => {
    const rows = contenders.map((contender): Row => {
      const { name, kind } = contender;
      const why = absent.get(contender);
      return { contender: name, kind, samples: samplesOf(contender), ...(why !== undefined && { absent: why }) };
    });
    if (control) rows.push({ contender: control.name, kind: 'ours', samples: samplesOf(control), isControl: true });
    return { subject, input: input.label, bytes, rows, wrong: wrongIn(rounds, where, firstOf('native')) };
  };
  const startedAt = performance.now();
  for (let count = wanted; rounds.length < count;) {
    progress.step(`${where}: round ${rounds.length + 1} of ${count}`);
    rounds.push(await oneRound(all, input, random));
    if (rounds.length === 1) count = roundsFor(wanted, performance.now() - startedAt);
    if (rounds.length >= LEAST_ROUNDS && isSettled(soFar())) break;
  }
  progress.note(where);
  return soFar();
}

export function createSession(
  settings: { readonly rounds: number; readonly quick: boolean; readonly gigabytes?: number },
  progress: Progress,
): Session {
  const done: Comparison[] = [];
  const repeated = async <Value>(
    what: string,
    once: (round: number) => Promise<Value>,
    areDecided: (values: Values<Value>) => boolean = () => false,
  ): Promise<Values<Value>> => {
    const wanted = Math.min(settings.rounds, FEWEST_ROUNDS);
    const startedAt = performance.now();
    progress.step(`${what}: 1 of ${wanted}`);
    const found: [Value, ...Value[]] = [await once(0)];
    const firstMs = performance.now() - startedAt;
    const count = roundsFor(wanted, firstMs);
    const canEnd = () => firstMs > LONG_MS && found.length >= LEAST_ROUNDS && areDecided(found);
    while (found.length < count && !canEnd()) {
      progress.step(`${what}: ${found.length + 1} of ${count}`);
      found.push(await once(found.length));
    }
    progress.note(what);
    return found;
  };
  return {
    rounds: settings.rounds,
    quick: settings.quick,
    ...(settings.gigabytes !== undefined && { gigabytes: settings.gigabytes }),
    done,
    async compare(setup) {
      const comparison = await compare(setup, settings.rounds, progress);
      done.push(comparison);
      return comparison;
    },
    repeat: (what, once) => repeated(what, once),
    async measure(what, once, findingsOf) {
      const areDecided = ({ measurements }: Findings) => measurements.every((one) => !one.limit || isDecided(one));
      return findingsOf(await repeated(what, once, (values) => areDecided(findingsOf(values))));
    },
    step: (text) => progress.step(text),
    note: (text) => progress.note(text),
  };
}
