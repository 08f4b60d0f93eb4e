// A screen's interface to its tool: the input, the runs, and actions on both.
import { useCallback, useMemo } from 'react';
import type { KernelInput } from '../../../workers/contract/run/source';
import { chooseFiles, chooseText } from '../../state/choose-input';
import type { ComingFiles } from '../../state/file-ref';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { filesOf, inputChanged, inputsOf, openingOf, slotOf, type InputValue, type SlotName } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { isQueue, isQueueBusy } from '../../state/queued-files';
import type { RunSpec } from '../../state/run-spec';
import { cancelRun, clearInputs, clearRun, clearTool } from '../../state/run-tool';
import { NO_RUNS, type ToolRuns } from '../../state/runs';
import { settingsChanged } from '../../state/tool-settings';

/** Its code loads with the first queue. */
export const loadQueue = () => import('../../state/queue');

export interface ToolInput {
  /** The tool's id, or the name of its input in the state. */
  readonly id: string;
  readonly input: InputValue;
  readonly setText: (text: string) => void;
  /** Replaces the previous input. */
  readonly setFiles: (files: ComingFiles) => void;
  readonly setInput: (input: InputValue) => void;
  /** Empties the input, and offers Undo. */
  readonly clearInput: () => void;
  /** Whether each of several files has a separate run. */
  readonly isQueue?: boolean;
}

/** A tool's runs. Results and buttons take the members that they need. */
export interface ToolRun<Output = unknown> {
  readonly id: string;
  readonly input: InputValue;
  readonly runs: ToolRuns<PageOutput<Output>>;
  /** Whether each of several files has a separate run. */
  readonly isQueue: boolean;
  readonly busy: boolean;
  /** A run that the visitor started disables the tool's buttons. A run that started automatically is replaced instead. */
  readonly locked: boolean;
  readonly cancel: () => void;
}

export interface Tool<Input extends KernelInput, Options, Output> extends ToolInput, ToolRun<Output> {
  readonly isQueue: boolean;
  readonly spec: RunSpec<Input, Options, Output>;
  /** Removes the result and forgets that the tool was started, but keeps the input. For a change of direction. */
  readonly reset: () => void;
  /** Removes the input and the result. */
  readonly clear: () => void;
}

export function useToolInput(toolId: string, slot: SlotName = 'main'): ToolInput {
  const dispatch = useAppDispatch();
  const input = useAppSelector((state) => slotOf(inputsOf(state, toolId), slot));
  return useMemo(
    () => ({
      id: toolId,
      input,
      setText: (text) => dispatch(chooseText(toolId, text, slot)),
      setFiles: (files) => dispatch(chooseFiles(toolId, files, slot)),
      setInput: (next) => void dispatch(inputChanged({ toolId, slot, input: next })),
      clearInput: () => dispatch(clearInputs(toolId, slot)),
    }),
    [dispatch, toolId, slot, input],
  );
}

export function useTool<Input extends KernelInput, Options, Output>(
  spec: RunSpec<Input, Options, Output>,
  /** The name of its input and runs in the state, if a tool has several: `diff-checker/folders`. */
  id: string = spec.id,
): Tool<Input, Options, Output> {
  const dispatch = useAppDispatch();
  const toolInput = useToolInput(id);
  // The state stores the outputs of all tools as unknown. The tool's own spec has produced this one.
  const runs = useAppSelector((state) => state.runs[id] ?? NO_RUNS) as ToolRuns<PageOutput<Output>>;
  const several = useAppSelector((state) => spec.queue === true && isQueue(state, id));
  const busy = useAppSelector((state) => runs.active !== undefined || (several && isQueueBusy(state, id)));
  const locked = busy && runs.active?.live !== true;
  return useMemo(
    () => ({
      ...toolInput,
      // Adds files to the existing ones, whose results stay.
      ...(several && { setFiles: (files) => dispatch(chooseFiles(id, files, 'main', true)) }),
      id,
      spec,
      runs,
      isQueue: several,
      busy,
      locked,
      cancel: () =>
        several ? void loadQueue().then((queue) => dispatch(queue.cancelQueue(id))) : dispatch(cancelRun(id)),
      reset: () => dispatch(clearRun(id)),
      clear: () => dispatch(clearTool(id)),
    }),
    [dispatch, spec, id, toolInput, runs, several, busy, locked],
  );
}

export const isBlank = (input: InputValue) =>
  input.kind === 'text' ? input.text.trim() === '' : filesOf(input).length === 0 && !openingOf(input);

/** Settings that outlive the screen, for a visitor who returns during this visit. Never for keys or passwords. */
export function useToolSettings<Settings extends object>(
  toolId: string,
  defaults: Settings,
): readonly [Settings, (change: Partial<Settings>) => void] {
  const dispatch = useAppDispatch();
  // The source may have only some of the settings: a link, or values found in an input.
  const changed = useAppSelector((state) => state.toolSettings[toolId]);
  const settings = useMemo(() => (changed ? { ...defaults, ...changed } : defaults), [defaults, changed]);
  const change = useCallback(
    (part: Partial<Settings>) => void dispatch(settingsChanged({ toolId, part })),
    [dispatch, toolId],
  );
  return [settings, change];
}
