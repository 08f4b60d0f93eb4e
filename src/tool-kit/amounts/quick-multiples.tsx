// Buttons that multiply the amount, each with what comes out.
import { Button } from '../../ui/button';
import { Digits } from './digits';

export interface QuickMultiple {
  /** `0.5` */
  readonly factor: string;
  /** `50 USD = 46.15 EUR`, once something was converted. */
  readonly equation: string | undefined;
}

export interface QuickMultiplesProps {
  multiples: readonly QuickMultiple[];
  onChoose: (factor: string) => void;
}

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
