// The result of a tool that makes one text (or file), with what was tolerated on the way.
import type { ReactNode } from 'react';
import type { TextOutput } from '../../workers/contract/text-output';
import { formatBytes } from '../lib/format';
import type { PageOutput } from '../state/page-output';
import { Notice } from '../ui/notice';
import { ResultView } from './late-parts';
import type { ResultViewProps } from './result-view';
import { RunOutcome } from './run-outcome';
import type { Submit } from './use-submit';

export interface TextResultProps<Output> extends Omit<ResultViewProps, 'toolId' | 'label' | 'result' | 'fileName'> {
  run: Submit<Output>;
  label?: string;
  fileName: (output: PageOutput<Output>) => string;
  /** Above the result: statistics, a picture. */
  extra?: (output: PageOutput<Output>) => ReactNode;
  errorUnderInput?: boolean;
}

export function TextResult<Output extends TextOutput>({
  run,
  label = 'Result',
  fileName,
  extra,
  errorUnderInput,
  ...pane
}: TextResultProps<Output>) {
  // The compiler does not see through the conditional type that every TextOutput has these.
  const textOf = (output: PageOutput<Output>) => output as PageOutput<TextOutput>;
  return (
    <RunOutcome
      {...{ run, errorUnderInput }}
      describe={(output) => `${label}, ${formatBytes(textOf(output).result.bytes)}`}
    >
      {(output) => (
        <>
          {textOf(output).notes.map((note) => (
            <Notice key={note}>{note}</Notice>
          ))}
          {extra?.(output)}
          <ResultView
            toolId={run.tool.id}
            label={label}
            result={textOf(output).result}
            fileName={fileName(output)}
            copyInBar
            {...pane}
          />
        </>
      )}
    </RunOutcome>
  );
}
