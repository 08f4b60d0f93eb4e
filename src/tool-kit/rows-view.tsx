// Rows of text or of a hex dump, of which only the visible ones are in the page.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { ROW_PX, rowsHeight } from './rows-height';

export default function RowsView({ rows, label }: { rows: readonly string[]; label: string }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 10,
  });
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={label}
      // A region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-auto rounded-md border border-line bg-sunken px-3 py-2 font-mono text-xs"
      style={{ height: rowsHeight(rows.length) }}
    >
      <div className="relative w-max min-w-full" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            className="absolute top-0 left-0 whitespace-pre"
            style={{ height: ROW_PX, lineHeight: `${ROW_PX}px`, transform: `translateY(${start}px)` }}
          >
            {rows[index]}
          </div>
        ))}
      </div>
    </div>
  );
}
