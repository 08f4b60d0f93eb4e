import clsx from 'clsx';

export interface ProgressProps {
  label: string;
  /** The finished share, 0 to 1. Undefined if it is unknown: the bar then moves without a percentage. */
  value?: number | undefined;
  /** Read aloud instead of the percentage: "12 of 40 MB". */
  valueText?: string | undefined;
  className?: string;
}

export function Progress({ label, value, valueText, className }: ProgressProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.floor(share * 100)}
      aria-valuetext={valueText}
      className={clsx('flex flex-col gap-0.5', className)}
    >
      <div className="h-2 overflow-hidden rounded-sm bg-accent-soft">
        {share === undefined ? (
          <div className="h-full w-1/3 animate-sweep bg-accent motion-reduce:w-full motion-reduce:animate-none motion-reduce:opacity-50" />
        ) : (
          // As long as the interval between two reports, so that the bar moves evenly without frames drawn by the page.
          <div
            className="h-full origin-left bg-accent transition-transform duration-250 ease-linear"
            style={{ transform: `scaleX(${share})` }}
          />
        )}
      </div>
      <div className="ruler ruler-scale" />
    </div>
  );
}
