// The chosen files with their sizes, and a button to remove each. A single file also has a preview.
import { FileText, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import { filesOf, openingOf, pathOf, withoutFile, type FileRef, type InputValue } from '../../state/inputs';
import { useArtifacts } from '../../state/services-context';
import { Disclosure } from '../../ui/disclosure';
import { IconButton } from '../../ui/icon-button';
import { FilePreview } from './file-preview';
import FilesSummary from './files-summary';
import { LongList } from './long-list';
import * as words from './words';

export interface FileListProps {
  input: InputValue;
  /** Whether a single file's two ends can be previewed. */
  preview?: boolean;
  onChange: (input: InputValue) => void;
}

/** Includes the gap below it. */
const ROW_PX = 58;

export default function FileList({ input, preview = true, onChange }: FileListProps) {
  const files = filesOf(input);
  const isOpening = openingOf(input) !== undefined;
  const [only] = files;
  const { list, removed } = useFocusAfterRemoval(files);
  const remove = (file: FileRef, index: number) => {
    removed(index);
    onChange(withoutFile(input, file));
  };
  return (
    <div ref={list} className="flex w-full flex-col gap-3">
      <FilesSummary input={input} onChange={onChange} />
      <LongList
        label={words.chosenFiles}
        count={files.length}
        rowPx={ROW_PX}
        visibleRows={5.5}
        keyOf={(index) => files[index]?.artifactId ?? index}
      >
        {(index) => {
          const file = files[index];
          return file && <FileRow file={file} onRemove={isOpening ? undefined : () => remove(file, index)} />;
        }}
      </LongList>
      {preview && only && files.length === 1 && only.bytes > 0 && (
        <Disclosure label={words.preview}>
          <FilePreview key={only.artifactId} artifactId={only.artifactId} bytes={only.bytes} />
        </Disclosure>
      )}
    </div>
  );
}

interface FileRowProps {
  file: FileRef;
  /** Undefined while files are opened, in the order of the list. */
  onRemove: (() => void) | undefined;
}

function FileRow({ file, onRemove }: FileRowProps) {
  const artifacts = useArtifacts();
  // The state has no sizes yet, but a few rows can ask the browser for theirs.
  const bytes = onRemove ? file.bytes : (artifacts.find(file.artifactId)?.size ?? 0);
  return (
    <div className="pb-2" data-file-row>
      <div className="flex items-center gap-3 rounded-md border border-line bg-surface py-1 pe-1 ps-3">
        <FileText aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1 truncate text-sm font-medium" title={pathOf(file)}>
          {pathOf(file)}
        </span>
        <span className="shrink-0 text-sm text-muted">{formatBytes(bytes)}</span>
        {onRemove ? (
          <IconButton icon={X} label={say(words.remove, { file: pathOf(file) })} onClick={onRemove} />
        ) : (
          <span className="size-10 pointer-coarse:size-touch" />
        )}
      </div>
    </div>
  );
}

/** The button that removed a file disappears with it. The focus moves to the next file's button, or to the last one. */
export function useFocusAfterRemoval(files: readonly FileRef[]) {
  const list = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const next = files[Math.min(removedAt.current, files.length - 1)];
    removedAt.current = undefined;
    if (!next) return;
    const label = say(words.remove, { file: pathOf(next) });
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-file-row] button') ?? [];
    [...buttons].find((button) => button.ariaLabel === label)?.focus();
  }, [files]);
  const removed = (index: number) => {
    removedAt.current = index;
  };
  return { list, removed };
}
