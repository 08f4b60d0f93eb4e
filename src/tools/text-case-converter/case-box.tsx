// One result of typed text, with its own Copy and Download.
import { Copy, Download } from 'lucide-react';
import { useId } from 'react';
import { formatCount } from '../../lib/format';
import { useCopy, useDownloadText } from '../../tool-kit/use-copy';
import { IconButton } from '../../ui/icon-button';

/** Eight boxes are laid out at once: more of each would take the page longer than a frame or two. */
const SHOWN_UNITS = 4000;

export interface CaseBoxProps {
  label: string;
  text: string;
  fileName: string;
}

/** The beginning of a text, never ending in half a character. */
function headOf(text: string): string {
  const head = text.slice(0, SHOWN_UNITS);
  return /[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head;
}

export function CaseBox({ label, text, fileName }: CaseBoxProps) {
  const id = useId();
  const copy = useCopy();
  const download = useDownloadText();
  const shown = text.length > SHOWN_UNITS ? headOf(text) : text;
  return (
    <div role="group" aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-surface">
      <div className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-3">
        <h3 id={id} className="text-sm font-semibold">
          {label}
        </h3>
        <div className="ml-auto flex">
          <IconButton icon={Copy} label={`Copy ${label}`} onClick={() => void copy(text)} />
          <IconButton icon={Download} label={`Download ${label}`} onClick={() => download(text, fileName)} />
        </div>
      </div>
      <output
        aria-labelledby={id}
        // What scrolls must be reachable by keyboard.
        tabIndex={0}
        className="block max-h-48 overflow-auto px-3 py-2.5 font-mono text-sm wrap-break-word whitespace-pre-wrap"
      >
        {shown}
      </output>
      {shown.length < text.length && (
        <p className="border-t border-line px-3 py-2 text-xs text-muted">
          {formatCount(text.length - shown.length)} more characters: copy or download it to have all.
        </p>
      )}
    </div>
  );
}
