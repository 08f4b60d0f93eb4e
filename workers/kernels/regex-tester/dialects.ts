// Syntax of other engines that JavaScript reads as plain characters, so that a pattern is valid but matches something else.
import { messagesOf, type Message } from '../../contract/run/message';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('regex-tester');

/** For a class in brackets, in the C locale (POSIX.1-2024, XBD 7.3.1), and `word` of other engines. */
const POSIX: Readonly<Record<string, string>> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-\\x60\\{-~',
  space: ' \\t-\\r',
  upper: 'A-Z',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
};

/** PCRE and its relatives. */
const ESCAPES: Readonly<Record<string, string>> = {
  A: '^',
  G: '^',
  Z: '$',
  z: '$',
  h: '[ \\t]',
  H: '[^ \\t]',
  N: '[^\\n]',
  R: '(?:\\r\\n|[\\n\\r])',
  a: '\\x07',
  e: '\\x1b',
};

/** An escape, a POSIX class, or a bracket. `\Q` reaches to `\E` or the end. */
const TOKEN = /\\Q([^]*?)(?:\\E|$)|\\[^]|\[:(\^?)(\w+):\]|[[\]]/g;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Constructs of other engines, each listed once, and how to write them here. */
export function dialectNotes(pattern: string): readonly Message[] {
  const found = new Map<string, string>();
  let isInClass = false;
  for (const [token, quoted, not, name = ''] of pattern.matchAll(TOKEN)) {
    const set = POSIX[name];
    if (quoted !== undefined) found.set('\\Q…\\E', escaped(quoted));
    else if (set !== undefined) {
      // A negated set can't be part of another set.
      if (isInClass && !not) found.set(token, set);
      else found.set(isInClass ? `[${token}]` : token, `[${not ?? ''}${set}]`);
    } else if (token === '[' || token === ']') isInClass = token === '[';
    else if (!isInClass && token.length === 2) {
      const equivalent = ESCAPES[token.slice(1)];
      if (equivalent !== undefined) found.set(token, equivalent);
    }
  }
  return [...found].map(([syntax, equivalent]) => message('elsewhere', { syntax, equivalent }));
}
