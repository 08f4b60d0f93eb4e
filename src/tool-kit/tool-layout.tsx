// The frame of a kernel's screen: its two panes, the keys that run it, and the code that shows its result.
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Loadable } from '../ui/loadable';
import { focusRun } from './focus';
import { lateParts } from './late-parts';
import { FROM_RESULT } from './from-result';
import { TwoPanes, type TwoPanesProps } from './two-panes';
import { useLoadSoon } from './use-load-soon';
import { useShortcuts } from './use-shortcuts';
import type { Submit } from './use-submit';

export interface ToolLayoutProps extends TwoPanesProps {
  run: Submit;
  /** In place of the outcome where each of several files has its own. */
  list?: ReactNode;
  /** What shows the result, where its code comes behind the page. */
  late?: Pick<Loadable, 'load'>;
}

export function ToolLayout({ run, list, children, outcome, late, ...panes }: ToolLayoutProps) {
  useShortcuts(run);
  useFocusOnArrival();
  useLoadSoon(useMemo(() => (late ? [...lateParts, late] : lateParts), [late]));
  const shown = run.tool.isQueue && list !== undefined ? list : outcome;
  return (
    <TwoPanes {...panes} outcome={shown}>
      {children}
    </TwoPanes>
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
