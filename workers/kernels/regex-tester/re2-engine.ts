// RE2 in JavaScript (re2js): an engine whose time is linear in the text (github.com/google/re2/wiki/Syntax). It never backtracks.
import { RE2JS, RE2JSException, RE2JSSyntaxException } from 're2js';
import { ToolError } from '../../contract/run/errors';
import { messagesOf, type Message } from '../../contract/run/message';
import type { Engine, FoundMatch } from './engine';
import type { messages } from './messages';
import { differencesIn } from './re2-differences';

const message = messagesOf<typeof messages>('regex-tester');

const FLAGS: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

export const re2Engine: Engine = (pattern, flags) => {
  const [unknown] = /[vy]/.exec(flags) ?? [];
  if (unknown !== undefined)
    throw new ToolError('unsupported', message('re2Flag', { flag: unknown }), { option: 'flags' });
  const regex = compiled(pattern, flags);
  const isGlobal = flags.includes('g');
  const names: (string | undefined)[] = Array.from({ length: regex.groupCount() });
  for (const [name, group] of Object.entries(regex.namedGroups())) names[group - 1] = name;
  const differences = differencesIn(pattern, flags);
  return {
    isGlobal,
    isPlaced: flags.includes('d'),
    names,
    matches(text) {
      differences.look(text);
      return matchesOf(text, regex, isGlobal);
    },
    replace(text, replacement) {
      const matcher = regex.matcher(text);
      return isGlobal ? matcher.replaceAll(replacement) : matcher.replaceFirst(replacement);
    },
    notes: () => differences.notes(),
  };
};

function* matchesOf(text: string, regex: RE2JS, isGlobal: boolean): Generator<FoundMatch> {
  const matcher = regex.matcher(text);
  const groups = regex.groupCount();
  while (matcher.find()) {
    const found: (string | undefined)[] = [];
    const indices: FoundMatch['indices'] & unknown[] = [];
    for (let group = 0; group <= groups; group++) {
      const start = matcher.start(group);
      const end = matcher.end(group);
      found.push(start < 0 ? undefined : text.slice(start, end));
      indices.push(start < 0 ? undefined : ([start, end] as const));
    }
    yield Object.assign(found, { index: matcher.start(), indices });
    if (!isGlobal) return;
  }
}

function compiled(pattern: string, flags: string): RE2JS {
  const bits = Array.from(flags).reduce((bits, flag) => bits | (FLAGS[flag] ?? 0), 0);
  try {
    return RE2JS.compile(translated(pattern), bits);
  } catch (cause) {
    if (!(cause instanceof RE2JSException)) throw cause;
    throw new ToolError('invalid-input', refusal(pattern, cause), { cause, option: 'pattern' });
  }
}

const hex = (digits: string) => `\\x{${digits}}`;

/** A quoted text, JavaScript's escapes that RE2 writes differently, any other escape, and brackets. */
const TOKEN =
  /\\Q[^]*?(?:\\E|$)|\\u\{([\da-f]{1,6})\}|\\u([\da-f]{4})(?:\\u(d[c-f][\da-f]{2}))?|\\c([a-z])|\\[^]|[[\]]/gi;

/** Numbers of characters and control characters as RE2 writes them. Everything else stays, so that RE2 refuses what it lacks. */
function translated(pattern: string): string {
  let isInClass = false;
  return pattern.replace(TOKEN, (token: string, code?: string, unit?: string, low?: string, letter?: string) => {
    if (token === '[' || token === ']') isInClass = token === '[';
    if (code !== undefined) return hex(code);
    if (letter !== undefined) return hex((letter.toUpperCase().charCodeAt(0) - 0x40).toString(16));
    if (unit !== undefined) {
      const isPair = low !== undefined && /^d[89ab]/i.test(unit);
      if (!isPair) return hex(unit) + (low === undefined ? '' : hex(low));
      return hex((0x10000 + ((parseInt(unit, 16) - 0xd800) << 10) + parseInt(low, 16) - 0xdc00).toString(16));
    }
    return token === '\\b' && isInClass ? hex('8') : token;
  });
}

/** What RE2 doesn't have, and what to do instead. */
const MISSING: readonly (readonly [RegExp, Message])[] = [
  [/\(\?<?[=!]/, message('re2Lookaround')],
  [/\\[1-9]|\\k</, message('re2References')],
  [/[*+?}]\+|\(\?>/, message('re2Possessive')],
  [/\[\^?\]/, message('re2Bracket')],
  [/\\p\{(?:Script|sc|Script_Extensions|scx|General_Category|gc)=/i, message('re2Property')],
  [/\{\d{4,}|\{\d+,\d{4,}/, message('re2Repeat')],
  [/\(\?[#|(&R\d]/, message('re2Perl')],
];

function refusal(pattern: string, cause: RE2JSException): Message {
  const isSyntax = cause instanceof RE2JSSyntaxException;
  const part = isSyntax ? (cause.getPattern() ?? '') : '';
  const said = isSyntax ? cause.getDescription() : cause.message;
  const reason = part === '' ? said : `${said}: ${part}`;
  const at = part === '' ? -1 : pattern.indexOf(part);
  // The library names the part, but not its place.
  const isPlaced = at >= 0 && pattern.lastIndexOf(part) === at;
  const problem = isPlaced
    ? message('re2InvalidAt', { reason, position: Array.from(pattern.slice(0, at)).length + 1 })
    : message('re2Invalid', { reason });
  const help = MISSING.find(([syntax]) => syntax.test(pattern))?.[1];
  return help ? message('withHelp', { problem, help }) : problem;
}
