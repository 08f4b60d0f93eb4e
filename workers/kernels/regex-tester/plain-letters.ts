// Escapes of other engines that JavaScript takes for plain letters unless the flag u or v refuses them, and what to write instead.
import { messagesOf, type Message } from '../../contract/run/message';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('regex-tester');

/** No pattern replaces these. dialects.ts has the others. */
const HELP: Readonly<Record<string, Message>> = {
  K: message('keepOut'),
  X: message('grapheme'),
  E: message('quoteText'),
  g: message('groupText'),
  k: message('groupText'),
  l: message('caseChange'),
  L: message('caseChange'),
  U: message('caseChange'),
  x: message('byNumber'),
  u: message('byNumber'),
  c: message('controlCharacter'),
};

/** What follows an escape that JavaScript reads as a whole (ECMA-262, section 22.2.1 and annex B.1.2). */
const OWN: Readonly<Record<string, RegExp>> = { x: /^[\da-f]{2}/i, u: /^[\da-f]{4}/i, c: /^[a-z]/i };

/** A quoted text, an escape with its braces, or a bracket. */
const TOKEN = /\\Q[^]*?(?:\\E|$)|\\([^])(\{[^{}]*\})?|[[\]]/g;

/** Each once. For a pattern without the flags u and v. */
export function letterNotes(pattern: string): readonly Message[] {
  const found = new Map<string, Message>();
  const hasNames = /\(\?<[^=!]/.test(pattern);
  let isInClass = false;
  for (const { 0: token, 1: letter, 2: braces = '', index } of pattern.matchAll(TOKEN)) {
    if (letter === undefined) {
      if (token === '[' || token === ']') isInClass = token === '[';
      continue;
    }
    const after = pattern.slice(index + 2, index + 6);
    if (OWN[letter]?.test(after) || (letter === 'k' && hasNames)) continue;
    const note = noteOn(letter, braces, isInClass);
    if (note) found.set(note.messageKey + letter + braces, note);
  }
  return [...found.values()];
}

function noteOn(letter: string, braces: string, isInClass: boolean): Message | undefined {
  const [, digits] = /^\{([\da-f]{1,6})\}$/i.exec(braces) ?? [];
  if (letter === 'p' || letter === 'P') return message('classNeedsFlag', { syntax: `\\${letter}${braces}` });
  if ((letter === 'x' || letter === 'u') && digits !== undefined)
    return message('numberNeedsFlag', { syntax: `\\${letter}${braces}`, equivalent: `\\u{${digits}}` });
  const help = isInClass ? undefined : HELP[letter];
  return help && message('plainText', { syntax: `\\${letter}`, help });
}
