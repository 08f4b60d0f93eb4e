// A list that stays light however long it is: a plain one, and from some length on rows of which only those in view are in the page.
import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { rowsBy } from './row-source';
import { Rows } from './rows';

export interface LongListProps {
  label: string;
  count: number;
  /** The height in pixels of an item in a long list, where all are equally high. */
  rowPx: number;
  /** Items of a long list that are seen at once. */
  visibleRows: number;
  className?: string;
  keyOf: (index: number) => string | number;
  children: (index: number) => ReactNode;
}

/** Up to here all items are rendered, so that the browser's search finds them. */
export const PLAIN_ITEMS = 20;

export function LongList({ label, count, rowPx, visibleRows, className, keyOf, children }: LongListProps) {
  const source = useMemo(() => rowsBy(count, (index) => index), [count]);
  if (count > PLAIN_ITEMS) {
    return (
      <div className={className}>
        <Rows {...{ source, label, rowPx, visibleRows }} look="list" renderRow={children} />
      </div>
    );
  }
  return (
    <ul aria-label={label} className={clsx('overflow-auto', className)} style={{ maxHeight: rowPx * visibleRows }}>
      {Array.from({ length: count }, (_, index) => (
        <li key={keyOf(index)}>{children(index)}</li>
      ))}
    </ul>
  );
}
