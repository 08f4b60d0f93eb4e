// The line between the panes of a tool, which the visitor moves by pointer or by keyboard.
import type { KeyboardEvent, PointerEvent } from 'react';
import { LEAST_SHARE, MOST_SHARE, resizeLeftPane, useLeftPane } from '../../visitor/left-pane';

/** In percent of the width of both panes. */
const STEP = 2;

export function PaneDivider() {
  const share = useLeftPane();
  const ends = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: LEAST_SHARE, End: MOST_SHARE };
  const onKeyDown = (event: KeyboardEvent) => {
    const end = Object.entries(ends).find(([key]) => key === event.key);
    if (!end) return;
    event.preventDefault();
    resizeLeftPane(end[1]);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.parentElement || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = currentTarget.parentElement.getBoundingClientRect();
    resizeLeftPane(((clientX - left) / width) * 100);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the input"
      aria-valuenow={share}
      aria-valuemin={LEAST_SHARE}
      aria-valuemax={MOST_SHARE}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => resizeLeftPane()}
      className="group flex cursor-col-resize touch-none justify-center rounded-sm select-none max-lg:hidden print:hidden"
    >
      <div className="h-full w-px bg-line transition-colors group-hover:bg-accent group-focus-visible:bg-accent" />
    </div>
  );
}
