// Generates and writes each kind of result as ASCII, directly into a buffer: a string per result would take three times as
// long.
import { distinctBelow, distinctBelowBig } from '../../lib/random/distinct';
import { letterTable, type Sampler } from '../../lib/random/sampler';
import { markVersion4 } from '../../lib/random/uuid-v4';
import { writeScaled, type DecimalRange } from './options/decimal-range';
import { LARGEST_FAST_RANGE } from './spec';
import { writeNumber } from './write-number';

/** Writes the result with this index (called in order) at a position in the buffer; returns the position after it. */
export type WriteRow = (out: Uint8Array, at: number, index: number) => number;

/** Numbers up to 2⁵³ use ordinary arithmetic. Larger ones are BigInts. */
export function numberRows(sampler: Sampler, range: DecimalRange, distinct: boolean, count: number): WriteRow {
  const { first, size } = range;
  const largest = [first, first + size - 1n].map((end) => (end < 0n ? -end : end)).reduce((a, b) => (a > b ? a : b));
  const isFast = size <= LARGEST_FAST_RANGE && largest < LARGEST_FAST_RANGE;
  return isFast ? fastNumbers(sampler, range, distinct, count) : bigNumbers(sampler, range, distinct, count);
}

function fastNumbers(sampler: Sampler, range: DecimalRange, distinct: boolean, count: number): WriteRow {
  const { decimals } = range;
  const [first, size] = [Number(range.first), Number(range.size)];
  const draw = distinct ? distinctBelow(sampler, size, count) : () => sampler.below(size);
  return (out, at) => writeNumber(out, at, first + draw(), decimals);
}

function bigNumbers(sampler: Sampler, range: DecimalRange, distinct: boolean, count: number): WriteRow {
  const { first, size, decimals } = range;
  const draw = drawBig(sampler, size, distinct, count);
  return (out, at) => writeAscii(out, at, writeScaled(first + draw(), decimals));
}

/** The numbers may be large if there are few of them. */
function drawBig(sampler: Sampler, size: bigint, distinct: boolean, count: number): () => bigint {
  if (!distinct) return () => sampler.belowBig(size);
  if (size > LARGEST_FAST_RANGE) return distinctBelowBig(sampler, size);
  const draw = distinctBelow(sampler, Number(size), count);
  return () => BigInt(draw());
}

export function stringRows(sampler: Sampler, letters: string, length: number): WriteRow {
  const table = letterTable(new TextEncoder().encode(letters));
  return (out, at) => {
    sampler.letters(out, at, at + length, table);
    return at + length;
  };
}

const HEX = new TextEncoder().encode('0123456789abcdef');
const HYPHEN = 0x2d;

export function uuidRows(sampler: Sampler): WriteRow {
  const uuid = new Uint8Array(16);
  return (out, start) => {
    sampler.fill(uuid);
    markVersion4(uuid, 0);
    let at = start;
    for (let byte = 0; byte < 16; byte++) {
      const value = uuid[byte] ?? 0;
      if (byte === 4 || byte === 6 || byte === 8 || byte === 10) out[at++] = HYPHEN;
      out[at++] = HEX[value >>> 4] ?? 0;
      out[at++] = HEX[value & 15] ?? 0;
    }
    return at;
  };
}

export function writeAscii(out: Uint8Array, at: number, text: string): number {
  for (let unit = 0; unit < text.length; unit++) out[at + unit] = text.charCodeAt(unit);
  return at + text.length;
}
