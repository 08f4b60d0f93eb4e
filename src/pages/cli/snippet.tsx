// Parts that the command line's page and its reference share: commands, and options with their help.
import { Copy } from 'lucide-react';
import type { HelpRow } from '../../../workers/contract/options/command';
import { useCopy } from '../../tool-kit/copy-and-download';
import { IconButton } from '../../ui/icon-button';

export const Code = ({ children }: { children: string }) => (
  <code translate="no" className="font-mono text-[0.9em] text-ink">
    {children}
  </code>
);

interface SnippetProps {
  /** Of the button that copies the text. */
  label: string;
  text: string;
  prints?: string;
}

export function Snippet({ label, text, prints }: SnippetProps) {
  const copy = useCopy();
  return (
    <div className="flex min-w-0 items-start gap-1 rounded-md border border-line bg-sunken ps-4">
      <pre
        translate="no"
        className="min-w-0 flex-1 py-3 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
      >
        <code>{text}</code>
        {prints !== undefined && <samp className="mt-1 block font-mono text-muted">{prints}</samp>}
      </pre>
      <IconButton icon={Copy} label={label} onClick={() => void copy(text)} className="my-1 me-1" />
    </div>
  );
}

export function OptionList({ rows }: { rows: readonly HelpRow[] }) {
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {rows.map(([flags, help]) => (
        <div key={flags} className="grid grid-cols-1 gap-x-6 gap-y-0.5 @3xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
          <dt translate="no" className="font-mono break-words text-ink">
            {flags}
          </dt>
          <dd className="min-w-0 break-words text-muted">{help}</dd>
        </div>
      ))}
    </dl>
  );
}
