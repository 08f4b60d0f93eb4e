// The parts that a result is split into.

/** A part of the result, in seconds of the source file: start ≤ t < end. */
export interface Part {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** As many as a number of three digits can name. */
export const MOST_PARTS = 999;
