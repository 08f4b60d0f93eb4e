// Marks matches in the text area: a layer with the same text lies over it, invisible except for its marks, with the same layout
// and scroll position.
import clsx from 'clsx';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { RowTarget } from '../../tool-kit/rows/use-row-scroll';
import { stretchesOf } from './marks';

interface MarkedFieldProps {
  /** The text and the places of its matches, as alternating starts and ends. Undefined if nothing should be marked. */
  marked: { readonly text: string; readonly places: readonly number[] } | undefined;
  /** The match that the table shows. When it changes, the field scrolls to it. */
  selected: RowTarget;
  /** Called when the caret moves into this match. */
  onSelect: (match: number) => void;
  children: ReactNode;
}

/** The styles that determine each character's position. */
const LAYOUT = ['font', 'letterSpacing', 'lineHeight', 'padding', 'tabSize', 'textAlign', 'wordSpacing'] as const;

interface Place {
  readonly box: CSSProperties;
  readonly text: CSSProperties;
}

/** The field's inner area, without its border and its scroll bar. */
function placeOf(field: HTMLTextAreaElement, frame: HTMLElement): Place {
  const { left, top } = field.getBoundingClientRect();
  const origin = frame.getBoundingClientRect();
  const style = getComputedStyle(field);
  return {
    box: {
      left: left - origin.left + field.clientLeft,
      top: top - origin.top + field.clientTop,
      width: field.clientWidth,
      height: field.clientHeight,
    },
    text: Object.fromEntries(LAYOUT.map((name) => [name, style[name]])),
  };
}

export function MarkedField({ marked, selected, onSelect, children }: MarkedFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  const hasMarks = marked !== undefined && marked.places.length > 0;

  useLayoutEffect(() => {
    const { current } = frame;
    const field = current?.querySelector('textarea');
    if (!hasMarks || !current || !field) return;
    const measure = () => setPlace(placeOf(field, current));
    const follow = () => over.current?.scrollTo(0, field.scrollTop);
    // The field also moves when the height of the parts above it changes.
    const observer = new ResizeObserver(measure);
    observer.observe(field);
    observer.observe(current);
    field.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      field.removeEventListener('scroll', follow);
    };
  }, [hasMarks]);

  // Runs after each change of the text or its position, because the field may already be scrolled.
  useLayoutEffect(() => {
    const field = frame.current?.querySelector('textarea');
    if (field) over.current?.scrollTo(0, field.scrollTop);
  });

  // The visitor chose another match in the list.
  useEffect(() => {
    const field = frame.current?.querySelector('textarea');
    const mark = over.current?.querySelector<HTMLElement>('[aria-current]');
    if (!field || !mark || document.activeElement === field) return;
    const { offsetTop, offsetHeight } = mark;
    if (offsetTop < field.scrollTop) field.scrollTop = offsetTop - offsetHeight;
    else if (offsetTop + offsetHeight > field.scrollTop + field.clientHeight)
      field.scrollTop = offsetTop + 2 * offsetHeight - field.clientHeight;
  }, [selected]);

  return (
    <div
      ref={frame}
      className="relative"
      onSelect={({ target }) => {
        if (!marked || !(target instanceof HTMLTextAreaElement)) return;
        const match = matchAt(marked.places, target.selectionStart);
        if (match !== undefined) onSelect(match);
      }}
    >
      {children}
      {hasMarks && place && (
        <div
          ref={over}
          aria-hidden
          data-marks
          className="pointer-events-none absolute overflow-hidden text-transparent select-none print:hidden"
          style={place.box}
        >
          <div className="relative break-words whitespace-pre-wrap" style={place.text}>
            <Marks text={marked.text} places={marked.places} selected={selected.row} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The match that contains the caret, or has it at its edge. */
function matchAt(places: readonly number[], caret: number): number | undefined {
  for (let at = 0; at + 1 < places.length; at += 2) {
    const [start = 0, end = 0] = places.slice(at, at + 2);
    if (start <= caret && caret <= end) return at / 2;
  }
  return undefined;
}

interface MarksProps {
  text: string;
  places: readonly number[];
  selected: number;
}

/** Translucent colors, so that the text below stays readable. Neighbors have different colors. */
const TONES = ['bg-accent/25', 'bg-warn/25'] as const;

const Marks = memo(function Marks({ text, places, selected }: MarksProps) {
  const stretches = useMemo(() => stretchesOf(text, places), [text, places]);
  return (
    <>
      {stretches.map(({ text, match }, index) =>
        match === undefined ? (
          text
        ) : (
          <mark
            key={index}
            aria-current={match === selected || undefined}
            className={clsx(
              'rounded-sm text-transparent aria-[current]:bg-accent/45 aria-[current]:outline-2 aria-[current]:outline-accent',
              // An empty match is shown as a bar.
              text === ''
                ? 'relative before:absolute before:inset-y-0 before:-inset-s-px before:w-0.5 before:bg-accent'
                : TONES[match % 2],
            )}
          >
            {text}
          </mark>
        ),
      )}
      {/* In a text area, a line break at the end has a line after it. */}
      {text.endsWith('\n') && '\u200b'}
    </>
  );
});
