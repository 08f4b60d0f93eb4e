// Names a place in the input and, where the input is text, leads there.
import type { ReactNode } from 'react';
import type { Place } from '../../../workers/contract/place';
import { showInInput } from './show-in-input';

export interface PlaceLinkProps {
  /** The input, where it is text. */
  text: string | undefined;
  at: Pick<Place, 'line' | 'column'>;
  children: ReactNode;
}

export function PlaceLink({ text, at, children }: PlaceLinkProps) {
  if (text === undefined) return children;
  return (
    <button
      type="button"
      title="Show in input"
      onClick={() => showInInput(text, at)}
      className="min-h-6 rounded-sm text-accent underline underline-offset-4 hover:no-underline"
    >
      {children}
    </button>
  );
}
