// The chosen files, each with its size and a way to take it out again; one alone also with its preview.
import { FileText, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatBytes, formatCount } from '../lib/format';
import { pathOf, type FileRef } from '../state/inputs';
import { Disclosure } from '../ui/disclosure';
import { IconButton } from '../ui/icon-button';
import { FilePreview } from './file-preview';
import { LongList } from './long-list';

export interface FileListProps {
  files: readonly FileRef[];
  disabled?: boolean | undefined;
  /** Whether a single file's two ends can be looked at. */
  preview?: boolean;
  onChange: (files: readonly FileRef[]) => void;
}

/** With the gap below it. */
const ROW_PX = 58;

export function FileList({ files, disabled = false, preview = true, onChange }: FileListProps) {
  const [only] = files;
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const { list, removed } = useFocusAfterRemoval(files);
  const remove = (index: number) => {
    removed(index);
    onChange(files.filter((_, other) => other !== index));
  };
  return (
    <div ref={list} className="flex w-full flex-col gap-3">
      {files.length > 1 && (
        <p className="text-sm text-muted">
          {formatCount(files.length)} files, {formatBytes(total)}
        </p>
      )}
      <LongList
        label="Chosen files"
        count={files.length}
        estimate={ROW_PX}
        className="max-h-80"
        keyOf={(index) => files[index]?.artifactId ?? index}
      >
        {(index) => {
          const file = files[index];
          return file && <FileRow file={file} disabled={disabled} onRemove={() => remove(index)} />;
        }}
      </LongList>
      {preview && only && files.length === 1 && only.bytes > 0 && (
        <Disclosure label="Preview">
          <FilePreview key={only.artifactId} artifactId={only.artifactId} bytes={only.bytes} />
        </Disclosure>
      )}
    </div>
  );
}

interface FileRowProps {
  file: FileRef;
  disabled: boolean;
  onRemove: () => void;
}

function FileRow({ file, disabled, onRemove }: FileRowProps) {
  return (
    <div className="pb-2">
      <div className="flex items-center gap-3 rounded-md border border-line bg-surface py-1 pr-1 pl-3">
        <FileText aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1 text-sm font-medium break-all">{pathOf(file)}</span>
        <span className="shrink-0 text-sm text-muted">{formatBytes(file.bytes)}</span>
        <IconButton icon={X} label={`Remove ${pathOf(file)}`} disabled={disabled} onClick={onRemove} />
      </div>
    </div>
  );
}

/** The button that removed a file goes with it: the next file's takes the focus, or the last one's. */
function useFocusAfterRemoval(files: readonly FileRef[]) {
  const list = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const next = Math.min(removedAt.current, files.length - 1);
    removedAt.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-index="${next}"] button`)?.focus();
  }, [files]);
  const removed = (index: number) => {
    removedAt.current = index;
  };
  return { list, removed };
}
