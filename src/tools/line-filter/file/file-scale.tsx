// The scale beside a file: a mark wherever lines were kept. A click goes to the nearest one. Buttons and keys do the same without it.
import { useMemo, type PointerEvent } from 'react';

interface FileScaleProps {
  index: { readonly lines: number; readonly buckets: readonly number[]; readonly bucketLines: number };
  /** The line that the visitor is at. */
  row: number | undefined;
  /** To the first kept line from this one on. */
  onJump: (row: number) => void;
}

const UNITS = 1000;

export function FileScale({ index, row, onJump }: FileScaleProps) {
  const { lines } = index;
  const path = useMemo(() => pathOf(index), [index]);
  const jump = ({ clientY, currentTarget, pointerType }: PointerEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const reach = (pointerType === 'mouse' ? MOUSE_REACH_PX : FINGER_REACH_PX) / height;
    onJump(nearestKept(index, (clientY - top) / height, reach));
  };
  if (path === '') return null;
  const at = row === undefined ? undefined : ((row + 0.5) / lines) * UNITS;
  return (
    <div
      aria-hidden
      onPointerUp={jump}
      className="w-4 shrink-0 cursor-pointer rounded-sm border border-line bg-sunken text-warn pointer-coarse:w-8 print:hidden"
    >
      <svg viewBox={`0 0 1 ${UNITS}`} preserveAspectRatio="none" className="size-full">
        <path d={path} fill="currentColor" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
        {at !== undefined && (
          <path
            d={`M0 ${at}H1`}
            className="text-accent"
            stroke="currentColor"
            strokeWidth={4}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </div>
  );
}

const MOUSE_REACH_PX = 6;
const FINGER_REACH_PX = 24;

/** Adjacent buckets are one mark. */
function pathOf({ lines, buckets, bucketLines }: FileScaleProps['index']): string {
  const y = (bucket: number) => ((Math.min(lines, bucket * bucketLines) / lines) * UNITS).toFixed(2);
  let path = '';
  for (let bucket = 0; bucket < buckets.length; bucket++) {
    if (buckets[bucket] === 0) continue;
    const from = bucket;
    while ((buckets[bucket + 1] ?? 0) > 0) bucket++;
    path += `M0 ${y(from)}H1V${y(bucket + 1)}H0Z`;
  }
  return path;
}

/** The line at a place of the scale, from 0 to 1, or the first one of the nearest bucket with a kept line within reach. */
export function nearestKept(
  { lines, buckets, bucketLines }: FileScaleProps['index'],
  place: number,
  reach: number,
): number {
  const line = Math.min(lines - 1, Math.max(0, Math.floor(place * lines)));
  const own = Math.floor(line / bucketLines);
  const most = Math.ceil((reach * lines) / bucketLines);
  for (let away = 0; away <= most; away++) {
    for (const bucket of [own + away, own - away]) if ((buckets[bucket] ?? 0) > 0) return bucket * bucketLines;
  }
  return line;
}
