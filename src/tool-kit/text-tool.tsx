// The screen of a tool that makes one text (or file) of one text (or file): input, settings, a button, the result.
import { Save, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { KernelSpec } from '../../workers/contract/kernel';
import { MiB } from '../../workers/contract/sink';
import type { Source } from '../../workers/contract/source';
import type { TextOutput } from '../../workers/contract/text-output';
import { canPickFile, pickFile } from '../lib/save';
import { useAppDispatch } from '../state/hooks';
import type { Interned } from '../state/interned';
import { filesOf } from '../state/inputs';
import { toastShown } from '../state/toasts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { InputPane } from './input-pane';
import { ResultPane } from './result-pane';
import { RunProgress } from './run-progress';
import { RunStatus } from './run-status';
import { isBlank, sourceRefs, useTool, type Tool } from './use-tool';

export interface TextToolProps<Options, Output extends TextOutput> {
  spec: KernelSpec<Source, Options, Output>;
  options: Options;
  inputLabel: string;
  placeholder?: string;
  /** What is said when there is nothing to work on. */
  blank: string;
  action: string;
  icon: LucideIcon;
  /** Stands above the input: the mode. */
  modes?: ReactNode;
  /** Stands between input and button: further options. */
  settings?: ReactNode;
  /** Further buttons beside the main one. */
  buttons?: (tool: Tool<Source, Options, Output>) => ReactNode;
  resultLabel?: string;
  fileName: (output: Interned<Output> | undefined) => string;
  /** Toast texts. */
  copied?: string;
  downloaded?: string;
  /** Shown beside the result: statistics, a picture. */
  extra?: (output: Interned<Output>) => ReactNode;
}

/** From this size on, a result is worth writing straight into a file of the visitor's. */
const SAVE_BYTES = 64 * MiB;

export function TextTool<Options, Output extends TextOutput>(props: TextToolProps<Options, Output>) {
  const { spec, options, blank, action, icon, fileName } = props;
  const tool = useTool(spec);
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState(false);
  const [file] = filesOf(tool.input);

  const run = (saveTo?: FileSystemFileHandle) => {
    setAsked(true);
    const [input] = sourceRefs(tool.input);
    if (input === undefined || isBlank(tool.input)) {
      dispatch(toastShown({ title: 'Error', text: blank, tone: 'error' }));
      return;
    }
    void tool.start({ input, options, ...(saveTo && { saveTo }) });
  };
  const runIntoFile = async () => {
    const saveTo = await pickFile(fileName(undefined));
    if (saveTo) run(saveTo);
  };

  return (
    <div className="flex flex-col gap-6">
      {props.modes}
      <InputPane
        tool={tool}
        label={props.inputLabel}
        placeholder={props.placeholder ?? 'Type or paste text here'}
        disabled={tool.busy}
        error={asked && isBlank(tool.input) ? blank : undefined}
      />
      {props.settings}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="large" icon={icon} disabled={tool.busy} onClick={() => run()}>
          {action}
        </Button>
        {file && file.bytes >= SAVE_BYTES && canPickFile() && (
          <Button size="large" icon={Save} disabled={tool.busy} onClick={() => void runIntoFile()}>
            {action} into a file…
          </Button>
        )}
        {props.buttons?.(tool)}
      </div>
      <RunProgress tool={tool} />
      <RunStatus run={tool.run} />
      {tool.run.status === 'done' && <TextResult {...props} output={tool.run.output} />}
    </div>
  );
}

type TextResultProps<Options, Output extends TextOutput> = TextToolProps<Options, Output> & {
  output: Interned<Output>;
};

function TextResult<Options, Output extends TextOutput>(props: TextResultProps<Options, Output>) {
  const { spec, output, fileName, resultLabel = 'Result', copied, downloaded, extra } = props;
  const { result, notes } = output as Interned<TextOutput>;
  return (
    <div className="flex flex-col gap-4">
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {extra?.(output)}
      <ResultPane
        toolId={spec.id}
        label={resultLabel}
        result={result}
        fileName={fileName(output)}
        {...(copied !== undefined && { copied })}
        {...(downloaded !== undefined && { downloaded })}
      />
    </div>
  );
}
