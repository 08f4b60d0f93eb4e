// The outcome of a run: the result, an error, the progress, or a placeholder.
import clsx from 'clsx';
import { Suspense, useEffect, type ReactNode } from 'react';
import { say } from '../../../workers/words/in-words';
import { useAppSelector } from '../../state/hooks';
import type { PageOutput } from '../../state/page-output';
import { outdatedBy } from '../../state/runs';
import { useAfterTyping } from '../../ui/after-typing';
import { AnnouncedTogether } from '../../ui/notice';
import { Button } from '../../ui/button';
import { focusRun, RESULT_PART, showResult } from '../input/focus';
import { HeldRun, QueueProgress, RunError, RunNote, RunProgress } from '../late-parts';
import type { ToolInput, ToolRun } from './use-tool';
import type { Run } from './use-submit';
import * as words from './words';

interface RunOutcomeProps<Output> {
  run: Pick<Run<Output>, 'input' | 'runs' | 'outdated' | 'locked' | 'submit' | 'askedRun'>;
  /** What screen readers announce when a result arrives: "Result, 16 bytes". */
  describe: (output: PageOutput<Output>) => string;
  children: (output: PageOutput<Output>) => ReactNode;
  /** Replaces the usual placeholder. */
  empty?: ReactNode | undefined;
  /** True if the screen has a FailedRun under its input. */
  errorUnderInput?: boolean | undefined;
}

/** With the number of notes, because they aren't announced separately. */
function doneText(result: string, output: unknown): string {
  const { notes = [] } = output as { readonly notes?: readonly string[] };
  return notes.length === 0 ? say(words.done, { result }) : say(words.doneWithNotes, { result, count: notes.length });
}

export function RunOutcome<Output>(props: RunOutcomeProps<Output>) {
  const { run, describe, children, empty = <EmptyOutcome />, errorUnderInput = false } = props;
  const { runs, outdated } = run;
  const { active, last, result } = runs;
  const isAsked = run.askedRun === result?.runId;
  return (
    <div {...RESULT_PART} data-answered={result && ''} className="fills flex min-w-0 flex-col gap-4">
      {/* Nothing is announced while the visitor types. */}
      <p role="status" className="sr-only">
        {result && isAsked && !active && outdated === undefined && doneText(describe(result.output), result.output)}
      </p>
      {!errorUnderInput && <FailedRun run={run} />}
      <Suspense>
        {last?.status === 'canceled' && !active && <RunNote run={run} />}
        {result && outdated !== undefined && <RunNote run={run} by={outdated} />}
        {result && (
          <div className={clsx('fills flex min-w-0 flex-col gap-4', outdated !== undefined && 'outdated')}>
            <AnnouncedTogether.Provider value={true}>{children(result.output)}</AnnouncedTogether.Provider>
            <BringIntoView key={result.runId} isAsked={isAsked} />
          </div>
        )}
      </Suspense>
      {!result &&
        !active &&
        (!last || last.status === 'held' || (errorUnderInput && last.status === 'failed')) &&
        empty}
    </div>
  );
}

/** The error of the last run, shown with the result or, if the screen puts it there, under the input. */
export function FailedRun({ run }: { run: Pick<Run, 'input' | 'runs' | 'askedRun'> }) {
  const { input, runs, askedRun } = run;
  const { active, last } = runs;
  const failed = !active && last?.status === 'failed' ? last : undefined;
  // A run that follows the typing fails at every half word.
  const shown = useAfterTyping(failed?.runId);
  if (!failed || shown === undefined) return null;
  return (
    <div {...RESULT_PART}>
      <Suspense>
        <RunError error={failed.error} input={input} />
        <BringIntoView key={failed.runId} isAsked={askedRun === failed.runId} />
      </Suspense>
    </div>
  );
}

/**
 * Scrolls to the result of a click once the result's code has loaded. If the page scrolled earlier, the browser would keep the
 * content below in place, and push the result out of view.
 */
function BringIntoView({ isAsked }: { isAsked: boolean }) {
  useEffect(() => {
    if (isAsked) showResult();
  }, [isAsked]);
  return null;
}

interface EmptyOutcomeProps {
  tool?: Pick<ToolInput, 'setText'>;
  /** Its beginning is shown, and one click gives it to the tool. */
  sample?: string | undefined;
  onSample?: (() => void) | undefined;
}

/** Placeholder for the result, shown only beside or below the input of a tool that fills the window. */
export const EmptyOutcome = ({ tool, sample, onSample }: EmptyOutcomeProps) => (
  <div className="fills max-lg:hidden print:hidden">
    <p className="flex min-h-9 items-center text-sm font-medium text-muted">{words.result}</p>
    <div className="mt-1.5 flex min-h-32 flex-1 flex-col items-center justify-center gap-4 rounded-md border border-line bg-sunken p-6 text-sm text-muted">
      <p>{words.emptyResult}</p>
      {sample && (
        <>
          <p aria-hidden className="line-clamp-6 font-mono break-all whitespace-pre-wrap">
            {sample}
          </p>
          <Button
            size="small"
            onClick={() => {
              tool?.setText(sample);
              onSample?.();
              focusRun();
            }}
          >
            {words.trySample}
          </Button>
        </>
      )}
    </div>
  </div>
);

interface ToolProgressProps {
  run: Pick<ToolRun, 'id' | 'runs' | 'isQueue' | 'busy' | 'cancel'>;
}

/** The progress of the active run or queue. Empty if none is active. */
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

interface HeldProps {
  run: Pick<Run, 'id' | 'runs' | 'isQueue' | 'submit' | 'submitAnyway'>;
  /** The name of a result that is written directly to a file. If it is missing, that choice isn't offered. */
  fileName: string | undefined;
}

/** Asks what to do about a run whose result may not fit, unless the input or the options have changed since. */
export function Held({ run, fileName }: HeldProps) {
  const { last, active } = run.runs;
  const isCurrent = useAppSelector((state) => last !== undefined && outdatedBy(state, run.id, last.of) === undefined);
  if (active || last?.status !== 'held' || !isCurrent) return null;
  return (
    <Suspense>
      <HeldRun run={run} shortage={last.shortage} fileName={run.isQueue ? undefined : fileName} />
    </Suspense>
  );
}
