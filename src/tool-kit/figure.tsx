// A single number as a tool's result. Loads with the code that computes it.
import { Copy } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { keyOf, TOOL_KEYS } from '../lib/shortcuts';
import { Button } from '../ui/button';
import { Digits } from './amounts';
import { useCopy } from './copy-and-download';
import * as words from './words';

interface FigureProps {
  /** The original amount: `1 mi`. */
  question: string;
  value: string;
  unit: string;
  /** Buttons after Copy. */
  actions?: ReactNode;
  /** How exact it is, and more details. */
  children?: ReactNode;
}

/** The number, below its question. On a phone, Copy is in the bar: see FigureInBar. */
export function Figure({ question, value, unit, actions, children }: FigureProps) {
  const id = useId();
  const copy = useCopy();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <h2 id={id} className="me-auto text-base font-semibold">
          {words.result}
        </h2>
        <Button
          size="small"
          icon={Copy}
          {...keyOf(TOOL_KEYS.copy)}
          className="max-md:hidden"
          onClick={() => void copy(`${value} ${unit}`, words.copiedResult)}
        >
          {words.copy}
        </Button>
        {actions}
      </div>
      <div className="rounded-md border border-line bg-raised px-4 py-3">
        <p className="text-sm wrap-anywhere text-muted">
          <Digits text={question} /> =
        </p>
        <output className="block text-2xl font-semibold wrap-anywhere tabular-nums">
          <Digits text={value} /> {unit}
        </output>
        {children !== undefined && <div className="text-sm text-muted">{children}</div>}
      </div>
    </section>
  );
}
