// A list that stays light however long it is: a plain one, and from some length on a virtual one, loaded when it is needed.
import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import type { VirtualListProps } from './virtual-list';

const VirtualList = lazy(() => import('./virtual-list'));

/** Up to here every item is in the page, where the browser's own search finds it. */
export const PLAIN_ITEMS = 20;

export function LongList(props: VirtualListProps) {
  if (props.count <= PLAIN_ITEMS) return <PlainList {...props} />;
  return (
    <Suspense fallback={<PlainList {...props} count={PLAIN_ITEMS} />}>
      <VirtualList {...props} />
    </Suspense>
  );
}

function PlainList({ label, count, className, keyOf, children }: VirtualListProps) {
  return (
    <ul aria-label={label} className={clsx('overflow-auto', className)}>
      {Array.from({ length: count }, (_, index) => (
        <li key={keyOf(index)} data-index={index}>
          {children(index)}
        </li>
      ))}
    </ul>
  );
}
