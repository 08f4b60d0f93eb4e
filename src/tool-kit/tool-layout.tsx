// The frame of a tool's screen: what goes in on the left, what comes out on the right, one below the other where there is no room.
import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Loadable } from '../lib/loadable';
import { focusRun } from './focus';
import { lateParts } from './late-parts';
import { FROM_RESULT } from './from-result';
import { useShortcuts } from './use-shortcuts';
import type { Submit } from './use-submit';

export interface ToolLayoutProps {
  run: Submit;
  /** Input, options and buttons. */
  children: ReactNode;
  outcome: ReactNode;
  /** What shows the result, where its code comes behind the page. */
  late?: Pick<Loadable, 'load'>;
  /** Below both, over the whole width. */
  below?: ReactNode;
  /** Everything over the whole width, for what is wide itself. */
  stacked?: boolean;
}

export function ToolLayout({ run, children, outcome, late, below, stacked = false }: ToolLayoutProps) {
  useShortcuts(run);
  useFocusOnArrival();
  useLateParts(late);
  return (
    <div data-two-panes className="flex flex-col gap-6">
      <div className={clsx('grid grid-cols-1 items-start gap-x-8 gap-y-6', !stacked && 'min-[1200px]:grid-cols-2')}>
        <div className="flex min-w-0 flex-col gap-4">{children}</div>
        {outcome}
      </div>
      {below}
    </div>
  );
}

const isFromResult = (state: unknown) =>
  typeof state === 'object' && state !== null && 'focus' in state && state.focus === FROM_RESULT.focus;

/** A result that was sent here is in the input already: what is left to do is to run. */
function useFocusOnArrival() {
  const { state } = useLocation() as { readonly state: unknown };
  useEffect(() => {
    if (isFromResult(state)) focusRun();
  }, [state]);
}

/** Loaded once the page can be used, so that a result need not wait for the code that shows it. */
function useLateParts(own: Pick<Loadable, 'load'> | undefined) {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of own ? [...lateParts, own] : lateParts) part.load().catch(() => undefined); // tried again at need
    }, 500);
    return () => clearTimeout(timer);
  }, [own]);
}
