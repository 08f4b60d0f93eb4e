// The source of a list's rows: the page's memory, or a Blob that is read while the list scrolls.

export interface RowSource<Row> {
  readonly count: number;
  /** The row, or undefined if it isn't in memory yet. */
  readonly at: (index: number) => Row | undefined;
  /** Loads the rows from `from` up to `to` (exclusive) that aren't in memory. */
  readonly need: (from: number, to: number) => void;
  /** Calls back when rows have loaded or failed to load. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** A number that changes each time. */
  readonly version: () => number;
  /** Whether the most recently needed rows couldn't be read. */
  readonly isUnreadable: () => boolean;
}

/** Rows that are already in memory. */
export const rowsBy = <Row>(count: number, at: (index: number) => Row | undefined): RowSource<Row> => ({
  count,
  at,
  need: () => undefined,
  subscribe: () => () => undefined,
  version: () => 0,
  isUnreadable: () => false,
});

export const rowsOf = <Row>(rows: readonly Row[]): RowSource<Row> => rowsBy(rows.length, (index) => rows[index]);
