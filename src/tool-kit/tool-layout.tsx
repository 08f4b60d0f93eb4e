// The frame of a tool's screen: what goes in on the left, what comes out on the right, one below the other where there is no room.
import type { ReactNode } from 'react';
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
