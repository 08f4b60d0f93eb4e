// Where the preview is shown: its heading, its frame, and what stands there as long as there is nothing to show.
import clsx from 'clsx';
import { Suspense, useId, useState, type ReactNode } from 'react';

export interface PreviewPaneProps {
  /** Without the editor beside it, there is room. */
  isAlone: boolean;
  isEmpty: boolean;
  children: ReactNode;
}

export function PreviewPane({ isAlone, isEmpty, children }: PreviewPaneProps) {
  const id = useId();
  // Prerendered pages have no text, and so no frame. Once there is one it stays: loading it again would be seen.
  const [isOpen, setIsOpen] = useState(!isEmpty);
  if (!isEmpty && !isOpen) setIsOpen(true);
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      <h2 id={id} className="text-sm font-medium">
        Preview
      </h2>
      <div
        className={clsx(
          'relative overflow-hidden rounded-md border border-line-strong bg-surface',
          isAlone ? 'h-[max(24rem,70dvh)]' : 'h-96',
        )}
      >
        {isOpen && <Suspense>{children}</Suspense>}
        {isEmpty && (
          <p className="absolute inset-0 flex items-center justify-center bg-surface px-6 text-center text-sm text-muted">
            The preview of your text will appear here.
          </p>
        )}
      </div>
    </section>
  );
}
