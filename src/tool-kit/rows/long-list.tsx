// A list that stays fast at any length. Up to a certain length it is a plain list. A longer one renders only the rows in view.
import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { rowsBy } from './row-source';
import { Rows } from './rows';

export interface LongListProps {
  label: string;
  count: number;
  /** The height of each item in a long list, in pixels. */
  rowPx: number;
  /** How many items of a long list are visible at once. */
  visibleRows: number;
  className?: string;
  keyOf: (index: number) => string | number;
  children: (index: number) => ReactNode;
}

/** Up to this length all items are rendered, so that the browser's search finds them. */
export const PLAIN_ITEMS = 20;

export function LongList({ label, count, rowPx, visibleRows, className, keyOf, children }: LongListProps) {
  const source = useMemo(() => rowsBy(count, (index) => index), [count]);
  if (count > PLAIN_ITEMS) {
    return (
      <div className={className}>
        <Rows source={source} label={label} rowPx={rowPx} visibleRows={visibleRows} look="list" renderRow={children} />
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
