// The frame of a kernel's screen: its two panes, the keys that run it, and the code that shows its result.
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Loadable, useLoadSoon } from '../../hydration/loadable';
import { focusRun } from '../input/focus';
import { lateParts } from '../late-parts';
import { FROM_RESULT } from './from-result';
import { TwoPanes, type TwoPanesProps } from './two-panes';
import { useShortcuts, type Shortcuts } from './use-shortcuts';

export interface ToolLayoutProps extends TwoPanesProps {
  /** What Ctrl+Enter starts and Escape cancels. */
  run: Shortcuts;
  /** What shows the result, where its code comes behind the page. */
  late?: Pick<Loadable, 'load'>;
}

export function ToolLayout({ run, late, ...panes }: ToolLayoutProps) {
  useShortcuts(run);
  useFocusOnArrival();
  useLoadSoon(useMemo(() => (late ? [...lateParts, late] : lateParts), [late]));
  return <TwoPanes {...panes} />;
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
