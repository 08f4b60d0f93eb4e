// A text on one label with its own Copy: a decoded part, a new token, a key.
import type { ReactNode } from 'react';
import { ResultFrame } from '../../tool-kit/result/result-box';

interface TextBoxProps {
  label: string;
  text: string;
  /** Stands beside the label. */
  aside?: ReactNode;
}

export const TextBox = ({ label, text, aside }: TextBoxProps) => (
  <ResultFrame {...{ label, text, aside }}>
    {(labelId) => (
      <output
        aria-live="off"
        aria-labelledby={labelId}
        // What scrolls must be reachable by keyboard.
        tabIndex={0}
        className="block max-h-96 overflow-auto px-3 py-2.5 font-mono text-sm break-words whitespace-pre-wrap"
      >
        {text}
      </output>
    )}
  </ResultFrame>
);
