// The list of rows. Its code loads when there are rows to show, because most visitors type their text and never need it.
import clsx from 'clsx';
import { Suspense } from 'react';
import { loadable } from '../../hydration/loadable';
import { rowsHeight } from './looks';
import type { RowsViewProps } from './rows-view';
import * as words from './words';

const rowsView = loadable(() => import('./rows-view'));

export interface RowsProps extends RowsViewProps {
  /** A placeholder until the list has loaded. */
  reading?: string;
}

export function Rows({ reading = words.reading, ...props }: RowsProps) {
  const height = rowsHeight(props.source.count, props.look ?? 'text', props);
  return (
    <Suspense fallback={<RowsPlace text={reading} height={height} fills={props.fills} />}>
      <rowsView.Component {...props} />
    </Suspense>
  );
}

interface RowsPlaceProps {
  text: string;
  height: number;
  fills?: boolean | undefined;
}

/** Reserves the list's place, so that content below doesn't move under a visitor's finger. */
export function RowsPlace({ text, height, fills = false }: RowsPlaceProps) {
  return (
    <p
      className={clsx(
        'rounded-md border border-line bg-raised px-3 py-2 text-sm text-muted',
        fills && 'fills-and-scrolls',
      )}
      style={{ height }}
    >
      {text}
    </p>
  );
}
