// The outcome of a run: the result, an error, the progress, or a placeholder.
import clsx from 'clsx';
import { Suspense, useEffect, type ReactNode } from 'react';
import type { PageOutput } from '../../state/page-output';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { RESULT_PART, showResult } from '../input/focus';
import { RunError, QueueProgress, RunProgress } from '../late-parts';
import type { ToolRun } from './use-tool';
import type { Run } from './use-submit';

interface RunOutcomeProps<Output> {
  run: Pick<Run<Output>, 'input' | 'runs' | 'outdated' | 'locked' | 'submit' | 'askedRun'>;
  /** Announced by screen readers when a result arrives: "Result, 16 bytes". */
  describe: (output: PageOutput<Output>) => string;
  children: (output: PageOutput<Output>) => ReactNode;
  /** Replaces the usual placeholder. */
  empty?: ReactNode;
  /** The screen has a FailedRun under its input. */
  errorUnderInput?: boolean | undefined;
}

export function RunOutcome<Output>(props: RunOutcomeProps<Output>) {
  const { run, describe, children, empty = <EmptyOutcome />, errorUnderInput = false } = props;
  const { runs, outdated } = run;
  const { active, last, result } = runs;
  const isDone = result !== undefined && !active && last?.status === 'done';
  return (
    <div {...RESULT_PART} className="fills flex min-w-0 flex-col gap-4">
      <p role="status" className="sr-only">
        {isDone && outdated === undefined && `Done. ${describe(result.output)}.`}
      </p>
      {!errorUnderInput && <FailedRun run={run} />}
      {last?.status === 'canceled' && !active && <Notice>Canceled. Your input is unchanged.</Notice>}
      {result && outdated !== undefined && <Outdated run={run} by={outdated} />}
      {result && (
        <div className={clsx('fills flex min-w-0 flex-col gap-4', outdated !== undefined && 'outdated')}>
          <Suspense>
            {children(result.output)}
            <BringIntoView key={result.runId} isAsked={run.askedRun === result.runId} />
          </Suspense>
        </div>
      )}
      {!result && !active && (!last || (errorUnderInput && last.status === 'failed')) && empty}
    </div>
  );
}

const CHANGED = { input: 'The text has changed since.', options: 'Options changed.' } as const;

interface OutdatedProps {
  run: Pick<Run, 'locked' | 'submit'>;
  by: keyof typeof CHANGED;
}

function Outdated({ run, by }: OutdatedProps) {
  return (
    <Notice tone="warn">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>{CHANGED[by]} This result is from before.</span>
        <Button size="small" disabled={run.locked} onClick={() => void run.submit()}>
          Update
        </Button>
      </span>
    </Notice>
  );
}

/** The error of the last run, shown with the result or, if the screen puts it there, under the input. */
export function FailedRun({ run }: { run: Pick<Run, 'input' | 'runs' | 'askedRun'> }) {
  const { input, runs, askedRun } = run;
  const { active, last } = runs;
  if (active || last?.status !== 'failed') return null;
  return (
    <div {...RESULT_PART}>
      <Suspense>
        <RunError error={last.error} input={input} />
        <BringIntoView key={last.runId} isAsked={askedRun === last.runId} />
      </Suspense>
    </div>
  );
}

/**
 * Shows the result of a click once its code has loaded. If the page scrolled earlier, the browser would keep the content below
 * in place, and push the result itself out of view.
 */
function BringIntoView({ isAsked }: { isAsked: boolean }) {
  useEffect(() => {
    if (isAsked) showResult();
  }, [isAsked]);
  return null;
}

/** Placeholder for the result, shown only beside or below the input of a tool that fills the window. */
export const EmptyOutcome = () => (
  <div className="fills max-lg:hidden print:hidden">
    <p className="flex min-h-9 items-center text-sm font-medium text-muted">Result</p>
    <p className="mt-1.5 flex min-h-32 flex-1 items-center justify-center rounded-md border border-line px-6 text-center text-sm text-muted">
      Your result will appear here.
    </p>
  </div>
);

interface ToolProgressProps {
  run: Pick<ToolRun, 'id' | 'runs' | 'isQueue' | 'busy' | 'cancel'>;
}

/** The progress of the active run or queue. Empty if there is none. */
export function ToolProgress({ run }: ToolProgressProps) {
  const { id, isQueue, busy, runs, cancel } = run;
  if (isQueue && busy) {
    return (
      <Suspense>
        <QueueProgress toolId={id} onCancel={cancel} />
      </Suspense>
    );
  }
  if (!runs.active) return null;
  return (
    <Suspense>
      <RunProgress key={runs.active.runId} toolId={id} run={runs.active} onCancel={cancel} />
    </Suspense>
  );
}
