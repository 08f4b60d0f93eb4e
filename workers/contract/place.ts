// Where something is in an input.

/** A place in the input: line and column count from 1, offset from 0 (bytes for files, UTF-16 units for text). */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}
