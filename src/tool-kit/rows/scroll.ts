// The way from a scroll position to a row and back, for lists that may be taller than a browser lets an element be.

/** Chromium caps heights at some 33 million pixels (16 at twice the resolution), Firefox at 17: taller lists are scaled down. */
export const MAX_PX = 8_000_000;

export interface Extent {
  readonly count: number;
  /** Height of a row. */
  readonly rowPx: number;
  /** Height of the view. */
  readonly viewPx: number;
}

/** Of the whole content. */
export const heightOf = ({ count, rowPx }: Extent) => Math.min(count * rowPx, MAX_PX);

/** The row at the top of the view when it is at the end; a fraction if the view cuts it. */
export const lastTop = ({ count, rowPx, viewPx }: Extent) => Math.max(0, count - viewPx / rowPx);

const lastPx = (extent: Extent) => Math.max(0, heightOf(extent) - extent.viewPx);

export const clampPx = (px: number, extent: Extent) => Math.min(lastPx(extent), Math.max(0, px));

const isScaled = (extent: Extent) => extent.count * extent.rowPx > MAX_PX;

/** The way that moves the scroll bar, which is as high as the view, by a pixel. */
const barPixel = (extent: Extent) => MAX_PX / extent.viewPx;

/**
 * The longest way that a wheel, finger or key is taken to go at once. The least that the scroll bar can be dragged, a third of
 * a pixel on a phone, is a longer one.
 */
const shortWay = (extent: Extent) => barPixel(extent) / 4;

/** The scroll bar's position when the row is at the top. */
export function pxOfRow(row: number, extent: Extent): number {
  if (!isScaled(extent)) return Math.min(row * extent.rowPx, lastPx(extent));
  if (row <= 0) return 0;
  if (row >= lastTop(extent)) return lastPx(extent);
  // Away from its ends, so that the rows beyond can still be scrolled to.
  const room = shortWay(extent);
  return Math.min(Math.max((row / lastTop(extent)) * lastPx(extent), room), lastPx(extent) - room);
}

/**
 * The row at the top after the view was scrolled from one position to another. A short distance (wheel, finger, keys) moves row
 * by row at any scale; a long one (the scroll bar) goes to the bar's position.
 */
export function rowAfterScroll(top: number, fromPx: number, toPx: number, extent: Extent): number {
  const last = lastTop(extent);
  const way = toPx - fromPx;
  const within = (row: number) => Math.min(last, Math.max(0, row));
  if (!isScaled(extent)) return within(toPx / extent.rowPx);
  // Set by us: browsers round what they are given.
  if (Math.abs(way) < 1) return top;
  if (Math.abs(way) <= shortWay(extent)) return within(top + way / extent.rowPx);
  if (toPx <= 0) return 0;
  return toPx >= lastPx(extent) - 1 ? last : within((toPx / lastPx(extent)) * last);
}

/** Whether the bar is at an end while the rows are not, so that it must be reset before the visitor can scroll on. */
export const isStuck = (top: number, px: number, extent: Extent) =>
  isScaled(extent) && ((px <= 0 && top > 0) || (px >= lastPx(extent) - 1 && top < lastTop(extent)));

/** Whether short ways, which move the bar further than the rows, have moved it visibly too far. */
export const hasStrayed = (top: number, px: number, extent: Extent) =>
  isScaled(extent) && Math.abs(pxOfRow(top, extent) - px) > barPixel(extent);
