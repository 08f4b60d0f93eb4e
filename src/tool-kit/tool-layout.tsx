// The frame of a tool's screen: what goes in on the left, what comes out on the right, one below the other where there is no room.
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { focusRun } from './focus';
import { FROM_RESULT } from './send-to';
import { useShortcuts } from './use-shortcuts';
import type { Submit } from './use-submit';

export interface ToolLayoutProps {
  run: Submit;
  /** Input, options and buttons. */
  children: ReactNode;
  outcome: ReactNode;
  /** Below both, over the whole width. */
  below?: ReactNode;
}

export function ToolLayout({ run, children, outcome, below }: ToolLayoutProps) {
  useShortcuts(run);
  useFocusOnArrival();
  return (
    <div data-two-panes className="flex flex-col gap-6">
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 min-[1200px]:grid-cols-2">
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
