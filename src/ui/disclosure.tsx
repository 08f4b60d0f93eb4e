// What goes beyond a tool's plain use sits behind one of these.
import * as Collapsible from '@radix-ui/react-collapsible';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DisclosureProps {
  label?: string;
  defaultOpen?: boolean;
  className?: string;
  children: ReactNode;
}

export function Disclosure({ label = 'More options', defaultOpen = false, className, children }: DisclosureProps) {
  return (
    <Collapsible.Root defaultOpen={defaultOpen} className={clsx('min-w-0', className)}>
      <Collapsible.Trigger className="group -mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-muted transition-colors hover:text-ink pointer-coarse:min-h-touch">
        <ChevronRight aria-hidden className="size-4 transition-transform group-data-[state=open]:rotate-90" />
        {label}
      </Collapsible.Trigger>
      <Collapsible.Content className="pt-3">{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
