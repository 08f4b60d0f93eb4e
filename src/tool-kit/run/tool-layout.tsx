// The frame of a kernel's screen: its two panes, the keys that run it, and the code that shows its result.
import clsx from 'clsx';
import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoadSoon, type Loadable } from '../../hydration/loadable';
import { clickByKey, toolKeyOf } from '../../lib/shortcuts';
import { FOCUS_RUN, focusRun } from '../input/focus';
import { lateParts, OptionsLinks } from '../late-parts';
import type { OptionsForm } from '../options/use-tool-options';

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

const asksForFocus = (state: unknown) =>
  typeof state === 'object' && state !== null && 'focus' in state && state.focus === FOCUS_RUN.focus;

/** A result that was sent here is in the input already: what is left to do is to run. */
function useFocusOnArrival() {
  const location = useLocation();
  const asks = asksForFocus(location.state);
  // By its key: going back from a dialog gives the same page another state object.
  useEffect(() => {
    if (asks) focusRun();
  }, [asks, location.key]);
}

interface TwoPanesProps {
  /** Input, options and buttons. */
  children: ReactNode;
  outcome: ReactNode;
  /** What can wait: below the input in two panes, below the outcome in one, which is then seen without scrolling. */
  after?: ReactNode;
  /** Below all, over the whole width. */
  below?: ReactNode;
  /** The tool's options: offers a link to them, and a reset. Where there is a place for what can wait, both wait. */
  form?: OptionsForm | undefined;
  /** Everything over the whole width, for what is wide itself. */
  stacked?: boolean;
}

/** The input on the left and the result on the right; one below the other on narrow screens. */
export const TwoPanes = ({ children, outcome, after, below, form, stacked = false }: TwoPanesProps) => {
  const links = form && (
    // As high as the links, which would otherwise move what is below when their code arrives.
    <div className="min-h-8 pointer-coarse:min-h-touch print:hidden">
      <Suspense>
        <OptionsLinks form={form} />
      </Suspense>
    </div>
  );
  const canWait = after !== undefined || stacked;
  return (
    <div data-two-panes className="flex flex-col gap-6">
      <div
        className={clsx(
          'grid grid-cols-1 items-start gap-x-8 gap-y-6',
          !stacked && 'min-[1200px]:grid-cols-2',
          after !== undefined && 'min-[1200px]:grid-rows-[auto_1fr]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-4">
          {children}
          {!canWait && links}
        </div>
        {after === undefined ? outcome : <div className="min-w-0 min-[1200px]:row-span-2">{outcome}</div>}
        {canWait && (
          <div className="flex min-w-0 flex-col gap-4">
            {after}
            {links}
          </div>
        )}
      </div>
      {below}
    </div>
  );
};

/** What the keys do. A tool that computes at once has nothing to cancel. */
interface Shortcuts {
  readonly submit?: () => unknown;
  readonly busy?: boolean;
  readonly locked?: boolean;
  readonly cancel?: () => void;
}

/** A key in an open dialog is the dialog's. */
const isInDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('dialog') !== null;

/** Ctrl or Command with Enter runs the tool, Escape cancels, and buttons have keys of their own. */
export function useShortcuts({ submit, busy = false, locked = false, cancel }: Shortcuts) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isInDialog(event)) return;
      const toolKey = toolKeyOf(event);
      if (toolKey && !event.repeat && clickByKey(toolKey)) event.preventDefault();
      if (event.key === 'Escape' && busy) cancel?.();
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!locked && !event.repeat) submit?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [submit, busy, locked, cancel]);
}
