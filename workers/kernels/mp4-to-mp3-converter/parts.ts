// The parts that a result is split into.

/** A part of the result, in seconds of the source file: start ≤ t < end. */
export interface Part {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}
