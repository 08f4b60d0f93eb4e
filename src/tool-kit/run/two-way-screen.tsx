// The screen of a tool that works in both directions, such as encode and decode: its option `mode` is the direction.
import clsx from 'clsx';
import { ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KernelSpec } from '../../../workers/contract/run/kernel';
import type { Options as Schema, OptionsOf } from '../../../workers/contract/options/options';
import type { Source } from '../../../workers/contract/run/source';
import type { TextOutput } from '../../../workers/contract/run/text-output';
import { useAppDispatch } from '../../state/hooks';
import { filesOf } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { Button } from '../../ui/button';
import { InputPane, type InputPaneProps } from '../input/input-pane';
import { ToolOptions } from '../options/tool-options';
import type { OptionsForm } from '../options/use-tool-options';
import { chooseResult } from '../../state/choose-input';
import { RunBar } from './run-bar';
import { EmptyOutcome, FailedRun } from './run-outcome';
import { ResultInBar, TextResult, type TextResultProps } from './text-result';
import { ToolLayout, type ToolLayoutProps } from './tool-layout';
import { useSubmit, type Run } from './use-submit';
import { isBlank, useTool, type ToolInput, type ToolRun } from './use-tool';
import * as words from './words';

interface TwoWay<Values extends object, Output> {
  readonly tool: ToolInput & { readonly clear: () => void };
  readonly run: Run<Output>;
  /** Changes the direction, and hides the other direction's result until the tool runs again. */
  readonly turn: (part: Partial<Values>) => void;
}

/** `blank` is the error for an empty input. The directions may use different kernels, which then share one id. */
export function useTwoWay<S extends Schema, Output>(
  form: OptionsForm<S>,
  spec: KernelSpec<Source, OptionsOf<S>, Output>,
  blank: string,
): TwoWay<OptionsOf<S>, Output> {
  const tool = useTool(spec);
  const run = useSubmit(tool, { options: form.values, problem: isBlank(tool.input) ? blank : undefined });
  const turn = (part: Partial<OptionsOf<S>>) => {
    tool.reset();
    form.change(part);
  };
  return { tool, run, turn };
}

interface TwoWayScreenProps<Values extends object, Output extends TextOutput> extends Pick<
  ToolLayoutProps,
  'late' | 'below'
> {
  form: OptionsForm;
  twoWay: TwoWay<Values, Output>;
  input: Omit<InputPaneProps, 'tool' | 'error'>;
  action: string;
  /** The name of a result that is written directly to a file. */
  fileName: string;
  /** The file name of a stored result that Swap makes the input. */
  swappedName?: string;
  onSwap: () => void;
  /** An option beside the mode, which decides what the result is. */
  kind?: string;
  result: Omit<TextResultProps<Output>, 'run'>;
  /** The less common options. */
  options?: ReactNode;
  /** Below the input. */
  children?: ReactNode;
}

export function TwoWayScreen<Values extends object, Output extends TextOutput>({
  form,
  twoWay: { tool, run, turn },
  input,
  action,
  fileName,
  swappedName = fileName,
  onSwap,
  kind,
  result,
  options,
  children,
  ...layout
}: TwoWayScreenProps<Values, Output>) {
  return (
    <ToolLayout
      {...layout}
      form={{ ...form, change: turn }}
      run={run}
      modes={
        <div className={clsx(kind !== undefined && 'flex flex-wrap items-center gap-3')}>
          <ToolOptions form={form} names={['mode']} onChange={turn} />
          {kind !== undefined && <ToolOptions form={form} names={[kind]} onChange={turn} />}
        </div>
      }
      outcome={<TextResult {...result} run={run} empty={<EmptyOutcome {...input} tool={tool} />} />}
    >
      <InputPane {...input} tool={tool} error={run.shownProblem} />
      {result.errorUnderInput && <FailedRun run={run} />}
      {children}
      <RunBar
        run={run}
        action={action}
        fileName={fileName}
        options={options}
        afterwards={<ResultInBar run={run} fileName={result.fileName} copied={result.copied} />}
      >
        <SwapButton run={run} fileName={swappedName} onSwap={onSwap} />
      </RunBar>
    </ToolLayout>
  );
}

interface SwapButtonProps<Output> {
  run: Pick<ToolRun<Output>, 'id' | 'input' | 'runs' | 'busy'>;
  fileName: string;
  onSwap: () => void;
}

/** Makes the result the input, and changes the direction. */
function SwapButton<Output extends TextOutput>({ run, fileName, onSwap }: SwapButtonProps<Output>) {
  const { id, input, runs, busy } = run;
  const dispatch = useAppDispatch();
  const swap = () => {
    const output = runs.result?.output as PageOutput<TextOutput> | undefined;
    if (output && output.result.stored !== 'saved') dispatch(chooseResult(id, output.result, fileName));
    onSwap();
  };
  // The results of several files are a list, not one new input.
  if (filesOf(input).length > 1) return null;
  return (
    <Button size="large" icon={ArrowUpDown} disabled={busy} onClick={swap}>
      {words.swap}
    </Button>
  );
}

/** The file name of an encoded file: `photo.png` becomes `photo.png.base64.txt`. */
export const encodedName = (name: string, coding: string): string => `${name}.${coding}.txt`;

/**
 * `photo.png.base64.txt` and `photo.png.b64` become `photo.png` again; other names get the extension of the decoded type.
 * `codings` are the extensions for encoded files.
 */
export function decodedName(name: string, codings: readonly string[], extension: string): string {
  const bare = name.replace(/\.txt$/i, '');
  const stem = bare.replace(new RegExp(`\\.(?:${codings.join('|')})$`, 'i'), '');
  const hasOwn = stem !== bare && /[^.]\.[^.]+$/.test(stem);
  return hasOwn ? stem : `${stem}.${extension}`;
}
