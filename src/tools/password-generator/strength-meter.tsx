// How strong the passwords are, from their entropy.
import clsx from 'clsx';
import { guessTime, strengthOf } from './strength';

const COLORS = ['', 'bg-danger', 'bg-danger', 'bg-warn', 'bg-success', 'bg-success'] as const;

/** What a full meter stands for. */
const FULL_BITS = 128;

export function StrengthMeter({ bits }: { bits: number }) {
  const { label, level } = strengthOf(bits);
  const shown = bits.toFixed(1);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-muted tabular-nums">{shown} bits of entropy</span>
      </div>
      <div
        role="meter"
        aria-label="Strength"
        aria-valuemin={0}
        aria-valuemax={FULL_BITS}
        aria-valuenow={Math.min(Number(shown), FULL_BITS)}
        aria-valuetext={`${label}, ${shown} bits`}
        className="grid grid-cols-5 gap-1"
      >
        {[1, 2, 3, 4, 5].map((segment) => (
          <span
            key={segment}
            className={clsx(
              'h-1.5 rounded-full border border-transparent forced-colors:border-[CanvasText]',
              segment <= level ? clsx(COLORS[level], 'forced-colors:bg-[Highlight]') : 'bg-line',
            )}
          />
        ))}
      </div>
      <p className="text-xs text-muted">
        Cracking takes {guessTime(bits)} on average at a trillion guesses a second, even knowing your settings.
      </p>
    </div>
  );
}
