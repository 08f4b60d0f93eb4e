// The site's ruler as a gauge: it shows which part of a whole is used. Screen readers get that from the text or list next to
// it.
import clsx from 'clsx';

export interface RulerProps {
  /** The part, as fractions of the whole from 0 to 1. */
  from?: number;
  to: number;
  /** The part is too long. */
  isOver?: boolean;
  className?: string;
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

export const Ruler = ({ from = 0, to, isOver = false, className }: RulerProps) => (
  <div aria-hidden className={clsx('flex flex-col gap-0.5', className)}>
    <div className="relative h-1 overflow-hidden rounded-full bg-accent-soft">
      {/* At least as wide as a tick, even for a very short part. */}
      <div
        className={clsx('absolute inset-y-0 min-w-0.5', isOver ? 'bg-danger' : 'bg-accent')}
        style={{ left: percent(from), width: percent(to - from) }}
      />
    </div>
    <div className="ruler ruler-scale" />
  </div>
);
