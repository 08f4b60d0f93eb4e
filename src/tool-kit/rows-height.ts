export const ROW_PX = 20;
const VISIBLE_ROWS = 14;

/** Pixels of a view of so many rows, before and after they are there. */
export const rowsHeight = (rows: number): number => Math.min(rows, VISIBLE_ROWS) * ROW_PX + 24;
