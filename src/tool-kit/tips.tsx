// Advice below a tool, as a list.
import { useId, type ReactNode } from 'react';
import * as words from './words';

export interface TipsProps {
  title?: string;
  /** List items. */
  children: ReactNode;
}

export function Tips({ title = words.tips, children }: TipsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="text-sm text-muted">
      <h2 id={id} className="mb-1.5 font-semibold text-ink">
        {title}
      </h2>
      <ul className="list-disc ps-5">{children}</ul>
    </section>
  );
}
