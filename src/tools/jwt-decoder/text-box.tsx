// A text on one label with its own Copy: a decoded part, a new token, a key.
import { Copy } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useCopy } from '../../tool-kit/use-copy';
import { IconButton } from '../../ui/icon-button';

interface TextBoxProps {
  label: string;
  text: string;
  /** Stands beside the label. */
  aside?: ReactNode;
}

export function TextBox({ label, text, aside }: TextBoxProps) {
  const id = useId();
  const copy = useCopy();
  return (
    <div role="group" aria-labelledby={id} className="rounded-md border border-line bg-surface">
      <div className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-3">
        <h3 id={id} className="text-sm font-semibold">
          {label}
        </h3>
        {aside}
        <div className="ml-auto flex">
          <IconButton icon={Copy} label={`Copy ${label}`} onClick={() => void copy(text)} />
        </div>
      </div>
      <output
        aria-labelledby={id}
        // What scrolls must be reachable by keyboard.
        tabIndex={0}
        className="block max-h-96 overflow-auto px-3 py-2.5 font-mono text-sm break-words whitespace-pre-wrap"
      >
        {text}
      </output>
    </div>
  );
}
