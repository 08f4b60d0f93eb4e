// Parts of the tools that compute with amounts.
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { TOOL_KEYS } from '../lib/shortcuts';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { useCopy } from './copy-and-download';

interface FigureProps {
  /** The original amount: `1 mi`. */
  question: string;
  value: string;
  unit: string;
  /** How exact it is, and more details. */
  children?: ReactNode;
}

/** A single number as the result, below its question. */
export function Figure({ question, value, unit, children }: FigureProps) {
  const copy = useCopy();
  return (
    <section aria-label="Result" className="rounded-lg border border-line bg-surface py-3 pe-2 ps-4">
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
          aria-keyshortcuts={TOOL_KEYS.copy}
          onClick={() => void copy(`${value} ${unit}`, 'Result copied to clipboard.')}
        />
      </div>
      {children !== undefined && <div className="pe-2 text-sm text-muted">{children}</div>}
    </section>
  );
}

/** Groups the thousands of the first long number visually. Copied or read aloud, the number has no separators. */
export function Digits({ text }: { text: string }) {
  const [all = '', before = '', whole = ''] = /^(.*?(?<![\d.]))(\d{5,})(?![\d.]*e)/s.exec(text) ?? [];
  if (all === '') return text;
  const groups = whole.split(/(?=(?:\d{3})+$)/);
  return (
    <>
      {before}
      {groups.map((group, index) => (
        <span key={index} className={index > 0 ? 'ms-[0.2em]' : undefined}>
          {group}
        </span>
      ))}
      {text.slice(all.length)}
    </>
  );
}

interface QuickMultiple {
  /** `0.5` */
  readonly factor: string;
  /** `50 USD = 46.15 EUR`, or undefined if nothing was converted yet. */
  readonly equation: string | undefined;
}

interface QuickMultiplesProps {
  multiples: readonly QuickMultiple[];
  onChoose: (factor: string) => void;
}

/** Buttons that multiply the amount, each with its result. */
export const QuickMultiples = ({ multiples, onChoose }: QuickMultiplesProps) => (
  <section aria-label="Quick multiples" className="flex flex-col gap-1.5">
    <h2 className="text-sm font-medium">Quick multiples</h2>
    <ul className="grid grid-cols-2 gap-2">
      {multiples.map(({ factor, equation }) => (
        <li key={factor} className="flex min-w-0">
          <Button size="small" className="min-w-0 flex-1 flex-col gap-0 py-1" onClick={() => onChoose(factor)}>
            <span>×{factor}</span>
            {equation !== undefined && (
              <span className="min-w-0 text-xs wrap-anywhere text-muted tabular-nums">
                <Digits text={equation} />
              </span>
            )}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
