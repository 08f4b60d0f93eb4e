// The line of an input that an error is about, cut to a readable length, and where in it the place is.
import type { Place } from '../../../workers/contract/place';
import { isLowSurrogate } from '../../../workers/contract/surrogates';

export interface Excerpt {
  readonly text: string;
  /** UTF-16 units of `text` before the place. */
  readonly caret: number;
}

const BEFORE = 40;
const AFTER = 40;

/** The units from the start of `text` to the place, by its line and column, which count code points from 1. */
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
