// The frame of a kernel's screen: its two panes, the keys that run it, and the code that shows its result.
import clsx from 'clsx';
import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  type ReactNode,
  type KeyboardEventHandler,
  type PointerEvent,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useLoadSoon, type Loadable } from '../../hydration/loadable';
import { clickByKey, toolKeyOf } from '../../lib/shortcuts';
import { FOCUS_RUN, focusRun } from '../input/focus';
import { lateParts, OptionsLinks } from '../late-parts';
import type { OptionsForm } from '../options/use-tool-options';
import { LEAST_SHARE, MOST_SHARE, resizeLeftPane, useLeftPane } from '../../visitor/left-pane';

export interface ToolLayoutProps extends TwoPanesProps {
  /** Started by Ctrl+Enter and canceled by Escape. */
  run: Shortcuts;
  /** Shows the result, if its code loads late. */
  late?: Pick<Loadable, 'load'>;
}

export function ToolLayout({ run, late, ...panes }: ToolLayoutProps) {
  useShortcuts(run);
  useLoadSoon(useMemo(() => (late ? [...lateParts, late] : lateParts), [late]));
  return <TwoPanes {...panes} />;
}

const asksForFocus = (state: unknown) =>
  typeof state === 'object' && state !== null && 'focus' in state && state.focus === FOCUS_RUN.focus;

/** The input is set. If it didn’t run on arrival, it still needs an option or a click. */
function useFocusOnArrival() {
  const location = useLocation();
  const asks = asksForFocus(location.state);
  // By the key: going back from a dialog gives the same page another state object.
  useEffect(() => {
    if (asks) focusRun();
  }, [asks, location.key]);
}

/** The line below the tool that says what the page has sent. */
const StatusContext = createContext<ReactNode>(null);
export const StatusLine = StatusContext.Provider;

interface TwoPanesProps {
  /** Above both panes: the tool's modes. */
  modes?: ReactNode;
  /** Input, options and buttons. */
  children: ReactNode;
  outcome: ReactNode;
  /** Less important parts: below the outcome, or below the input in two panes. */
  after?: ReactNode;
  /** Below the panes. */
  below?: ReactNode;
  /** The tool's options: offers a link to them, and a reset. */
  form?: OptionsForm | undefined;
  /** The outcome below the input, over the whole width. Says which of them take the height that is left. */
  stacked?: 'both' | 'input' | 'outcome';
}

/** The input on the left and the result on the right, both as high as the window; one below the other on narrow screens. */
export function TwoPanes({ modes, children, outcome, after, below, form, stacked }: TwoPanesProps) {
  const status = useContext(StatusContext);
  useFocusOnArrival();
  return (
    <div data-two-panes className="flex flex-col gap-6">
      <div
        className={clsx(
          'workbench max-lg:flex max-lg:flex-col max-lg:gap-4',
          stacked && `stacked stacked-${stacked}`,
          after !== undefined && 'with-after',
        )}
      >
        <div className="workbench-modes flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden">{modes}</div>
        <div className="pane flex min-w-0 flex-col gap-4 lg:gap-2">{children}</div>
        {!stacked && <PaneDivider />}
        <div className="pane outcome-pane flex min-w-0 flex-col gap-4">{outcome}</div>
        {after !== undefined && <div className="pane after-pane flex min-w-0 flex-col gap-4 lg:pt-4">{after}</div>}
        <div className="workbench-status flex flex-wrap items-center justify-between gap-x-6 print:hidden">
          {status}
          {form && (
            // As high as the links, so that nothing moves when their code loads.
            <div className="min-h-8 pointer-coarse:min-h-touch">
              <Suspense>
                <OptionsLinks form={form} />
              </Suspense>
            </div>
          )}
        </div>
      </div>
      {below}
    </div>
  );
}

/** The actions of the keys. A tool that computes at once has nothing to cancel. */
interface Shortcuts {
  readonly submit?: () => unknown;
  readonly busy?: boolean;
  readonly locked?: boolean;
  readonly cancel?: () => void;
}

/** A key in an open dialog is the dialog's. */
const isInDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('dialog') !== null;

/** Ctrl or Command with Enter runs the tool, Escape cancels, and each button has a key. */
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

/** In percent of the width of both panes. */
const STEP = 2;

/** The line between the panes, which the visitor moves by pointer or by keyboard. */
function PaneDivider() {
  const share = useLeftPane();
  const ends = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: LEAST_SHARE, End: MOST_SHARE };
  const onKeyDown: KeyboardEventHandler = (event) => {
    const end = Object.entries(ends).find(([key]) => key === event.key);
    if (!end) return;
    event.preventDefault();
    resizeLeftPane(end[1]);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.parentElement || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = currentTarget.parentElement.getBoundingClientRect();
    resizeLeftPane(((clientX - left) / width) * 100);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the input"
      aria-valuenow={share}
      aria-valuemin={LEAST_SHARE}
      aria-valuemax={MOST_SHARE}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => resizeLeftPane()}
      className="group flex cursor-col-resize touch-none justify-center rounded-sm select-none max-lg:hidden print:hidden"
    >
      <div className="h-full w-px bg-line transition-colors group-hover:bg-accent group-focus-visible:bg-accent" />
    </div>
  );
}
