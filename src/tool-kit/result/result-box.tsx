// A short result on one label, with its own Copy and Download.
import type { ReactNode } from 'react';
import { ResultFrame } from './result-frame';

export interface ResultBoxProps {
  label: string;
  value: string;
  /** Name of the downloaded file. */
  fileName: string;
  /** Stands beside the label: a verdict, a note. */
  aside?: ReactNode;
}

export const ResultBox = ({ label, value, fileName, aside }: ResultBoxProps) => (
  <ResultFrame {...{ label, fileName, aside }} text={value}>
    {(labelId) => (
      <output aria-labelledby={labelId} className="block px-3 py-2.5 font-mono text-sm break-all select-all">
        {value}
      </output>
    )}
  </ResultFrame>
);
