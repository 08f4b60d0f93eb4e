// A text that is on the page whole, so that the browser's own search and selection have all of it. Its lines get their colors as they
// come into view.
import clsx from 'clsx';
import { memo, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { LineLink, LineNumber } from '../result/line-number';
import { colorRow, type Language, type State, type Token } from './lexer';
import type { RowLook } from './row-pieces';
import { RowText } from './row-text';
import { useViewSwitches } from './view-switches';

/** More lines are a list of rows. */
export const MOST_LINES = 2000;

const BLOCK_LINES = 50;

/** Of a longer line, the rest is plain: elements without number are slow. */
const COLORED_UNITS = 4000;

export interface ShortTextProps {
  text: string;
  language: Language | undefined;
  labelId: string;
  className: string;
  /** Numbers the lines, if there are several. */
  numbered?: boolean;
  search?: RegExp | undefined;
  /** The place in bytes of the match to show. */
  target?: number | undefined;
}

interface BlockOfLines {
  readonly lines: readonly string[];
  readonly state: State;
}

/** A line end at the end of a text begins no line. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

function blocksOf(lines: readonly string[], language: Language | undefined): BlockOfLines[] {
  let state: State = '';
  return Array.from({ length: Math.ceil(lines.length / BLOCK_LINES) }, (_, index) => {
    const block = { lines: lines.slice(index * BLOCK_LINES, (index + 1) * BLOCK_LINES), state };
    for (const line of block.lines) if (language) state = colorRow(language, line, state, true).next;
    return block;
  });
}

interface Place {
  readonly line: number;
  /** In UTF-16 code units. */
  readonly column: number;
}

function placeOf(text: string, offset: number): Place {
  const bytes = new TextEncoder().encode(text).subarray(0, offset);
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const lines = before.split('\n');
  return { line: lines.length - 1, column: lines.at(-1)?.length ?? 0 };
}

export function ShortText({ text, language, labelId, className, numbered = false, search, target }: ShortTextProps) {
  const { wraps, showInvisible } = useViewSwitches();
  const lines = useMemo(() => linesOf(text), [text]);
  const blocks = useMemo(() => blocksOf(lines, language), [lines, language]);
  const place = useMemo(() => (target === undefined ? undefined : placeOf(text, target)), [text, target]);
  const box = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (target !== undefined) box.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [target, place]);
  const isLinked = useContext(LineLink) !== undefined;
  const digits = numbered && (lines.length > 1 || isLinked) ? String(lines.length).length : 0;
  return (
    <output
      ref={box}
      aria-live="off"
      aria-labelledby={labelId}
      // A scrollable box must be focusable, so that the keyboard can scroll it.
      tabIndex={0}
      className={clsx(
        'block overflow-auto bg-raised font-mono text-sm leading-5',
        wraps ? 'break-all whitespace-pre-wrap' : 'whitespace-pre',
        className,
      )}
    >
      <span className={clsx('block', !wraps && 'w-max min-w-full')}>
        {blocks.map((block, index) => (
          <Block
            key={index}
            block={block}
            language={language}
            digits={digits}
            showInvisible={showInvisible}
            search={search}
            first={index * BLOCK_LINES}
            endsInLine={index === blocks.length - 1 && !text.endsWith('\n')}
            marked={place && Math.floor(place.line / BLOCK_LINES) === index ? place : undefined}
          />
        ))}
      </span>
    </output>
  );
}

interface BlockProps extends Omit<RowLook, 'current'> {
  block: BlockOfLines;
  language: Language | undefined;
  /** Of the highest line number; 0 for none. */
  digits: number;
  /** The number of the first line, from 0. */
  first: number;
  endsInLine: boolean;
  /** The match that the visitor is at, if it is in this block. */
  marked: Place | undefined;
}

const PLAIN: readonly Token[] = [];

const Block = memo(function Block({ block, language, digits, first, endsInLine, marked, ...look }: BlockProps) {
  const { lines, state } = block;
  const [element, isSeen] = useSeen(first === 0);
  const isLinked = useContext(LineLink) !== undefined;
  const tokens = useMemo(
    () => (language && isSeen ? colorLines(lines, language, state) : []),
    [lines, language, state, isSeen],
  );
  // Thousands of elements for lines out of view would freeze the page.
  if (!isSeen && digits === 0 && !look.search && marked === undefined)
    return (
      <span ref={element} className="block">
        {lines.join('\n')}
        {endsInLine ? '' : '\n'}
      </span>
    );
  return (
    <span ref={element} className="block">
      {lines.map((line, index) => (
        <span
          key={index}
          className="result-line"
          data-line={digits > 0 && !isLinked ? String(first + index + 1).padStart(digits) : undefined}
          data-marked={first + index === marked?.line ? true : undefined}
        >
          {digits > 0 && isLinked && <LineNumber line={first + index + 1} digits={digits} />}
          <span className="min-w-0 flex-1">
            <RowText
              row={line}
              tokens={tokens[index] ?? PLAIN}
              current={first + index === marked?.line ? marked.column : undefined}
              {...look}
            />
            {endsInLine && index === lines.length - 1 ? '' : '\n'}
          </span>
        </span>
      ))}
    </span>
  );
});

function colorLines(lines: readonly string[], language: Language, start: State): (readonly Token[])[] {
  let state = start;
  return lines.map((line) => {
    const { tokens, next } = colorRow(language, line, state, true);
    state = next;
    return line.length <= COLORED_UNITS ? tokens : beginningOf(tokens);
  });
}

function beginningOf(tokens: readonly Token[]): readonly Token[] {
  let units = 0;
  return tokens.filter(({ length }) => (units += length) <= COLORED_UNITS);
}

/** Whether the element has been in view, or near it. */
function useSeen(from: boolean) {
  const element = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(from);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [element, isSeen] as const;
}
