// Text below a tool, folded on a phone.
import { useId, type ReactNode } from 'react';
import * as words from './words';

interface BelowToolProps {
  title: string;
  children: ReactNode;
}

/** Always open where there is room: see ui/app.css. */
export function BelowTool({ title, children }: BelowToolProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="below-tool min-w-0 text-sm">
      <h2 id={id} className="mb-1.5 font-semibold">
        {title}
      </h2>
      <details>
        <summary className="cursor-pointer py-1 font-semibold pointer-coarse:py-2.5">{title}</summary>
        {children}
      </details>
    </section>
  );
}

export interface TipsProps {
  title?: string;
  /** List items. */
  children: ReactNode;
}

/** Advice, as a list. */
export const Tips = ({ title = words.tips, children }: TipsProps) => (
  <BelowTool title={title}>
    <ul className="list-disc ps-5 text-muted">{children}</ul>
  </BelowTool>
);
