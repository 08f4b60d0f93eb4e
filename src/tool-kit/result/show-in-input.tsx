// Links a message about the input to the place in the input.
import type { ReactNode } from 'react';
import type { Place } from '../../../workers/contract/run/place';
import { isLowSurrogate } from '../../../workers/lib/surrogates';
import * as words from './words';

interface Excerpt {
  readonly text: string;
  /** UTF-16 units of `text` before the place. */
  readonly caret: number;
}

const BEFORE = 40;
const AFTER = 40;

/** The number of units from the start of `text` to a line and column, which count code points from 1. */
export function offsetOf(text: string, { line, column }: Pick<Place, 'line' | 'column'>): number | undefined {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return undefined;
    start = end + 1;
  }
  let offset = start;
  for (let passed = 1; passed < column && offset < text.length; passed++) {
    const point = text.codePointAt(offset) ?? 0;
    offset += point > 0xffff ? 2 : 1;
  }
  return offset;
}

/** The line of an input that an error is about, cut to a readable length. */
export function excerptAt(text: string, place: Place): Excerpt | undefined {
  const offset = offsetOf(text, place);
  if (offset === undefined) return undefined;
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = text.indexOf('\n', offset);
  let start = Math.max(lineStart, offset - BEFORE);
  let end = Math.min(lineEnd < 0 ? text.length : lineEnd, offset + AFTER);
  if (isLowSurrogate(text.charCodeAt(start))) start++;
  if (isLowSurrogate(text.charCodeAt(end))) end++;
  const before = (start > lineStart ? '…' : '') + text.slice(start, offset);
  const cut = lineEnd < 0 ? end < text.length : end < lineEnd;
  const shown = (before + text.slice(offset, end)).replace(/[\t\r]/g, ' ') + (cut ? '…' : '');
  return shown.trim() === '' ? undefined : { text: shown, caret: before.length };
}

/** Selects the character at the place. A browser scrolls a field to its selection when the field takes the focus. */
export function showInInput(text: string, at: Pick<Place, 'line' | 'column'>) {
  const field = document.querySelector<HTMLTextAreaElement>('[data-tool-input] textarea');
  const offset = offsetOf(text, at);
  if (!field || offset === undefined) return;
  field.blur();
  field.setSelectionRange(offset, Math.min(text.length, offset + 1));
  field.focus();
}

interface PlaceLinkProps {
  /** The input, if it is text. */
  text: string | undefined;
  at: Pick<Place, 'line' | 'column'>;
  children: ReactNode;
}

/** Names a place in the input. If the input is text, a click selects the place. */
export function PlaceLink({ text, at, children }: PlaceLinkProps) {
  if (text === undefined) return children;
  return (
    <button
      type="button"
      title={words.showInInput}
      onClick={() => showInInput(text, at)}
      className="min-h-6 rounded-sm text-accent underline underline-offset-4 hover:no-underline"
    >
      {children}
    </button>
  );
}
