// Whether a machine did the same work at the same speed before and after a measurement. Both benchmarks use it.
import { median } from './statistics';

/** If the loop of fixed work is this many times slower at one end, the machine throttles, or other programs run. */
const MOST_DRIFT = 1.1;
/** A run of the loop that takes this many times as long as the median was interrupted. */
const MOST_STALL = 1.5;

/**
 * Why figures measured between the two can't be trusted; empty on a quiet machine. Both are milliseconds of each run of the
 * loop.
 */
export function driftReasons(before: readonly number[], after: readonly number[]): string[] {
  const reasons: string[] = [];
  const [usual, later] = [median(before), median(after)];
  const drift = Math.max(usual / later, later / usual);
  if (drift > MOST_DRIFT)
    reasons.push(
      `the machine was ${((drift - 1) * 100).toFixed(0)} % ${later > usual ? 'slower' : 'faster'} afterwards`,
    );
  const stall = Math.max(Math.max(...before) / usual, Math.max(...after) / later);
  if (stall > MOST_STALL) reasons.push(`a loop of fixed work once took ${stall.toFixed(1)} times as long as usual`);
  return reasons;
}
