// The result of a tool that makes one text (or file), with what was tolerated on the way.
import type { ReactNode } from 'react';
import type { TextOutput } from '../../workers/contract/text-output';
import { formatBytes } from '../lib/format';
import type { Interned } from '../state/interned';
import { Notice } from '../ui/notice';
import { ResultPane, type ResultPaneProps } from './result-pane';
import { RunOutcome } from './run-outcome';
import type { Submit } from './use-submit';

export interface TextResultProps<Output> extends Omit<ResultPaneProps, 'toolId' | 'label' | 'result' | 'fileName'> {
  run: Submit<Output>;
  label?: string;
  fileName: (output: Interned<Output>) => string;
  /** Above the result: statistics, a picture. */
  extra?: (output: Interned<Output>) => ReactNode;
}

export function TextResult<Output extends TextOutput>({
  run,
  label = 'Result',
  fileName,
  extra,
  ...pane
}: TextResultProps<Output>) {
  // The compiler does not see through the conditional type that every TextOutput has these.
  const textOf = (output: Interned<Output>) => output as Interned<TextOutput>;
  return (
    <RunOutcome run={run} describe={(output) => `${label}, ${formatBytes(textOf(output).result.bytes)}`}>
      {(output) => (
        <>
          {textOf(output).notes.map((note) => (
            <Notice key={note}>{note}</Notice>
          ))}
          {extra?.(output)}
          <ResultPane
            toolId={run.tool.id}
            label={label}
            result={textOf(output).result}
            fileName={fileName(output)}
            {...pane}
          />
        </>
      )}
    </RunOutcome>
  );
}
