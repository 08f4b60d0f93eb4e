// Cuts of a sound, as the visitor moves them.
import type { SilentPart } from '../../../workers/contract/media/silences';

/** The least distance between two cuts by hand, in seconds. */
export const LEAST_GAP = 0.1;

/** More parts can't be made. */
export const MOST_CUTS = 998;

const rounded = (time: number) => Math.round(time * 100) / 100;

/** The range for a cut: between its neighbors. */
export const boundsOf = (cuts: readonly number[], index: number, seconds: number) => ({
  min: rounded((cuts[index - 1] ?? 0) + LEAST_GAP),
  max: rounded((cuts[index + 1] ?? seconds) - LEAST_GAP),
});

export function moved(cuts: readonly number[], index: number, time: number, seconds: number): readonly number[] {
  const { min, max } = boundsOf(cuts, index, seconds);
  return cuts.with(index, Math.max(min, Math.min(max, rounded(time))));
}

/** The cut at a position, or so near that no other one fits there. −1 if there is none. */
export const cutAt = (cuts: readonly number[], time: number): number =>
  cuts.findIndex((cut) => Math.abs(cut - time) < LEAST_GAP);

/** Undefined if there is no room: beside another cut, or at an end of the sound. */
export function added(cuts: readonly number[], time: number, seconds: number): readonly number[] | undefined {
  const cut = rounded(time);
  if (cuts.length >= MOST_CUTS || cut < LEAST_GAP || cut > seconds - LEAST_GAP || cutAt(cuts, cut) >= 0)
    return undefined;
  return [...cuts, cut].sort((a, b) => a - b);
}

/** The middle of the silence that is nearest to a time, if it is within a distance. Otherwise the time. */
export function snapped(found: readonly SilentPart[], time: number, within: number): number {
  let nearest = time;
  for (const { start, end } of found) {
    const middle = (start + end) / 2;
    const [distance, best] = [Math.abs(middle - time), nearest === time ? within : Math.abs(nearest - time)];
    if (distance <= best) nearest = middle;
  }
  return nearest;
}
