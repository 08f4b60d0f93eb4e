// A collapsible section for advanced options.
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { keyOf } from '../lib/shortcuts';
import * as words from './words';

export interface DisclosureProps {
  label?: string;
  defaultOpen?: boolean;
  className?: string;
  /** The shortcut key that clicks it: see lib/shortcuts.ts. */
  shortcut?: Parameters<typeof keyOf>[0];
  children: ReactNode;
}

export function Disclosure({
  label = words.moreOptions,
  defaultOpen = false,
  className,
  shortcut,
  children,
}: DisclosureProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <div className={clsx('min-w-0', className)}>
      <button
        type="button"
        {...(shortcut && keyOf(shortcut))}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="group -mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-start text-sm font-medium text-muted transition-colors hover:text-ink pointer-coarse:min-h-touch"
      >
        <ChevronRight aria-hidden className="size-4 transition-transform group-aria-expanded:rotate-90" />
        {label}
      </button>
      {/* Collapsed content is rendered and loaded only when the visitor opens it. */}
      {open && (
        <div id={id} className="pt-3">
          {/* The code of the content may load on demand. */}
          <Suspense>{children}</Suspense>
        </div>
      )}
    </div>
  );
}
