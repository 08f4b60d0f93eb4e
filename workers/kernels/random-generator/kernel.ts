// Random numbers, strings, UUIDs and placeholder text: up to ten million, written as they are generated.
import { ToolError } from '../../contract/run/errors';
import type { Kernel, RunContext, Step } from '../../contract/run/kernel';
import type { Sink } from '../../contract/run/sink';
import { cryptoBytes } from '../../lib/random/byte-source';
import { lettersOf } from '../../lib/random/character-types';
import { Sampler } from '../../lib/random/sampler';
import { seededBytes } from '../../lib/random/seeded-bytes';
import { LOREM_SEPARATORS, loremRows } from './lorem';
import { numberRows, stringRows, uuidRows, type WriteRow } from './rows';
import { longestOf, message, planOf, SEPARATORS } from './spec';
import type { RandomOptions, RandomOutput, RandomPlan } from './spec';

const STEP: Step = { label: message('generating'), unit: 'items' };

/** Size of one write. */
const CHUNK_BYTES = 64 * 1024;

/** A lorem paragraph of the longest words. */
const LONGEST_LOREM = 600;

export const kernel: Kernel<readonly never[], RandomOptions, RandomOutput> = async (_, options, run) => {
  const plan = planOf(options);
  if ('problem' in plan) throw new ToolError('invalid-input', plan.problem.message);
  const sampler = new Sampler(options.seed === '' ? cryptoBytes : await seededBytes(options.seed));
  const separator = new TextEncoder().encode(separatorOf(options));
  const longest = plan.type === 'lorem' ? LONGEST_LOREM : longestOf(plan);
  const isOfOneLength = plan.type === 'string' || plan.type === 'uuid';
  const sink = await run.sink({
    mime: 'text/plain',
    ...(isOfOneLength && { expectedBytes: plan.count * (longest + separator.length) - separator.length }),
  });
  await writeRows(rowsOf(plan, options, sampler), { count: plan.count, longest, separator, sink, run });
  const result = await sink.close();
  return { type: plan.type, result, notes: options.seed === '' ? [] : [message('seeded')] };
};

function separatorOf({ type, unit, separator }: RandomOptions): string {
  if (type === 'lorem') return LOREM_SEPARATORS[unit];
  return SEPARATORS[separator];
}

function rowsOf(plan: RandomPlan, { unit, classicStart }: RandomOptions, sampler: Sampler): WriteRow {
  if (plan.type === 'numbers') return numberRows(sampler, plan.range, plan.distinct, plan.count);
  if (plan.type === 'string') return stringRows(sampler, lettersOf(plan.characters), plan.length);
  return plan.type === 'uuid' ? uuidRows(sampler) : loremRows(sampler, unit, classicStart, plan.count);
}

interface Rows {
  readonly count: number;
  /** The longest row, in bytes. */
  readonly longest: number;
  readonly separator: Uint8Array;
  readonly sink: Sink;
  readonly run: RunContext;
}

async function writeRows(write: WriteRow, { count, longest, separator, sink, run }: Rows) {
  const chunk = new Uint8Array(CHUNK_BYTES + longest + separator.length);
  let at = 0;
  for (let row = 0; row < count; row++) {
    if (row > 0) {
      for (const byte of separator) chunk[at++] = byte;
    }
    at = write(chunk, at, row);
    if (at < CHUNK_BYTES) continue;
    await sink.write(chunk.subarray(0, at));
    at = 0;
    await run.tick(row + 1, count, STEP);
  }
  await sink.write(chunk.subarray(0, at));
  await run.tick(count, count, STEP);
}
