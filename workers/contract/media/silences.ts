// Finds the silences of a sound in its levels, and the places to cut it.
import { LEVEL_SECONDS, SILENT_LEVEL, type SoundShape } from './sound-shape';

export interface SilenceSettings {
  /** In decibels relative to full scale, such as −40, in steps of 0.5. A window is silent if all its samples are below it. */
  readonly threshold: number;
  /** The least length of a silence, in seconds. */
  readonly length: number;
}

/** In seconds from the sound's start. */
export interface SilentPart {
  readonly start: number;
  readonly end: number;
}

/** In windows, so that 0.1 + 0.2 seconds are exactly 30 of them. */
const inWindows = (seconds: number) => Math.max(1, Math.round(seconds / LEVEL_SECONDS));

/** In the order of their times. Takes about a millisecond for an hour of sound. */
export function silences(levels: SoundShape['levels'], { threshold, length }: SilenceSettings): SilentPart[] {
  const loudest = Math.min(SILENT_LEVEL - 1, Math.floor(-2 * threshold));
  const least = inWindows(length);
  const found: SilentPart[] = [];
  let start = 0;
  const end = (at: number) => {
    if (at - start >= least) found.push({ start: start * LEVEL_SECONDS, end: at * LEVEL_SECONDS });
    start = at + 1;
  };
  for (let i = 0; i < levels.length; i++) if ((levels[i] ?? 0) <= loudest) end(i);
  end(levels.length);
  return found;
}

/** Parts between silences are at least this long, in seconds. */
export const LEAST_PART_SECONDS = 2;

/** A part of a file, in seconds. */
type Range = SilentPart;

/**
 * The middle of each silence in a range of the sound, in seconds. Silence at the start or the end of the range separates nothing,
 * and a cut that would make a part shorter than LEAST_PART_SECONDS is left out.
 */
export function cutsIn(found: readonly SilentPart[], range: Range): number[] {
  const cuts: number[] = [];
  for (const { start, end } of found) {
    if (start <= range.start || end >= range.end) continue;
    const middle = (start + end) / 2;
    if (middle - (cuts.at(-1) ?? range.start) < LEAST_PART_SECONDS || range.end - middle < LEAST_PART_SECONDS) continue;
    cuts.push(middle);
  }
  return cuts;
}

/** Without titles. Each ends where the next one begins. */
export const partsBetween = (cuts: readonly number[], { start, end }: Range) =>
  [start, ...cuts].map((from, i) => ({ title: '', start: from, end: cuts[i] ?? end }));
