// Strings in the forms of JavaScript, Python and word processors, for repairs.
import { messagesOf, type Message } from '../../contract/run/message';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('json-formatter');

export interface Repair {
  /** How many UTF-16 units come before it. */
  readonly offset: number;
  /** “Removed a comment” */
  readonly what: Message;
}

/** Opening quotation marks, and the closing ones for each. */
export const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”"',
  '”': '”"',
  '„': '“”"',
  '‘': '’',
  '’': '’',
};

/** 1 is hexadecimal: JavaScript's and Python's escapes of a character by its number. */
const CODE_ESCAPE = /\\(?:x([\da-fA-F]{2})|u\{([\da-fA-F]{1,6})\}|U00([\da-fA-F]{6}))/y;
const JSON_ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
export interface LooseString {
  /** As JSON. */
  readonly written: string;
  /** The offset after its closing quotation mark. */
  readonly end: number;
  readonly repairs: readonly Repair[];
  /** The offset of an unknown escape. */
  readonly stoppedAt?: number;
}

/** The string whose quotation mark is at an offset. */
export function looseString(text: string, start: number): LooseString {
  const opener = text[start] ?? '';
  const closers = QUOTES[opener] ?? '';
  const repairs: Repair[] = [];
  let written = '"';
  let escapedBreaks = false;
  let at = start + 1;
  while (at < text.length && !closers.includes(text[at] ?? '')) {
    const character = text[at] ?? '';
    if (character === '\\') {
      const escape = escapeAt(text, at, opener);
      if (!escape) return { written, end: at, repairs, stoppedAt: at };
      written += escape.json;
      if (escape.what !== undefined) repairs.push({ offset: at, what: escape.what });
      at += escape.units;
      continue;
    }
    if (character === '"') written += '\\"';
    else if (character < ' ') {
      written += JSON.stringify(character).slice(1, -1);
      escapedBreaks = true;
    } else written += character;
    at++;
  }
  if (opener !== '"') repairs.push({ offset: start, what: message('quotes', { mark: opener }) });
  if (escapedBreaks) repairs.push({ offset: start, what: message('control') });
  if (at >= text.length) repairs.push({ offset: start, what: message('openString') });
  return { written: `${written}"`, end: Math.min(at + 1, text.length), repairs };
}

interface Escape {
  readonly json: string;
  /** The offset in the text. */
  readonly units: number;
  readonly what?: Message;
}

function escapeAt(text: string, at: number, opener: string): Escape | undefined {
  const own = matched(JSON_ESCAPE, text, at)?.[0];
  if (own !== undefined) return { json: own, units: own.length };
  const coded = matched(CODE_ESCAPE, text, at);
  const code = coded ? parseInt(coded[1] ?? coded[2] ?? coded[3] ?? '', 16) : Infinity;
  if (coded && code <= 0x10ffff) {
    const json = JSON.stringify(String.fromCodePoint(code)).slice(1, -1);
    return { json, units: coded[0].length, what: message('escape', { escape: shown(coded[0]) }) };
  }
  const rest = text.slice(at + 1, at + 3);
  if (/^[\r\n]/.test(rest)) return { json: '', units: rest === '\r\n' ? 3 : 2, what: message('joinedLines') };
  if (/^0(?!\d)/.test(rest)) return { json: '\\u0000', units: 2, what: message('escape', { escape: '\\0' }) };
  if (rest.startsWith('v')) return { json: '\\u000b', units: 2, what: message('escape', { escape: '\\v' }) };
  const mark = /^['`]/.exec(rest)?.[0];
  if (mark === undefined) return undefined;
  // In a string with this mark, the escape is dropped together with the marks around it.
  const what = mark === opener ? {} : { what: message('escape', { escape: `\\${mark}` }) };
  return { json: mark, units: 2, ...what };
}

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Words can have any length, but a message shouldn't. */
export const shown = (word: string) => (word.length > 40 ? `${word.slice(0, 39)}…` : word);
