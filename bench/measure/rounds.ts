// Runs contenders in turns, never two at once, so that what disturbs the machine disturbs all of them alike.
import { SEED } from '../seed';
import { createRandom } from '../noise';
import { NotHere, type Contender, type Input, type Sample } from './contender';

export interface Turns {
  readonly rounds: readonly ReadonlyMap<Contender, Sample>[];
  /** Why a contender did not run. */
  readonly absent: ReadonlyMap<Contender, string>;
}

const tooLarge = ({ maxBytes = Infinity }: Contender, { bytes }: Input) => bytes > maxBytes;

/** Prepares them and, unless they are warm, lets each run once unmeasured: files get into the machine's cache, code gets compiled. */
async function warmUp(
  contenders: readonly Contender[],
  input: Input,
  areWarm: boolean,
): Promise<Map<Contender, string>> {
  const absent = new Map<Contender, string>();
  for (const contender of contenders) {
    if (tooLarge(contender, input)) {
      absent.set(contender, 'too slow for this size');
      continue;
    }
    try {
      await contender.prepare?.(input);
      if (!areWarm) await runOnce(contender, input);
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      absent.set(contender, error.message);
    }
  }
  return absent;
}

/** A run that never ends would take the whole benchmark with it. */
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

/** Everyone once, in any order: who always runs after the same one pays for what that one leaves behind. */
async function oneRound(contenders: readonly Contender[], input: Input, random: () => number) {
  const samples = new Map<Contender, Sample>();
  for (const contender of shuffled(contenders, random)) samples.set(contender, await runOnce(contender, input));
  return samples;
}

/** R. A. Fisher and F. Yates, as R. Durstenfeld put it in 1964. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

export async function runInTurns(
  contenders: readonly Contender[],
  input: Input,
  rounds: number,
  areWarm = false,
): Promise<Turns> {
  const absent = await warmUp(contenders, input, areWarm);
  const present = contenders.filter((contender) => !absent.has(contender));
  const random = createRandom(SEED);
  const done: ReadonlyMap<Contender, Sample>[] = [];
  for (let turn = 0; turn < rounds; turn++) done.push(await oneRound(present, input, random));
  return { rounds: done, absent };
}
