// A place in a waveform that the visitor moves by pointer or by keyboard: a cut, or the position.
import clsx from 'clsx';
import { memo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { tenthsClock } from './tenths-clock';

/** In seconds, for the keys of a mark. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  PageDown: -10,
  PageUp: 10,
};

export interface MarkEvents {
  /** `isDrag` is true for a pointer, which may snap. */
  readonly onMove: (index: number, time: number, isDrag: boolean) => void;
  readonly onSelect: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

export interface WaveformMarkProps extends MarkEvents {
  readonly label: string;
  /** −1 for the position. */
  readonly index: number;
  readonly time: number;
  /** The bounds. */
  readonly min: number;
  readonly max: number;
  /** CSS pixels per second. */
  readonly scale: number;
}

export const WaveformMark = memo(function WaveformMark(props: WaveformMarkProps) {
  const { label, index, time, min, max, scale, onMove, onSelect, onRemove } = props;
  /** From the mark to the pointer that drags it, in pixels. */
  const held = useRef<number>(undefined);
  const isCut = index >= 0;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { ctrlKey, altKey, metaKey, key, shiftKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const step = STEPS[key];
    if (step !== undefined) onMove(index, time + (shiftKey && Math.abs(step) < 1 ? 10 * step : step), false);
    else if (key === 'Home') onMove(index, min, false);
    else if (key === 'End') onMove(index, max, false);
    else if (isCut && (key === 'Delete' || key === 'Backspace')) onRemove(index);
    else return;
    event.preventDefault();
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const xOf = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) =>
    clientX - (currentTarget.parentElement?.getBoundingClientRect().left ?? 0);

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={time}
      aria-valuetext={tenthsClock(time)}
      data-mark={index}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onFocus={() => onSelect(index)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = xOf(event) - time * scale;
        event.stopPropagation();
      }}
      onPointerMove={(event) => {
        if (held.current !== undefined) onMove(index, (xOf(event) - held.current) / scale, true);
      }}
      onLostPointerCapture={() => {
        held.current = undefined;
      }}
      className={clsx(
        'group absolute top-0 -ms-3 flex h-full w-6 cursor-ew-resize pointer-coarse:-ms-5 pointer-coarse:w-10 touch-none justify-center rounded-sm',
        isCut ? 'items-start' : 'items-end',
      )}
      style={{ left: time * scale }}
    >
      {/* The picture has the lines of the cuts. */}
      {!isCut && <span aria-hidden className="absolute inset-y-0 w-0.5 bg-ink" />}
      <span
        aria-hidden
        className={clsx(
          'size-3.5 border-2 border-surface pointer-coarse:size-5',
          isCut ? 'rounded-full bg-danger group-focus:bg-danger-strong' : 'relative rounded-xs bg-ink',
        )}
      />
    </div>
  );
});
