// Finds the nesting depth of lists and quotes in one pass without parsing: the parser takes minutes for very deep texts.
import { DEEPEST } from './spec';

const FENCE = /^ {0,3}(?:`{3}|~{3})/;
/** Up to three spaces, then only the same character: `- - - -` is a thematic break, not nested lists. */
const RULE = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;

const SPACE = 0x20;
const TAB = 0x09;

const isBlank = (unit: number) => unit === SPACE || unit === TAB;
const isDigit = (unit: number) => unit >= 0x30 && unit <= 0x39;

/** The line, from 1, with more than DEEPEST open lists and quotes; undefined if there is none. */
export function tooDeepAt(text: string): number | undefined {
  /** The columns of the list markers with open items. */
  const open: number[] = [];
  let number = 0;
  let isFenced = false;
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    number += 1;
    const isFence = FENCE.test(text.slice(start, start + 6));
    if (isFence) isFenced = !isFenced;
    if (!isFence && !isFenced && depthAfter(text, start, end, open) > DEEPEST) {
      if (!RULE.test(text.slice(start, end))) return number;
      open.length = 0;
    }
    start = end + 1;
  }
  return undefined;
}

/** Updates `open` for this line. Reads the line only up to the limit. */
function depthAfter(text: string, start: number, end: number, open: number[]): number {
  let quotes = 0;
  let isFirst = true;
  for (let at = start; at < end && open.length + quotes <= DEEPEST;) {
    if (isBlank(text.charCodeAt(at))) {
      at++;
      continue;
    }
    if (isFirst) close(open, at - start);
    isFirst = false;
    const length = markerLength(text, at, end);
    if (length === 0) break;
    if (text[at] === '>') quotes++;
    else open.push(at - start);
    at += length;
  }
  return open.length + quotes;
}

/** A line that doesn't begin right of an item's marker is outside the item. */
function close(open: number[], column: number): void {
  while ((open.at(-1) ?? -1) >= column) open.pop();
}

/** CommonMark 0.31.2, sections 5.1 and 5.2; 0 if none begins. */
function markerLength(text: string, at: number, end: number): number {
  const sign = text.charAt(at);
  if (sign === '>') return 1;
  let length = 0;
  if (sign === '-' || sign === '+' || sign === '*') length = 1;
  else {
    while (length < 9 && isDigit(text.charCodeAt(at + length))) length++;
    const after = text.charAt(at + length);
    if (length === 0 || (after !== '.' && after !== ')')) return 0;
    length += 1;
  }
  return at + length >= end || isBlank(text.charCodeAt(at + length)) ? length : 0;
}
