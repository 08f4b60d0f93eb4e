// Converts between scroll positions and rows, for lists that may be taller than browsers allow an element to be.

/**
 * The maximum height of an element is about 33 million pixels in Chromium (16 at twice the resolution) and 17 in Firefox.
 * Taller lists are scaled down.
 */
export const MAX_PX = 8_000_000;

export interface Extent {
  readonly count: number;
  /** Height of a row. */
  readonly rowPx: number;
  /** Height of the view. */
  readonly viewPx: number;
}

/** The height of the whole content. */
export const heightOf = ({ count, rowPx }: Extent) => Math.min(count * rowPx, MAX_PX);

/** The row at the top of the view when the list is at its end. A fraction if the view cuts that row. */
export const lastTop = ({ count, rowPx, viewPx }: Extent) => Math.max(0, count - viewPx / rowPx);

const lastPx = (extent: Extent) => Math.max(0, heightOf(extent) - extent.viewPx);

export const clampPx = (px: number, extent: Extent) => Math.min(lastPx(extent), Math.max(0, px));

const isScaled = (extent: Extent) => extent.count * extent.rowPx > MAX_PX;

/** How far the content scrolls if the scroll bar, which is as high as the view, moves by a pixel. */
const barPixel = (extent: Extent) => MAX_PX / extent.viewPx;

/**
 * The longest distance that a single step of a wheel, finger or key is expected to scroll. Dragging the scroll bar by its
 * minimum, a third of a pixel on a phone, scrolls further.
 */
const shortWay = (extent: Extent) => barPixel(extent) / 4;

/** The scroll bar's position when the row is at the top. */
export function pxOfRow(row: number, extent: Extent): number {
  if (!isScaled(extent)) return Math.min(row * extent.rowPx, lastPx(extent));
  if (row <= 0) return 0;
  if (row >= lastTop(extent)) return lastPx(extent);
  // Keeps away from both ends, so that the visitor can scroll on to the remaining rows.
  const room = shortWay(extent);
  return Math.min(Math.max((row / lastTop(extent)) * lastPx(extent), room), lastPx(extent) - room);
}

/**
 * The row at the top after the view was scrolled from one position to another. A short distance (wheel, finger, keys) moves row
 * by row at any scale. A long one (the scroll bar) goes to the bar's position.
 */
export function rowAfterScroll(top: number, fromPx: number, toPx: number, extent: Extent): number {
  const last = lastTop(extent);
  const way = toPx - fromPx;
  const within = (row: number) => Math.min(last, Math.max(0, row));
  if (!isScaled(extent)) return within(toPx / extent.rowPx);
  // We set this position. The tolerance is for browsers that round it.
  if (Math.abs(way) < 1) return top;
  if (Math.abs(way) <= shortWay(extent)) return within(top + way / extent.rowPx);
  if (toPx <= 0) return 0;
  return toPx >= lastPx(extent) - 1 ? last : within((toPx / lastPx(extent)) * last);
}

/** Whether the bar is at an end but the rows aren't. The bar must then be reset, so that the visitor can scroll on. */
export const isStuck = (top: number, px: number, extent: Extent) =>
  isScaled(extent) && ((px <= 0 && top > 0) || (px >= lastPx(extent) - 1 && top < lastTop(extent)));

/** Whether short distances, which move the bar further than the rows, have moved it visibly too far. */
export const hasStrayed = (top: number, px: number, extent: Extent) =>
  isScaled(extent) && Math.abs(pxOfRow(top, extent) - px) > barPixel(extent);
