// Removes what other programs put around a whole JSON text: a terminal's colors, NUL characters that fill a file, a code fence of
// Markdown, or a level of backslashes.
import { messagesOf, type Message } from '../../contract/run/message';
import type { Repair } from './loose-string';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('json-formatter');

export interface Unwrapped {
  readonly text: string;
  /** The removed text, with its offset in the original, in UTF-16 units. */
  readonly removed: readonly Repair[];
  /** The offset in the original for an offset in `text`. */
  readonly originalOf: (offset: number) => number;
}

export function unwrap(original: string): Unwrapped {
  let unwrapped: Unwrapped = { text: original, removed: [], originalOf: (offset) => offset };
  unwrapped = without(PADDING, message('padding'), unwrapped);
  unwrapped = without(COLORS, message('colors'), unwrapped);
  unwrapped = withoutFence(unwrapped);
  while (ESCAPED.test(unwrapped.text)) unwrapped = withoutBackslashes(unwrapped);
  return unwrapped;
}

/**
 * Programs allocate a file in blocks, and a crash leaves the rest empty. The lookbehind tries only the first NUL of each run, so the
 * search takes linear time.
 */
const PADDING = /^\0+|(?<=(?<![\0\s])\s*)\0[\0\s]*$/g;

/** Control sequences (ECMA-48, section 5.4), links (OSC 8), and the choice of a character set, which tput adds (ECMA-35). */
// oxlint-disable-next-line no-control-regex -- They begin with ESC.
const COLORS = /\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]+[0-~]/g;

function without(pattern: RegExp, what: Message, outer: Unwrapped): Unwrapped {
  const { text } = outer;
  const parts: string[] = [];
  /** The offsets in the new text where something was removed, in ascending order, and the total size removed up to there. */
  const places: number[] = [];
  const missing = [0];
  let [from, length] = [0, 0];
  for (const { 0: found, index } of text.matchAll(pattern)) {
    parts.push(text.slice(from, index));
    length += index - from;
    from = index + found.length;
    places.push(length);
    missing.push(from - length);
  }
  const [first] = places;
  if (first === undefined) return outer;
  return {
    text: [...parts, text.slice(from)].join(''),
    removed: [...outer.removed, { offset: outer.originalOf(first), what }],
    originalOf: (offset) => outer.originalOf(offset + (missing[countUpTo(places, offset + 1)] ?? 0)),
  };
}

/** A fence (CommonMark 0.31, section 4.5), or one inside a line as chat programs write it. No JSON begins before it. */
const FENCE = /^([^{["]*?)(`{3,20}|~{3,20})[\w+.-]*[ \t]*(?:\r?\n)?/;

/** With a second code block the text stays unchanged, because either could be meant. */
function withoutFence(outer: Unwrapped): Unwrapped {
  const { text } = outer;
  const [opening, before = '', fence = ''] = FENCE.exec(text) ?? [];
  if (opening === undefined) return outer;
  const closing = text.lastIndexOf(fence);
  const end = closing < opening.length ? text.length : closing;
  const inner = text.slice(opening.length, end);
  if (new RegExp(`^[ \\t]*${fence}`, 'm').test(inner)) return outer;
  const hasProse = before.trim() !== '' || text.slice(end).replaceAll(fence.charAt(0), '').trim() !== '';
  const what = message(hasProse ? 'fenceAndText' : 'fence');
  return {
    text: inner,
    removed: [...outer.removed, { offset: outer.originalOf(before.length), what }],
    originalOf: (offset) => outer.originalOf(offset + opening.length),
  };
}

/** The first quotation mark follows a backslash, and only brackets precede it. */
const ESCAPED = /^[\s[{]*(?:\\[nrt][\s[{]*)*\\+"/;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Read as the text of a JSON string. Escapes such as \u00e9 mean the same with or without this level. */
function withoutBackslashes(outer: Unwrapped): Unwrapped {
  const { text } = outer;
  const parts: string[] = [];
  /** The offsets in the new text before which a backslash was removed, in ascending order. */
  const places: number[] = [];
  let [at, length] = [0, 0];
  for (const { 1: letter = '', index } of text.matchAll(/\\(["\\/nrt])/g)) {
    parts.push(text.slice(at, index), ESCAPES[letter] ?? letter);
    length += index - at;
    places.push(length++);
    at = index + 2;
  }
  parts.push(text.slice(at));
  return {
    text: parts.join(''),
    removed: [...outer.removed, { offset: outer.originalOf(text.indexOf('\\')), what: message('backslashes') }],
    originalOf: (offset) => outer.originalOf(offset + countUpTo(places, offset)),
  };
}

/** How many of the ascending numbers are less than a limit. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
