// A place in an input.

/** Line and column count from 1, offset from 0 (bytes for files, UTF-16 units for text). */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}
