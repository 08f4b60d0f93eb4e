// A zone that accepts files: dropped (including folders) or pasted anywhere on the page, or chosen in the browser's dialog.
import { FolderOpen } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { say } from '../../../workers/words/in-words';
import { lateModule } from '../../hydration/late-module';
import { entriesOf, isFolder } from '../../lib/drop-entries';
import { useAppDispatch } from '../../state/hooks';
import { OPENED_AT_ONCE } from '../../state/choose-input';
import type { ComingFiles } from '../../state/file-ref';
import { toastShown } from '../../state/toasts';
import { buttonClasses, type ButtonSize } from '../../ui/button';
import { INPUT_PART } from './focus';
import * as words from './words';

/** Marks the file input of a zone. */
export type FileInput = Pick<ComponentProps<'input'>, 'multiple' | 'accept' | 'onChange'> & {
  readonly webkitdirectory?: string;
};

/** A browser's dialog opens either files or a folder. */
export const folderOf = (input: FileInput): FileInput => ({ ...input, webkitdirectory: '' });

interface FileZoneProps {
  several?: boolean;
  /** In the form of the accept attribute: the file types that the dialog shows first. */
  accept?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  /** Takes a folder, or many files. Without it, `onFiles` gets them once all are there. */
  onMany?: ((files: ComingFiles) => void) | undefined;
  /** Takes text that is dropped or pasted outside every field. */
  onText?: (text: string) => void;
  /** Takes the remaining files if several come and only one is used. Without it, a message says that they were left out. */
  onOthers?: ((files: readonly File[]) => void) | undefined;
  /** False if another input of the page takes what is dropped or pasted outside of both. */
  takesPage?: boolean;
  className?: string;
  /** Renders the zone's content, with an OpenFiles for this input. */
  children: (input: FileInput) => ReactNode;
}

const ignoreText = () => undefined;

export function FileZone({
  several = false,
  accept,
  onFiles,
  onMany,
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
      const text = say(words.oneAtATime, { file: first.name });
      dispatch(toastShown({ title: words.oneOpened, text, tone: 'info' }));
    },
    [dispatch, several, onFiles, onOthers],
  );
  const isOver = usePageDrop({ onFiles: take, onMany, onText, zone, takesPage });

  const onChange: FileInput['onChange'] = ({ target }) => {
    const { files } = target;
    if (!files) return;
    if (onMany && files.length > OPENED_AT_ONCE) onMany(once(files, target));
    else {
      take(Array.from(files));
      forget(target);
    }
  };

  return (
    <div {...INPUT_PART} ref={zone} className={className}>
      {children({ multiple: several, accept, onChange })}
      {isOver && (
        <div className="pointer-events-none fixed inset-3 z-50 flex items-center justify-center rounded-lg border-2 border-dashed border-accent bg-accent-soft/90 text-lg font-medium text-accent-strong">
          {several ? words.dropFilesHere : words.dropFileHere}
        </div>
      )}
    </div>
  );
}

/** Choosing the same file again then fires an event. */
const forget = (target: HTMLInputElement) => {
  target.value = '';
};

/** Making 100,000 File objects takes longer than a task may, and forgetting the choice empties the list. */
async function* once(files: FileList, target: HTMLInputElement) {
  yield* files;
  if (target.files === files) forget(target);
}

interface OpenFilesProps {
  input: FileInput;
  size?: ButtonSize;
  children: string;
}

/** The zone's file input looks like a button. The input gets the keyboard's events, and its label the pointer's. */
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

interface PageDrop {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onMany: ((files: ComingFiles) => void) | undefined;
  readonly onText: (text: string) => void;
  /** The input's part of the page. */
  readonly zone: RefObject<Element | null>;
  /** Whether it also takes files that land outside of every input. On a page with several inputs, only one does. */
  readonly takesPage: boolean;
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether files that land on this element belong only to this input. */
function isMine(target: EventTarget | null, { zone, takesPage }: Pick<PageDrop, 'zone' | 'takesPage'>): boolean {
  const hit = target instanceof Element ? target.closest('[data-tool-input]') : null;
  return hit === null ? takesPage : hit === zone.current;
}

const folderCode = lateModule(() => import('../../lib/dropped-files'));

/** If the code doesn't load, the files beside the folders are still taken. */
const openEntries = async (entries: readonly FileSystemEntry[], plain: readonly File[]) => {
  if (!entries.some(isFolder)) return plain;
  return folderCode.load().then(
    ({ droppedFiles }) => droppedFiles(entries),
    () => plain,
  );
};

const holdsFiles = ({ types }: DataTransfer) => types.includes('Files');

/**
 * Takes files and text that are dropped or pasted anywhere on the page. Otherwise the browser would open a dropped file in
 * place of the page. Returns true while something is dragged over the page.
 */
function usePageDrop({ onFiles, onMany, onText, zone, takesPage }: PageDrop): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const takes = ({ dataTransfer, target }: DragEvent) =>
      dataTransfer !== null &&
      isMine(target, { zone, takesPage }) &&
      (holdsFiles(dataTransfer) || (dataTransfer.types.includes('text/plain') && !isEditable(target)));
    const onDragOver = (event: DragEvent) => {
      if (event.defaultPrevented || !takes(event)) {
        setIsOver(false); // Now it is over another input.
        return;
      }
      event.preventDefault();
      if (event.dataTransfer && holdsFiles(event.dataTransfer)) setIsOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false); // It has left the window.
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      if (event.defaultPrevented || !takes(event) || !event.dataTransfer) return;
      event.preventDefault();
      if (holdsFiles(event.dataTransfer)) {
        // Both must be read at once: after the event's task the lists are empty.
        const plain = Array.from(event.dataTransfer.files);
        const entries = entriesOf(event.dataTransfer);
        if (!onMany) void openEntries(entries, plain).then(onFiles);
        else if (entries.some(isFolder)) onMany({ dropped: entries });
        else if (plain.length > OPENED_AT_ONCE) onMany(plain);
        else onFiles(plain);
      } else onText(event.dataTransfer.getData('text/plain'));
    };
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      if (event.defaultPrevented || !clipboardData || !isMine(target, { zone, takesPage })) return;
      if (clipboardData.files.length > 0) onFiles(Array.from(clipboardData.files));
      else if (isEditable(target) || clipboardData.getData('text/plain') === '') return;
      else onText(clipboardData.getData('text/plain'));
      event.preventDefault();
    };
    const listeners = { dragover: onDragOver, dragleave: onDragLeave, drop: onDrop, paste: onPaste } as const;
    document.addEventListener('dragover', listeners.dragover);
    document.addEventListener('dragleave', listeners.dragleave);
    document.addEventListener('drop', listeners.drop);
    document.addEventListener('paste', listeners.paste);
    return () => {
      document.removeEventListener('dragover', listeners.dragover);
      document.removeEventListener('dragleave', listeners.dragleave);
      document.removeEventListener('drop', listeners.drop);
      document.removeEventListener('paste', listeners.paste);
    };
  }, [onFiles, onMany, onText, zone, takesPage]);

  return isOver;
}
