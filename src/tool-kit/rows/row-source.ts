// The source of a list's rows: the page's memory, or a Blob that is read during scrolling.

export interface RowSource<Row> {
  readonly count: number;
  /** The row, or undefined while it is not in memory. */
  readonly at: (index: number) => Row | undefined;
  /** Loads the rows from `from` up to `to` (exclusive) where they are not in memory. */
  readonly need: (from: number, to: number) => void;
  /** Calls back whenever rows have come or could not be read. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Another number after each such change. */
  readonly version: () => number;
  /** Whether the rows needed last could not be read. */
  readonly isUnreadable: () => boolean;
}

/** Rows that cost nothing to have. */
export const rowsBy = <Row>(count: number, at: (index: number) => Row | undefined): RowSource<Row> => ({
  count,
  at,
  need: () => undefined,
  subscribe: () => () => undefined,
  version: () => 0,
  isUnreadable: () => false,
});

export const rowsOf = <Row>(rows: readonly Row[]): RowSource<Row> => rowsBy(rows.length, (index) => rows[index]);
