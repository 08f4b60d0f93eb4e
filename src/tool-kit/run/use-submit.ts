// Runs a screen's tool: first by its button, and then automatically while the input is text.
import { useCallback, useState } from 'react';
import type { KernelInput } from '../../../workers/contract/run/source';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { EMPTY_INPUT, inputsOf, isEmptyInput, openingOf, type FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import type { QueueOptions } from '../../state/queue';
import { runTool, type StartOptions } from '../../state/run-tool';
import { outdatedBy, type Outdated, type RunOutcome } from '../../state/runs';
import { notLoaded, toastShown } from '../../state/toasts';
import { showProblem, showResult } from '../input/focus';
import { requestRun, useRequestedRun } from './requested-run';
import { useLiveRuns } from './use-live-runs';
import { useOptionsRevision } from './use-options-revision';
import { loadQueue, type Tool, type ToolRun } from './use-tool';
import * as words from './words';

/** Why the tool can't run at the moment. */
export interface Problem {
  /** Defaults to “Error”. */
  readonly title?: string;
  readonly text?: string;
}

export interface Submission<Options> {
  /** Undefined only if there is an error. */
  readonly options: Options | undefined;
  readonly problem?: Problem | string | undefined;
  /** Code that the options need is still loading: a click waits for it. */
  readonly isComing?: boolean;
  /** Runs on every change, without a click, as the word counter does. Files are included. */
  readonly eager?: boolean;
  /** False if every run makes something new. Then only the visitor starts runs. */
  readonly live?: boolean;
  /** Shows a first result without a click, if there is room beside the form and it takes no time. It follows the options until the first click. */
  readonly opens?: boolean;
  /** Called after a run that the visitor started and that made a result. */
  readonly onDone?: () => void;
}

/** A tool's runs, and the functions that start them. Each part of a screen takes only the members that it needs. */
export interface Run<Output = unknown> extends ToolRun<Output> {
  /** Resolves when the run has ended, or to undefined if a problem kept it from starting. */
  readonly submit: (saveTo?: FileSystemFileHandle) => Promise<RunOutcome<PageOutput<Output>> | undefined>;
  /** The same, but starts even if there may not be room for the result. */
  readonly submitAnyway: () => Promise<unknown>;
  /** The visitor has started a run, and it waits for files that are still being opened. */
  readonly isWaiting: boolean;
  /** For a queue: runs these files, or by default those without a result. */
  readonly submitFiles: (files?: readonly FileRef[]) => Promise<void>;
  /** The error, shown once the visitor has started a run. */
  readonly shownProblem: string | undefined;
  /** What has changed since the shown result was made. Undefined while the next result is being made. */
  readonly outdated: Outdated | undefined;
  /** Whether a change of this input can run the tool again. */
  readonly canBeLive: boolean;
  /** The id of the run that the visitor last started with the button. Set when the run has ended. */
  readonly askedRun: string | undefined;
}

/** Whether the last run's result is current. */
export const isAnswered = ({ runs, busy, outdated }: Pick<Run, 'runs' | 'busy' | 'outdated'>): boolean =>
  runs.last?.status === 'done' && !busy && outdated === undefined;

export function useSubmit<Input extends KernelInput, Options, Output>(
  tool: Tool<Input, Options, Output>,
  { options, problem: given, isComing = false, eager = false, live = true, opens = false, onDone }: Submission<Options>,
): Run<Output> {
  const dispatch = useAppDispatch();
  const { id, spec, input, runs, isQueue, busy, locked, cancel } = tool;
  /** The revision of the input at the last click. */
  const [askedAt, setAskedAt] = useState<number>();
  const [askedRun, setAskedRun] = useState<string>();
  useOptionsRevision(id, options);

  const { revisions, slots, refusal } = useAppSelector((state) => inputsOf(state, id));
  const problem = refusal ?? given;
  const message = typeof problem === 'string' ? { text: problem } : problem;
  const canRun = message === undefined && options !== undefined;
  const start = useCallback(
    (how: Pick<StartOptions<Options>, 'saveTo' | 'live' | 'anyway'>) =>
      canRun ? dispatch(runTool(spec, { options, ...how }, id)) : Promise.resolve(undefined),
    [dispatch, spec, id, options, canRun],
  );

  const runFiles = async (how: QueueOptions) => {
    const queue = await loadQueue().catch(() => undefined);
    if (!queue) dispatch(notLoaded(id));
    else if (canRun) await dispatch(queue.runQueue(spec, options, id, how));
  };

  const inputs = (spec.slots ?? ['main']).map((slot) => slots[slot] ?? EMPTY_INPUT);
  const isOpening = inputs.some(openingOf);
  const isEarly = isOpening || isComing;
  /** Whether the visitor clicked too early. */
  const [wasEarly, setWasEarly] = useState(false);

  const submitWith = async (how: Pick<StartOptions<Options>, 'saveTo' | 'anyway'>) => {
    if (isEarly) {
      setWasEarly(true);
      requestRun(id);
      return undefined;
    }
    setAskedAt(revisions.input);
    if (message) {
      const toast = { title: words.errorTitle, ...message, tone: 'error', toolId: id } as const;
      showProblem(message.text ?? toast.title, () => dispatch(toastShown(toast)));
    }
    if (isQueue) {
      showResult(); // The list is there from the start, and shows each file's progress.
      await runFiles({ anyway: how.anyway });
      return undefined;
    }
    const outcome = await start(how);
    if (outcome?.status === 'done') onDone?.();
    setAskedRun(outcome?.runId);
    return outcome;
  };

  const submit = (saveTo?: FileSystemFileHandle) => submitWith({ saveTo });

  // A pattern or a second list may still be missing. No error is shown before the visitor clicks.
  const isReady = canRun && spec.rights === 'compute' && !eager;
  useRequestedRun(id, revisions, isEarly, () => {
    setWasEarly(false);
    if (isReady || (wasEarly && !inputs.every(isEmptyInput))) void submit();
  });

  const isText = inputs.every(({ kind }) => kind === 'text');
  // An input that the visitor emptied after the click is the initial state, not a mistake.
  const isEmptied = inputs.every(isEmptyInput) && revisions.input !== askedAt;
  // Heavy runs don't start on every keystroke; eager tools need no live switch.
  const isHeavy = options !== undefined && spec.slots?.length === 0 && spec.weigh?.(options, 0) === 'bulk';
  const canBeLive = live && isText && spec.rights === 'compute' && !isHeavy && !eager;
  const opensWithResult = opens && !isHeavy && askedAt === undefined;
  const { runsLive, isOutdated } = useLiveRuns(tool, {
    start,
    canRun,
    canBeLive,
    isOpening: opensWithResult,
    eager,
    revisions,
  });

  const outdated = useAppSelector((state) => runs.result && outdatedBy(state, id, runs.result.of));
  // The next result is being made, so the last one is shown unchanged for that moment.
  const isReplacing = runsLive && (isOutdated || runs.active !== undefined);
  return {
    id,
    input,
    runs,
    isQueue,
    busy,
    locked,
    isWaiting: wasEarly && isOpening,
    cancel,
    submit,
    submitAnyway: () => submitWith({ anyway: true }),
    submitFiles: (files) => runFiles({ files }),
    shownProblem: askedAt === undefined || isEmptied ? undefined : (message?.text ?? message?.title),
    outdated: isReplacing ? undefined : outdated,
    canBeLive,
    askedRun,
  };
}
