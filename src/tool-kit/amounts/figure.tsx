// A result that is one number, with what it is the answer to.
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button';
import { Digits } from './digits';
import { useCopy } from '../copy-and-download';

export interface FigureProps {
  /** What was asked: `1 mi`. */
  question: string;
  value: string;
  unit: string;
  /** How exact it is, and more about it. */
  children?: ReactNode;
}

export function Figure({ question, value, unit, children }: FigureProps) {
  const copy = useCopy();
  return (
    <section aria-label="Result" className="rounded-lg border border-line bg-surface py-3 pr-2 pl-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-sm wrap-anywhere text-muted">
            <Digits text={question} /> =
          </p>
          <output className="block text-2xl font-semibold wrap-anywhere tabular-nums">
            <Digits text={value} /> {unit}
          </output>
        </div>
        <IconButton
          icon={Copy}
          label="Copy result"
          onClick={() => void copy(`${value} ${unit}`, 'Result copied to clipboard.')}
        />
      </div>
      {children !== undefined && <div className="pr-2 text-sm text-muted">{children}</div>}
    </section>
  );
}
