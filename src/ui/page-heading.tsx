// The only h1 of a page. It gets the focus after a change of page, so that a screen reader starts here.
import clsx from 'clsx';
import type { ReactNode } from 'react';

export function PageHeading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={clsx('text-2xl font-semibold', className)}>
      {children}
    </h1>
  );
}
