// Files and text that are dropped or pasted anywhere on a tool's page reach its input: dropped beside the field, a file would
// otherwise take the page's place in the browser, and the visitor's input with it.
import { useEffect, useState, type RefObject } from 'react';
import { droppedFiles } from '../../lib/dropped-files';

export interface PageDrop {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (text: string) => void;
  /** The input's own part of the page. */
  readonly zone: RefObject<Element | null>;
  /** Whether it also takes what lands outside every input. Of a page with several inputs, one does. */
  readonly takesPage: boolean;
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether what lands there is this input's, and no other's. */
function isMine(target: EventTarget | null, { zone, takesPage }: Pick<PageDrop, 'zone' | 'takesPage'>): boolean {
  const hit = target instanceof Element ? target.closest('[data-tool-input]') : null;
  return hit === null ? takesPage : hit === zone.current;
}

const holdsFiles = ({ types }: DataTransfer) => types.includes('Files');

/** Whether something is being dragged over the page. */
export function usePageDrop({ onFiles, onText, zone, takesPage }: PageDrop): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const takes = ({ dataTransfer, target }: DragEvent) =>
      dataTransfer !== null &&
      isMine(target, { zone, takesPage }) &&
      (holdsFiles(dataTransfer) || (dataTransfer.types.includes('text/plain') && !isEditable(target)));
    const onDragOver = (event: DragEvent) => {
      if (event.defaultPrevented || !takes(event)) {
        setIsOver(false); // it is over another input now
        return;
      }
      event.preventDefault();
      if (event.dataTransfer && holdsFiles(event.dataTransfer)) setIsOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false); // it has left the window
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      if (event.defaultPrevented || !takes(event) || !event.dataTransfer) return;
      event.preventDefault();
      if (holdsFiles(event.dataTransfer)) {
        const plain = Array.from(event.dataTransfer.files);
        // A folder that cannot be read must not take the files beside it along.
        void droppedFiles(event.dataTransfer).then(onFiles, () => onFiles(plain));
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
  }, [onFiles, onText, zone, takesPage]);

  return isOver;
}
