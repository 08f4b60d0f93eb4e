// A modal dialog of the browser, so that focus, Esc and the dimmed rest come with it.
import { useEffect, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

export interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'children' | 'onClick' | 'ref'> {
  children: (close: () => void) => ReactNode;
}

/** Mounted means open; `onClose` is to unmount it. The content fills it. */
export function ModalDialog({ children, ...props }: ModalDialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    dialog?.showModal();
    return () => dialog?.close();
  }, [dialog]);
  const close = () => dialog?.close();
  // Only a click on the backdrop has the dialog itself as its target.
  const closeOnBackdrop = (event: MouseEvent) => event.target === event.currentTarget && close();
  return (
    <dialog {...props} ref={setDialog} onClick={closeOnBackdrop}>
      {children(close)}
    </dialog>
  );
}
