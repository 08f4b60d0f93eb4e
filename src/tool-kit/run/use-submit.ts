// Runs a screen's tool: with the button, and afterwards automatically while the input is text.
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KernelInput } from '../../../workers/contract/source';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { EMPTY_INPUT, inputsOf, isEmptyInput, optionsChanged, type FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { runTool } from '../../state/run-tool';
import { outdatedBy, type Outdated, type RunOutcome } from '../../state/runs';
import { notLoaded, toastShown } from '../../state/toasts';
import { livePreference } from '../../visitor/kept-options';
import { showResult } from '../input/focus';
import { loadQueue, type Tool, type ToolRun } from './use-tool';

/** Why a tool cannot run as things are. */
export interface Problem {
  /** 'Error' unless the specification has another. */
  readonly title?: string;
  readonly text?: string;
}

export interface Submission<Options> {
  /** Undefined only if there is an error. */
  readonly options: Options | undefined;
  readonly problem?: Problem | string | undefined;
  /** Runs without ever being asked, as the specification wants of a counter: on files as well, and at each key. */
  readonly eager?: boolean;
  /** False where every run gives something new: then only the visitor starts one. */
  readonly live?: boolean;
  /** After a run that the visitor asked for, and that gave a result. */
  readonly onDone?: () => void;
}

/** A tool's runs, and the functions that start them. Each part of a screen takes only the members that it uses. */
export interface Run<Output = unknown> extends ToolRun<Output> {
  /** Resolves when the run has ended; undefined when a problem kept it from starting. */
  readonly submit: (saveTo?: FileSystemFileHandle) => Promise<RunOutcome<PageOutput<Output>> | undefined>;
  /** For a queue, runs these files; by default those without a result. */
  readonly submitFiles: (files?: readonly FileRef[]) => Promise<void>;
  /** The error, once the visitor has started a run. */
  readonly shownProblem: string | undefined;
  /** The changes since the shown result was made; undefined also while the next one is being made. */
  readonly outdated: Outdated | undefined;
  /** Whether a change of this input runs the tool again, if the visitor likes. */
  readonly canBeLive: boolean;
  /** The id of the run that the visitor last started with the button, once it has ended. */
  readonly askedRun: string | undefined;
}

/** Whether the last run's result is current. */
export const isAnswered = ({ runs, busy, outdated }: Pick<Run, 'runs' | 'busy' | 'outdated'>): boolean =>
  runs.last?.status === 'done' && !busy && outdated === undefined;

/** A pause in the typing that long starts a live run. */
const LIVE_PAUSE_MS = 150;

/** Typed arrays as lists, so that two keys with other bytes differ. */
const keyOf = (options: unknown) =>
  JSON.stringify(options, (_, value: unknown) => (value instanceof Uint8Array ? Array.from(value) : value));

/** Counts changes of the options in the state, which never sees the options themselves. */
function useOptionsRevision(toolId: string, options: unknown) {
  const dispatch = useAppDispatch();
  const key = keyOf(options);
  const seen = useRef(key);
  useLayoutEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    dispatch(optionsChanged({ toolId }));
  }, [dispatch, toolId, key]);
}

let requestedTool: string | undefined;

/**
 * Runs the tool as soon as its screen has everything that the run needs. In memory only, so that no link and no reload starts a
 * run.
 */
export const requestRun = (toolId: string): void => {
  requestedTool = toolId;
};

export function useSubmit<Input extends KernelInput, Options, Output>(
  tool: Tool<Input, Options, Output>,
  { options, problem, eager = false, live = true, onDone }: Submission<Options>,
): Run<Output> {
  const dispatch = useAppDispatch();
  const { id, spec, input, runs, isQueue, busy, locked, cancel } = tool;
  /** The revision of the input at the last click. */
  const [askedAt, setAskedAt] = useState<number>();
  const [askedRun, setAskedRun] = useState<string>();
  useOptionsRevision(id, options);

  const { revisions, slots, refusal } = useAppSelector((state) => inputsOf(state, id));
  const wrong = refusal ?? problem;
  const said = typeof wrong === 'string' ? { text: wrong } : wrong;
  const canRun = said === undefined && options !== undefined;
  const start = useCallback(
    (live: boolean, saveTo?: FileSystemFileHandle) =>
      canRun ? dispatch(runTool(spec, { options, saveTo, live }, id)) : Promise.resolve(undefined),
    [dispatch, spec, id, options, canRun],
  );

  const submitFiles = async (files?: readonly FileRef[]) => {
    const queue = await loadQueue().catch(() => undefined);
    if (!queue) dispatch(notLoaded(id));
    else if (canRun) await dispatch(queue.runQueue(spec, options, id, files));
  };

  const submit = async (saveTo?: FileSystemFileHandle) => {
    setAskedAt(revisions.input);
    if (said) dispatch(toastShown({ title: 'Error', ...said, tone: 'error', toolId: id }));
    if (isQueue) {
      showResult(); // the list is there from the start, and shows the progress of each file
      await submitFiles();
      return undefined;
    }
    const outcome = await start(false, saveTo);
    if (outcome?.status === 'done') onDone?.();
    setAskedRun(outcome?.runId);
    return outcome;
  };

  const submitRequested = useEffectEvent(() => {
    if (requestedTool !== id) return;
    requestedTool = undefined;
    // A pattern or a second list may still be missing, and no error is due before the visitor clicks.
    if (canRun && spec.lane === 'compute' && !eager) void submit();
  });
  useEffect(() => {
    const timer = setTimeout(() => submitRequested());
    return () => clearTimeout(timer);
  }, [revisions]);

  const inputs = (spec.slots ?? ['main']).map((slot) => slots[slot] ?? EMPTY_INPUT);
  const isText = inputs.every(({ kind }) => kind === 'text');
  // An input that was emptied after the click is the empty state, not a mistake.
  const isEmptied = inputs.every(isEmptyInput) && revisions.input !== askedAt;
  // Heavy runs don't start on every keystroke; eager tools need no live switch.
  const isHeavy = options !== undefined && spec.slots?.length === 0 && spec.weigh?.(options, 0) === 'bulk';
  const canBeLive = live && isText && spec.lane === 'compute' && !isHeavy && !eager;
  const isOn = livePreference.use() === 'on';
  const wasStarted = useAppSelector((state) => state.runs[id] !== undefined);
  const latest = runs.active ?? runs.last;
  const isBehind = useAppSelector((state) => !latest || outdatedBy(state, id, latest.of) !== undefined);
  const isFollowing = canRun && (eager || (canBeLive && isOn && wasStarted));
  useEffect(() => {
    if (!isFollowing || !isBehind) return;
    const timer = setTimeout(() => void start(true), eager ? 0 : LIVE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isFollowing, isBehind, eager, revisions, start]);

  const outdated = useAppSelector((state) => runs.result && outdatedBy(state, id, runs.result.of));
  // The next result is on its way: the last one stays as it is for that moment.
  const isReplacing = isFollowing && (isBehind || runs.active !== undefined);
  return {
    ...{ id, input, runs, isQueue, busy, locked, cancel },
    submit,
    submitFiles,
    shownProblem: askedAt === undefined || isEmptied ? undefined : (said?.text ?? said?.title),
    outdated: isReplacing ? undefined : outdated,
    canBeLive,
    askedRun,
  };
}
