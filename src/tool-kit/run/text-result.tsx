// The result of a tool that makes one text or file, with its notes. For several files, it is a list of results.
import { Suspense, useCallback, type ReactNode } from 'react';
import type { TextOutput } from '../../../workers/contract/run/text-output';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import type { FileRef } from '../../state/inputs';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { Notice } from '../../ui/notice';
import { ResultButton, ResultList, ResultView } from '../late-parts';
import type { ResultViewProps } from '../result/result-view';
import { RunOutcome } from './run-outcome';
import type { Run } from './use-submit';
import * as words from './words';

export interface TextResultProps<Output> extends Omit<
  ResultViewProps,
  'toolId' | 'label' | 'result' | 'fileName' | 'children'
> {
  run: Run<Output>;
  label?: string;
  /** The name of the file, if there are several. */
  fileName: (output: PageOutput<Output>, file?: FileRef) => string;
  /** The name of the ZIP with all results. */
  zipName?: string;
  /** Shown between the result's head and its text: statistics, a picture. */
  extra?: (output: PageOutput<Output>) => ReactNode;
  errorUnderInput?: boolean;
  /** Replaces the usual placeholder. */
  empty?: ReactNode;
}

export function TextResult<Output extends TextOutput>({
  run,
  label = words.result,
  fileName,
  zipName = `${run.id}.zip`,
  extra,
  errorUnderInput,
  empty,
  ...pane
}: TextResultProps<Output>) {
  const show = (output: PageOutput<Output>, name: string, more: Pick<ResultViewProps, 'copyInBar'> = {}) => (
    <ResultView toolId={run.id} label={label} result={textOf(output).result} fileName={name} {...more} {...pane}>
      {textOf(output).notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {extra?.(output)}
    </ResultView>
  );
  if (run.isQueue)
    return (
      <TextResults run={run} fileName={fileName} zipName={zipName}>
        {show}
      </TextResults>
    );
  return (
    <RunOutcome
      run={run}
      errorUnderInput={errorUnderInput}
      empty={empty}
      describe={(output) => say(words.resultAndSize, { label, size: formatBytes(textOf(output).result.bytes) })}
    >
      {(output) => show(output, fileName(output), { copyInBar: true })}
    </RunOutcome>
  );
}

// Every TextOutput has these fields, but the compiler can't follow the conditional type.
const textOf = <Output extends TextOutput>(output: PageOutput<Output>) => output as PageOutput<TextOutput>;

interface TextResultsProps<Output> extends Required<Pick<TextResultProps<Output>, 'run' | 'fileName' | 'zipName'>> {
  children: (output: PageOutput<Output>, name: string) => ReactNode;
}

/** The list stores the outputs of any tool. */
function TextResults<Output extends TextOutput>({ run, fileName, zipName, children }: TextResultsProps<Output>) {
  const describe = useCallback(
    (output: PageOutput<unknown>, file: FileRef) => {
      const { result, notes } = textOf(output as PageOutput<Output>);
      return { result, notes, fileName: fileName(output as PageOutput<Output>, file) };
    },
    [fileName],
  );
  return (
    <Suspense>
      <ResultList run={run} describe={describe} zipName={zipName}>
        {(output, name) => children(output as PageOutput<Output>, name)}
      </ResultList>
    </Suspense>
  );
}

interface ResultInBarProps<Output> {
  run: Pick<Run<Output>, 'runs' | 'outdated'>;
  /** The text to copy, if it isn't the output's `result`. Undefined if the output has no text. */
  text?: (output: PageOutput<Output>) => ResultRef | string | undefined;
  /** The file name of a result that is too large to copy. */
  fileName?: string | ((output: PageOutput<Output>) => string);
  copied?: string | undefined;
  /** Says what is copied, if that isn't the one text of the result. */
  label?: string | ((output: PageOutput<Output>) => string);
  /** Shows only the icon, for a bar with more than two other buttons. */
  compact?: boolean;
}

const resultOf = (output: unknown) => (output as Partial<PageOutput<TextOutput>>).result;

const storedText = (text: string): ResultRef => ({ stored: 'text', text, mime: 'text/plain', bytes: text.length });

/** Copy or Download next to a phone's main button, once there is a result. */
export function ResultInBar<Output>({ run, text = resultOf, fileName, label, ...look }: ResultInBarProps<Output>) {
  const output = run.runs.result?.output;
  if (output === undefined || run.outdated !== undefined) return null;
  const found = text(output);
  const result = typeof found === 'string' ? storedText(found) : found;
  if (!result || result.stored === 'saved') return null;
  const name = typeof fileName === 'function' ? fileName(output) : fileName;
  return (
    <Suspense>
      <ResultButton
        result={result}
        fileName={name}
        label={typeof label === 'function' ? label(output) : label}
        size="large"
        {...look}
      />
    </Suspense>
  );
}
