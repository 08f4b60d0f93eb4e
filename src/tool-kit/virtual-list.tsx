// A list of which only the visible items are in the page: thousands of them cost no more layout than a dozen.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';

export interface VirtualListProps {
  label: string;
  count: number;
  /** Pixels of an item, about: each is measured once it is there. */
  estimate: number;
  /** Limits the height. */
  className: string;
  keyOf: (index: number) => string | number;
  children: (index: number) => ReactNode;
}

export default function VirtualList({ label, count, estimate, className, keyOf, children }: VirtualListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 5,
    // An item that holds the focus stays while others scroll, or the focus would be lost.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const isAway = focused !== undefined && focused < count && !shown.includes(focused);
      return isAway ? [...shown, focused].sort((a, b) => a - b) : shown;
    },
  });
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={label}
      // A region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className={clsx('overflow-auto', className)}
    >
      <ul aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            onFocus={() => setFocused(index)}
            onBlur={() => setFocused(undefined)}
            className="absolute top-0 left-0 w-full"
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(index)}
          </li>
        ))}
      </ul>
    </div>
  );
}
