export const ROW_PX = 20;

/** Above the first row and below the last. */
export const PAD_PX = 8;

/** Padding, border, and a little of the next row, which shows that there is more. */
const FRAME_PX = 24;

export const VISIBLE_ROWS = 14;

/** Pixels of a view of so many rows, before and after they are there. */
export const rowsHeight = (count: number, visibleRows = VISIBLE_ROWS, rowPx = ROW_PX): number =>
  Math.min(count, visibleRows) * rowPx + FRAME_PX;
