// Where files come in: dropped (folders too), pasted, or chosen in the browser's dialog.
import clsx from 'clsx';
import { FolderOpen } from 'lucide-react';
import { useId, useState, type ClipboardEvent, type ComponentProps, type DragEvent, type ReactNode } from 'react';
import { droppedFiles } from '../lib/dropped-files';
import { buttonClasses, type ButtonSize } from '../ui/button-classes';

/** What makes an input the one of its zone. */
export type FileInput = Pick<ComponentProps<'input'>, 'multiple' | 'disabled' | 'accept' | 'onChange'>;

export interface FileZoneProps {
  several?: boolean;
  disabled?: boolean | undefined;
  /** As the accept attribute: what the dialog offers first. */
  accept?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  className?: string;
  /** Shows an OpenFiles with this input among the rest. */
  children: (input: FileInput) => ReactNode;
}

const holdsFiles = (data: DataTransfer) => data.types.includes('Files');

export function FileZone({ several = false, disabled, accept, onFiles, className, children }: FileZoneProps) {
  const [over, setOver] = useState(false);

  const take = (files: readonly File[]) => {
    if (files.length > 0 && !disabled) onFiles(several ? files : files.slice(0, 1));
  };
  const onDragOver = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = (event: DragEvent) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    void droppedFiles(event.dataTransfer).then(take);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(Array.from(event.clipboardData.files));
  };

  const onChange: FileInput['onChange'] = ({ target }) => {
    take(Array.from(target.files ?? []));
    // Choosing the same file again must be heard, too.
    target.value = '';
  };
  const input: FileInput = { multiple: several, disabled, accept, onChange };

  return (
    <div {...{ onDragOver, onDragLeave, onDrop, onPaste }} className={clsx('relative min-w-0', className)}>
      {children(input)}
      {over && (
        <div className="pointer-events-none absolute -inset-2 z-10 flex items-center justify-center rounded-lg border-2 border-dashed border-accent bg-accent-soft/90 font-medium text-accent-strong">
          {several ? 'Drop files or folders here' : 'Drop the file here'}
        </div>
      )}
    </div>
  );
}

interface OpenFilesProps {
  input: FileInput;
  size?: ButtonSize;
  children: string;
}

/** The zone's file input as a button: the input takes the keyboard, and its label the pointer. */
export function OpenFiles({ input, size = 'small', children }: OpenFilesProps) {
  const id = useId();
  return (
    <span className="relative inline-flex">
      <input {...input} id={id} type="file" className="peer sr-only" />
      <label
        htmlFor={id}
        className={buttonClasses(
          'secondary',
          size,
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent ' +
            'peer-disabled:cursor-not-allowed peer-disabled:opacity-55',
        )}
      >
        <FolderOpen aria-hidden className="size-4" />
        {children}
      </label>
    </span>
  );
}
