// Which row is at the top of a list, as it is scrolled by wheel, finger, key, scroll bar or the page itself.
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { clampPx, hasStrayed, isStuck, lastTop, pxOfRow, rowAfterScroll, type Extent } from './scroll';

/** A new one scrolls the list to the row, also to the one that it went to before. */
export interface RowTarget {
  readonly row: number;
}

interface View {
  /** The row at the top; a fraction if the view cuts it. */
  readonly top: number;
  /** The scroll position that the row was found for. */
  readonly px: number;
  /** Whether the scroll bar has to be set there: it was not the visitor who scrolled. */
  readonly isSet: boolean;
}

function viewOf(row: number, extent: Extent): View {
  const top = Math.min(row, lastTop(extent));
  return { top, px: pxOfRow(top, extent), isSet: true };
}

function scrolled(view: View, scrollTop: number, extent: Extent): View {
  // Safari lets one pull a page beyond its ends.
  const px = clampPx(scrollTop, extent);
  if (Math.abs(px - view.px) < 1) return view;
  const top = rowAfterScroll(view.top, view.px, px, extent);
  return isStuck(top, px, extent) ? viewOf(top, extent) : { top, px, isSet: false };
}

/** Only while it is visible: setting the scroll bar interrupts the visitor's own scrolling. */
const settled = (view: View, extent: Extent): View =>
  hasStrayed(view.top, view.px, extent) ? viewOf(view.top, extent) : view;

interface Sizes {
  readonly count: number;
  readonly rowPx: number;
  /** Height of the view until it is measured. */
  readonly viewPx: number;
  /** Padding of the box that is no part of the view, above and below together. */
  readonly padding: number;
}

/** Scrolled no further than it takes for the row to be seen whole. */
function withRow(view: View, row: number, extent: Extent): View {
  if (row < view.top) return viewOf(row, extent);
  const whole = extent.viewPx / extent.rowPx;
  return row + 1 > view.top + whole ? viewOf(row + 1 - whole, extent) : view;
}

/** The active row is kept in view when it becomes another. */
export function useRowScroll(sizes: Sizes, goTo: RowTarget | undefined, active?: number) {
  const { count, rowPx, viewPx: expectedPx, padding } = sizes;
  const scroller = useRef<HTMLDivElement>(null);
  const [measuredPx, setMeasuredPx] = useState<number>();
  const extent: Extent = { count, rowPx, viewPx: Math.max(rowPx, measuredPx ?? expectedPx) };
  // A list begins at its top: setting that would lay it out at once, and on a phone that is a freeze.
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

  // The list may begin below the window, with only the buttons above it in view.
  useEffect(() => {
    if (goTo) scroller.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [goTo]);

  // A scroll bar for long rows takes some of the height.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setMeasuredPx(box.clientHeight - padding));
    observer.observe(box);
    return () => observer.disconnect();
  }, [padding]);

  return {
    extent,
    /** Rows may have gone since. */
    top: Math.min(view.top, lastTop(extent)),
    handlers: {
      ref: scroller,
      onScroll: () => {
        const box = scroller.current;
        if (box) setView((view) => scrolled(view, box.scrollTop, extent));
      },
      onScrollEnd: () => setView((view) => settled(view, extent)),
      // The browser would glide there: in a scaled list, over rows without number.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.target !== event.currentTarget || (event.key !== 'Home' && event.key !== 'End')) return;
        event.preventDefault();
        setView(viewOf(event.key === 'Home' ? 0 : lastTop(extent), extent));
      },
    },
  };
}
