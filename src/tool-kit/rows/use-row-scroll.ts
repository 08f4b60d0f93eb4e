// Finds the row at the top of a list that is scrolled by wheel, finger, key, scroll bar or the page itself.
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { clampPx, hasStrayed, isStuck, lastTop, pxOfRow, rowAfterScroll, type Extent } from './scroll';

/** A new object scrolls the list to its row, even if the row is the same as before. */
export interface RowTarget {
  readonly row: number;
}

interface View {
  /** The row at the top. A fraction if the view cuts it. */
  readonly top: number;
  /** The scroll position from which the row was computed. */
  readonly px: number;
  /** Whether the scroll bar must be set to it, because the visitor didn't scroll. */
  readonly isSet: boolean;
}

function viewOf(row: number, extent: Extent): View {
  const top = Math.min(row, lastTop(extent));
  return { top, px: pxOfRow(top, extent), isSet: true };
}

function scrolled(view: View, scrollTop: number, extent: Extent): View {
  // Safari lets the visitor pull a page beyond its ends.
  const px = clampPx(scrollTop, extent);
  if (Math.abs(px - view.px) < 1) return view;
  const top = rowAfterScroll(view.top, view.px, px, extent);
  return isStuck(top, px, extent) ? viewOf(top, extent) : { top, px, isSet: false };
}

/** Only while the list is visible, because setting the scroll bar interrupts the visitor's own scrolling. */
const settled = (view: View, extent: Extent): View =>
  hasStrayed(view.top, view.px, extent) ? viewOf(view.top, extent) : view;

interface Sizes {
  readonly count: number;
  readonly rowPx: number;
  /** The height of the view before it is measured. */
  readonly viewPx: number;
  /** The padding of the box that isn't part of the view: the sum of top and bottom. */
  readonly padding: number;
}

/** Scrolls only as far as needed to show the whole row. */
function withRow(view: View, row: number, extent: Extent): View {
  if (row < view.top) return viewOf(row, extent);
  const whole = extent.viewPx / extent.rowPx;
  return row + 1 > view.top + whole ? viewOf(row + 1 - whole, extent) : view;
}

/** When another row becomes active, it is scrolled into view. */
export function useRowScroll(sizes: Sizes, goTo: RowTarget | undefined, active?: number) {
  const { count, rowPx, viewPx: expectedPx, padding } = sizes;
  const scroller = useRef<HTMLDivElement>(null);
  const [measuredPx, setMeasuredPx] = useState<number>();
  const extent: Extent = { count, rowPx, viewPx: Math.max(rowPx, measuredPx ?? expectedPx) };
  // A list begins at its top. Setting that position would force a layout, which freezes a phone.
  const [view, setView] = useState<View>(() => ({ ...viewOf(goTo?.row ?? 0, extent), isSet: goTo !== undefined }));
  const [reached, setReached] = useState(goTo);
  if (goTo !== reached) {
    setReached(goTo);
    if (goTo) setView(viewOf(goTo.row, extent));
  }
  const [shown, setShown] = useState(active);
  if (active !== shown) {
    setShown(active);
    if (active !== undefined) setView((view) => withRow(view, active, extent));
  }

  useLayoutEffect(() => {
    if (view.isSet && scroller.current) scroller.current.scrollTop = view.px;
  }, [view]);

  // The list may begin below the window, where only the buttons above it are in view.
  useEffect(() => {
    const box = scroller.current;
    if (!goTo || !box) return;
    const { scrollLeft } = box;
    box.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
    // A row that is wider than the view would move sideways as well, and hide its beginning.
    box.scrollLeft = scrollLeft;
  }, [goTo]);

  // The scroll bar for long rows takes some of the height.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setMeasuredPx(box.clientHeight - padding));
    observer.observe(box);
    return () => observer.disconnect();
  }, [padding]);

  return {
    extent,
    /** Rows may have been removed since then. */
    top: Math.min(view.top, lastTop(extent)),
    handlers: {
      ref: scroller,
      onScroll: () => {
        const box = scroller.current;
        if (box) setView((view) => scrolled(view, box.scrollTop, extent));
      },
      onScrollEnd: () => setView((view) => settled(view, extent)),
      // Otherwise the browser would scroll smoothly, over an enormous number of rows in a scaled list.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.target !== event.currentTarget || (event.key !== 'Home' && event.key !== 'End')) return;
        event.preventDefault();
        setView(viewOf(event.key === 'Home' ? 0 : lastTop(extent), extent));
      },
    },
  };
}
