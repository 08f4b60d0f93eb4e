// The layout of a kernel's screen: two panes, the keys that start and cancel runs, and the code that shows a result.
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
import * as words from './words';

export interface ToolLayoutProps extends TwoPanesProps {
  /** Ctrl+Enter starts it, and Escape cancels it. */
  run: Shortcuts;
  /** Shows the result. Its code may load late. */
  late?: Pick<Loadable, 'load'>;
}

export function ToolLayout({ run, late, ...panes }: ToolLayoutProps) {
  useShortcuts(run);
  useLoadSoon(useMemo(() => (late ? [...lateParts, late] : lateParts), [late]));
  return <TwoPanes {...panes} />;
}

const asksForFocus = (state: unknown) =>
  typeof state === 'object' && state !== null && 'focus' in state && state.focus === FOCUS_RUN.focus;

/** The input is already set. If the tool didn't run on arrival, it needs another option or a click first. */
function useFocusOnArrival() {
  const location = useLocation();
  const asks = asksForFocus(location.state);
  // Compares the key, because going back from a dialog creates another state object for the same page.
  useEffect(() => {
    if (asks) focusRun();
  }, [asks, location.key]);
}

/** The line below the tool that says what was sent. */
const StatusContext = createContext<ReactNode>(null);
export const StatusLine = StatusContext.Provider;

interface TwoPanesProps {
  /** Above both panes: the tool's modes. */
  modes?: ReactNode;
  /** Input, options and buttons. */
  children: ReactNode;
  outcome: ReactNode;
  /** Less important parts. They are below the outcome, or below the input in two panes. */
  after?: ReactNode;
  /** Below both panes. */
  below?: ReactNode;
  /** The tool's options. Links to share and reset them are shown. */
  form?: OptionsForm | undefined;
  /** Puts the outcome below the input, at full width. The value says which of the two takes the remaining height. */
  stacked?: 'both' | 'input' | 'outcome';
}

/**
 * The input on the left and the result on the right, each as high as the window. On narrow screens the result is below the
 * input.
 */
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
            <div className="min-h-8 max-lg:basis-full pointer-coarse:min-h-touch">
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

/** What the keys do. A tool that computes at once has nothing to cancel. */
interface Shortcuts {
  readonly submit?: () => unknown;
  readonly busy?: boolean;
  readonly locked?: boolean;
  readonly cancel?: () => void;
}

/** In an open dialog, keys belong to the dialog. */
const isInDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('dialog') !== null;

/** Ctrl or Command with Enter runs the tool, Escape cancels it, and each button has a key. */
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
      aria-label={words.inputWidth}
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
