// A modal dialog of the browser, which handles focus, Esc and the backdrop.
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useId, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { openLayer } from '../lib/layers';
import { IconButton } from './icon-button';
import { InLayer } from './link';
import * as words from './words';

interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'children' | 'onClick' | 'ref'> {
  children: (close: () => void) => ReactNode;
}

/** The dialog is open while it is mounted, so `onClose` must unmount it. The content fills the dialog. */
export function ModalDialog({ children, ...props }: ModalDialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const layer = useId();
  useEffect(() => {
    if (!dialog) return undefined;
    dialog.showModal();
    const leave = openLayer(layer, () => dialog.close());
    return () => {
      dialog.close();
      leave();
    };
  }, [dialog, layer]);
  const close = () => dialog?.close();
  // Only a click on the backdrop has the dialog as its target.
  const closeOnBackdrop = (event: MouseEvent) => event.target === event.currentTarget && close();
  return (
    <dialog {...props} ref={setDialog} onClick={closeOnBackdrop}>
      <InLayer value>{children(close)}</InLayer>
    </dialog>
  );
}

interface TitledDialogProps {
  title: string;
  closeLabel?: string;
  onClose: () => void;
  /** The dialog's position and width. */
  className: string;
  /** For the row with the title. */
  headClassName?: string;
  children: (close: () => void) => ReactNode;
}

/** A modal dialog with a heading and a close button. It is open while it is mounted. */
export function TitledDialog(props: TitledDialogProps) {
  const { title, closeLabel = words.close, onClose, className, headClassName = 'px-5 pt-5', children } = props;
  const id = useId();
  return (
    <ModalDialog
      aria-labelledby={id}
      onClose={onClose}
      className={clsx(
        'fixed inset-x-0 m-0 mx-auto w-[calc(100%-1.5rem)] animate-rise rounded-lg border border-line-strong bg-raised text-ink shadow-lift backdrop:bg-shade',
        className,
      )}
    >
      {(close) => (
        <>
          <div className={clsx('flex items-center justify-between gap-4', headClassName)}>
            <h2 id={id} className="text-lg font-semibold">
              {title}
            </h2>
            <IconButton icon={X} label={closeLabel} onClick={close} />
          </div>
          {children(close)}
        </>
      )}
    </ModalDialog>
  );
}
