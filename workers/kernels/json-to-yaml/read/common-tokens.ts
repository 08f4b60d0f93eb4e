// Finds the ends of tokens in common YAML. Uncertain cases are left to the library.
import { CST } from 'yaml';
import { byteSet, LETTERS_AND_DIGITS } from '../../../lib/byte-table';

/** The library reads from here on. */
export class Unsure extends Error {}

export function unsure(): never {
  throw new Unsure();
}

export const SPACE = 0x20;
export const HASH = 0x23;
export const DASH = 0x2d;
export const COLON = 0x3a;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const BACKSLASH = 0x5c;
const DOT = 0x2e;
/** Left to the library: the rules for this character inside a text. */
const BYTE_ORDER_MARK = 0xfeff;

/** ASCII characters that can begin a plain text in any context. */
const FIRST = byteSet(`${LETTERS_AND_DIGITS}_./$()+~^;=<\\`);
const ALPHANUMERIC = byteSet(LETTERS_AND_DIGITS);
const FLOW = byteSet(',[]{}');

export const isQuote = (code: number) => code === QUOTE || code === APOSTROPHE;
export const isFlowIndicator = (code: number) => FLOW[code] === 1;

export function skipSpaces(text: string, at: number, end: number): number {
  let next = at;
  while (next < end && text.charCodeAt(next) === SPACE) next++;
  return next;
}

/** Whether an indicator is followed by a space or the end of the line. */
export const isApart = (text: string, at: number, end: number): boolean =>
  at + 1 === end || text.charCodeAt(at + 1) === SPACE;

export function startsPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code !== DASH) return FIRST[code] === 1 || (code >= 0x80 && code !== BYTE_ORDER_MARK);
  const next = text.charCodeAt(at + 1);
  return ALPHANUMERIC[next] === 1 || next === DOT;
}

/**
 * For plain text: the offset before a colon or a comment that a space sets apart, in brackets also before their indicators;
 * else `end`.
 */
export function plainEnd(text: string, from: number, end: number, isInFlow: boolean): number {
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === COLON) {
      if (isApart(text, at, end)) return at;
      if (isInFlow && FLOW[text.charCodeAt(at + 1)] === 1) unsure();
    } else if (code === HASH) {
      if (text.charCodeAt(at - 1) === SPACE) return at;
    } else if (code < SPACE) unsure();
    else if (isInFlow && FLOW[code] === 1) return at;
  }
  return end;
}

/** Without trailing spaces. */
export function trimmedEnd(text: string, from: number, end: number): number {
  let last = end;
  while (last > from && text.charCodeAt(last - 1) === SPACE) last--;
  return last;
}

/** The offset after the closing quotation mark, which may be on a later line. */
export function quotedEnd(text: string, from: number): number {
  const quote = text.charAt(from);
  for (let at = text.indexOf(quote, from + 1); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (quote === '"') {
      let slashes = 0;
      while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
      if (slashes % 2 === 0) return at + 1;
    } else if (text.charAt(at + 1) === "'") at++;
    else return at + 1;
  }
  return unsure();
}

/** A token's value, as read by the library. */
function resolved(token: CST.FlowScalar | CST.BlockScalar): string {
  return CST.resolveAsScalar(token, true, unsure).value;
}

const flowScalar = (type: CST.FlowScalar['type'], source: string) =>
  resolved({ type, offset: 0, indent: 0, source, end: [] });

/** A source in quotation marks. */
export function quotedText(source: string): string {
  const inner = source.slice(1, -1);
  if (source.startsWith('"')) return /[\\\r\n]/.test(inner) ? flowScalar('double-quoted-scalar', source) : inner;
  return /['\r\n]/.test(inner) ? flowScalar('single-quoted-scalar', source) : inner;
}

/** Plain text of several lines. */
export const foldedText = (source: string): string => flowScalar('scalar', source);

/** `header` is `|` or `>`, perhaps with `+` or `-`; `source` is all of its lines. */
export const blockText = (header: string, source: string): string =>
  withoutAddedBreak(
    resolved({
      type: 'block-scalar',
      offset: 0,
      indent: 0,
      source,
      props: [{ type: 'block-scalar-header', offset: 0, indent: 0, source: header }],
    }),
    source,
  );

/**
 * A block text whose last line ends with the input has no line break to keep (YAML 1.2.2, rule 165), but the library adds one. `source`
 * ends where the text does.
 */
export function withoutAddedBreak(text: string, source: string): string {
  const isOpen = source.slice(source.lastIndexOf('\n') + 1).trim() !== '';
  return isOpen && text.endsWith('\n') ? text.slice(0, -1) : text;
}
