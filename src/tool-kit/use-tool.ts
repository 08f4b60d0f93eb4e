// A screen's handle on its tool: what the visitor has put in, the run, and what can be done with both.
import { useCallback, useMemo } from 'react';
import type { KernelSpec } from '../../workers/contract/kernel';
import type { KernelInput } from '../../workers/contract/source';
import { chooseFiles, chooseText } from '../state/choose-input';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { EMPTY_INPUT, inputChanged, type InputValue } from '../state/inputs';
import type { Interned } from '../state/interned';
import { cancelRun, clearRun, runTool, type RunArguments, type SourceRef } from '../state/run-tool';
import { IDLE, isActive, type RunOutcome, type RunState } from '../state/runs';
import { settingsChanged } from '../state/tool-settings';

export interface ToolInput {
  readonly input: InputValue;
  readonly setText: (text: string) => void;
  /** Takes the place of whatever was there. */
  readonly setFiles: (files: readonly File[]) => void;
  readonly setInput: (input: InputValue) => void;
}

export interface Tool<Input extends KernelInput, Options, Output> extends ToolInput {
  readonly id: string;
  readonly run: RunState<Interned<Output>>;
  readonly busy: boolean;
  /** Resolves when the run has ended; failures are told to the visitor on the way. */
  readonly start: (run: RunArguments<Input, Options>) => Promise<RunOutcome<Interned<Output>>>;
  readonly cancel: () => void;
  /** Forgets the result; the input stays. */
  readonly clearResult: () => void;
  /** Forgets the input and the result. */
  readonly clear: () => void;
}

export function useToolInput(toolId: string): ToolInput {
  const dispatch = useAppDispatch();
  const input = useAppSelector((state) => state.inputs[toolId] ?? EMPTY_INPUT);
  const setText = useCallback((text: string) => dispatch(chooseText(toolId, text)), [dispatch, toolId]);
  const setFiles = useCallback((files: readonly File[]) => dispatch(chooseFiles(toolId, files)), [dispatch, toolId]);
  const setInput = useCallback(
    (next: InputValue) => void dispatch(inputChanged({ toolId, input: next })),
    [dispatch, toolId],
  );
  return useMemo(() => ({ input, setText, setFiles, setInput }), [input, setText, setFiles, setInput]);
}

export function useTool<Input extends KernelInput, Options, Output>(
  spec: KernelSpec<Input, Options, Output>,
  /** Another name for its input and run in the state, where one kernel serves two screens. */
  id: string = spec.id,
): Tool<Input, Options, Output> {
  const dispatch = useAppDispatch();
  const toolInput = useToolInput(id);
  // The state keeps outputs of all tools as unknown; a tool's own were put there by its own spec.
  const run = useAppSelector((state) => state.runs[id] ?? IDLE) as RunState<Interned<Output>>;
  return useMemo(() => {
    const clearResult = () => dispatch(clearRun(id));
    return {
      ...toolInput,
      id,
      run,
      busy: isActive(run),
      start: (args) => dispatch(runTool(spec, args, id)),
      cancel: () => dispatch(cancelRun(id)),
      clearResult,
      clear() {
        clearResult();
        toolInput.setInput(EMPTY_INPUT);
      },
    };
  }, [dispatch, spec, id, toolInput, run]);
}

/** The input as a run takes it: the text, or one reference per file. */
export const sourceRefs = (input: InputValue): readonly SourceRef[] =>
  input.kind === 'text' ? [input.text] : input.files.map(({ artifactId }) => ({ artifactId }));

export const isBlank = (input: InputValue) =>
  input.kind === 'text' ? input.text.trim() === '' : input.files.length === 0;

/** Settings that outlive the screen: whoever comes back to the tool in this visit finds them. Given in one place per tool. */
export function useToolSettings<Settings>(
  toolId: string,
  defaults: Settings,
): readonly [Settings, (change: Partial<Settings>) => void] {
  const dispatch = useAppDispatch();
  const settings = useAppSelector((state) => state.toolSettings[toolId] ?? defaults) as Settings;
  const change = useCallback(
    (part: Partial<Settings>) => void dispatch(settingsChanged({ toolId, settings: { ...settings, ...part } })),
    [dispatch, toolId, settings],
  );
  return [settings, change];
}
