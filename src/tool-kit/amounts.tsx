// Parts of the tools that compute with amounts.
import { Copy } from 'lucide-react';
import { say } from '../../workers/words/in-words';
import { Button } from '../ui/button';
import { useCopy } from './copy-and-download';
import * as words from './words';

/** Copies the number from a phone's bar. Its button is there before the number, so that nothing moves. */
export function FigureInBar({ text }: { text: string | undefined }) {
  const copy = useCopy();
  return (
    <Button
      size="large"
      icon={Copy}
      disabled={text === undefined}
      className="md:hidden"
      onClick={() => void copy(text ?? '', words.copiedResult)}
    >
      <span className="sr-only">{say(words.copyAmount, { amount: text ?? '' })}</span>
    </Button>
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
  <section aria-label={words.quickMultiples} className="flex flex-col gap-1.5">
    <h2 className="text-sm font-medium">{words.quickMultiples}</h2>
    <ul className="grid grid-cols-2 gap-2">
      {multiples.map(({ factor, equation }) => (
        <li key={factor} className="flex min-w-0">
          <Button size="small" className="min-w-0 flex-1 flex-col gap-0 py-1" onClick={() => onChoose(factor)}>
            <span>×{factor}</span>
            {/* Has its height from the start, on a phone that of two lines, so that nothing moves when the code that computes it loads. */}
            <span className="block min-h-5 min-w-0 content-center text-xs wrap-anywhere text-muted tabular-nums max-sm:min-h-10">
              {equation !== undefined && <Digits text={equation} />}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
