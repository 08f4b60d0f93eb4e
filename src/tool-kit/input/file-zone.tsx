// Where files come in: dropped (folders as well) or pasted anywhere on the page, or chosen in the browser's dialog.
import { FolderOpen } from 'lucide-react';
import { useCallback, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import { buttonClasses, type ButtonSize } from '../../ui/button-classes';
import { INPUT_PART } from './focus';
import { usePageDrop } from './use-page-drop';

/** What makes an input the one of its zone. */
export type FileInput = Pick<ComponentProps<'input'>, 'multiple' | 'accept' | 'onChange'>;

export interface FileZoneProps {
  several?: boolean;
  /** As the accept attribute: what the dialog offers first. */
  accept?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  /** Takes text that is dropped or pasted outside every field. */
  onText?: (text: string) => void;
  /** Takes the other files where several come and one is taken. Without it, they are left out in words. */
  onOthers?: ((files: readonly File[]) => void) | undefined;
  /** False where another input of the page takes what is dropped or pasted outside of both. */
  takesPage?: boolean;
  className?: string;
  /** Shows an OpenFiles with this input among the rest. */
  children: (input: FileInput) => ReactNode;
}

const ignoreText = () => undefined;

export function FileZone({
  several = false,
  accept,
  onFiles,
  onText = ignoreText,
  onOthers,
  takesPage = true,
  className,
  children,
}: FileZoneProps) {
  const dispatch = useAppDispatch();
  const zone = useRef<HTMLDivElement>(null);
  const take = useCallback(
    (files: readonly File[]) => {
      const [first, ...others] = files;
      if (!first) return;
      onFiles(several ? files : [first]);
      if (several || others.length === 0) return;
      if (onOthers) {
        onOthers(others);
        return;
      }
      const text = `This tool takes one file at a time: ${first.name}.`;
      dispatch(toastShown({ title: 'One file was opened', text, tone: 'info' }));
    },
    [dispatch, several, onFiles, onOthers],
  );
  const isOver = usePageDrop({ onFiles: take, onText, zone, takesPage });

  const onChange: FileInput['onChange'] = ({ target }) => {
    take(Array.from(target.files ?? []));
    // Choosing the same file again must be noticed.
    target.value = '';
  };

  return (
    <div {...INPUT_PART} ref={zone} className={className}>
      {children({ multiple: several, accept, onChange })}
      {isOver && (
        <div className="pointer-events-none fixed inset-3 z-50 flex items-center justify-center rounded-lg border-2 border-dashed border-accent bg-accent-soft/90 text-lg font-medium text-accent-strong">
          {several ? 'Drop files or folders' : 'Drop the file'}
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
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
        )}
      >
        <FolderOpen aria-hidden className="size-4" />
        {children}
      </label>
    </span>
  );
}
