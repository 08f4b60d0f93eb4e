// A short result on one label, with its own Copy and Download.
import { Copy, Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../ui/icon-button';
import { useCopy, useDownloadText } from './use-copy';

export interface ResultBoxProps {
  label: string;
  value: string;
  /** Name of the downloaded file. */
  fileName: string;
  /** Stands beside the label: a verdict, a note. */
  aside?: ReactNode;
}

export function ResultBox({ label, value, fileName, aside }: ResultBoxProps) {
  const id = useId();
  const copy = useCopy();
  const download = useDownloadText();
  return (
    <div role="group" aria-labelledby={id} className="rounded-md border border-line bg-surface">
      <div className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-3">
        <h3 id={id} className="text-sm font-semibold">
          {label}
        </h3>
        {aside}
        <div className="ml-auto flex">
          <IconButton icon={Copy} label={`Copy ${label}`} onClick={() => void copy(value)} />
          <IconButton icon={Download} label={`Download ${label}`} onClick={() => download(value, fileName)} />
        </div>
      </div>
      <output aria-labelledby={id} className="block px-3 py-2.5 font-mono text-sm break-all select-all">
        {value}
      </output>
    </div>
  );
}
