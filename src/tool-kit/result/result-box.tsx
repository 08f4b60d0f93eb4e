// One result among several, with its own label, Copy and Download.
import clsx from 'clsx';
import { Copy, Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { TOOL_KEYS } from '../../lib/shortcuts';
import { IconButton } from '../../ui/icon-button';
import { useCopy, useDownloadText } from '../copy-and-download';

interface TextBoxProps {
  label: string;
  text: string;
  /** The part of the text that is shown. Copy and Download take all of it. */
  shown?: string;
  /** Name of the downloaded file; without one there is no Download. */
  fileName?: string;
  /** Beside the label: a verdict, a note. */
  aside?: ReactNode;
  /** The box scrolls above this height. */
  height: 'max-h-48' | 'max-h-96';
  /** Below the text. */
  children?: ReactNode;
}

/** A text of several lines. */
export const TextBox = ({ label, text, shown = text, fileName, aside, height, children }: TextBoxProps) => (
  <ResultFrame {...{ label, text, fileName, aside }}>
    {(labelId) => (
      <>
        <output
          aria-live="off"
          aria-labelledby={labelId}
          // A scrollable box must be focusable, so that the keyboard can scroll it.
          tabIndex={0}
          className={clsx(
            height,
            'block overflow-auto px-3 py-2.5 font-mono text-sm wrap-break-word whitespace-pre-wrap',
          )}
        >
          {shown}
        </output>
        {children}
      </>
    )}
  </ResultFrame>
);

interface ResultFrameProps {
  label: string;
  text: string;
  /** Name of the downloaded file; without one there is no Download. */
  fileName?: string | undefined;
  /** Beside the label: a verdict, a note. */
  aside?: ReactNode;
  /** Shows the text, named by the label's id. */
  children: (labelId: string) => ReactNode;
}

/** The frame of one text among several: its label, what is beside it, and its own Copy and Download. */
export function ResultFrame({ label, text, fileName, aside, children }: ResultFrameProps) {
  const id = useId();
  const copy = useCopy();
  const download = useDownloadText();
  return (
    <div role="group" aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-surface">
      <div className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-3">
        <h3 id={id} className="text-sm font-semibold">
          {label}
        </h3>
        {aside}
        <div className="ml-auto flex">
          <IconButton
            icon={Copy}
            label={`Copy ${label}`}
            aria-keyshortcuts={TOOL_KEYS.copy}
            onClick={() => void copy(text)}
          />
          {fileName !== undefined && (
            <IconButton icon={Download} label={`Download ${label}`} onClick={() => download(text, fileName)} />
          )}
        </div>
      </div>
      {children(id)}
    </div>
  );
}
