// The chosen files, each with its size and a way to take it out again; one alone also with its preview.
import { FileText, X } from 'lucide-react';
import { formatBytes, formatCount } from '../lib/format';
import type { FileRef } from '../state/inputs';
import { Disclosure } from '../ui/disclosure';
import { IconButton } from '../ui/icon-button';
import { FilePreview } from './file-preview';

export interface FileListProps {
  files: readonly FileRef[];
  disabled?: boolean | undefined;
  /** Whether a single file's two ends can be looked at. */
  preview?: boolean;
  onChange: (files: readonly FileRef[]) => void;
}

/** More rows than this help nobody, and each costs layout. */
const MAX_SHOWN = 100;

export function FileList({ files, disabled = false, preview = true, onChange }: FileListProps) {
  const [only] = files;
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <div className="flex w-full flex-col gap-3">
      {files.length > 1 && (
        <p className="text-sm text-muted">
          {formatCount(files.length)} files, {formatBytes(total)}
        </p>
      )}
      <ul className="flex max-h-80 flex-col gap-2 overflow-auto" aria-label="Chosen files">
        {files.slice(0, MAX_SHOWN).map((file) => (
          <li
            key={file.artifactId}
            className="flex items-center gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-3"
          >
            <FileText aria-hidden className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1 text-sm font-medium break-all">{file.name}</span>
            <span className="shrink-0 text-sm text-muted">{formatBytes(file.bytes)}</span>
            <IconButton
              icon={X}
              label={`Remove ${file.name}`}
              disabled={disabled}
              onClick={() => onChange(files.filter((other) => other !== file))}
            />
          </li>
        ))}
      </ul>
      {files.length > MAX_SHOWN && (
        <p className="text-sm text-muted">and {formatCount(files.length - MAX_SHOWN)} more</p>
      )}
      {preview && only && files.length === 1 && only.bytes > 0 && (
        <Disclosure label="Preview">
          <FilePreview key={only.artifactId} artifactId={only.artifactId} bytes={only.bytes} />
        </Disclosure>
      )}
    </div>
  );
}
