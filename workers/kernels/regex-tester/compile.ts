// Compiles a pattern with the engine, or reports where it is invalid and what its writer probably meant.
import { RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { ToolError } from '../../contract/run/errors';
import { messagesOf, type Message } from '../../contract/run/message';
import { dialectNotes } from './dialects';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('regex-tester');

/** Throws ToolError with the engine's own reason. */
export function compile(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch (cause) {
    const problem = problemAt(positionOf(pattern, flags), reasonOf(cause));
    const help = helpFor(pattern, flags);
    throw new ToolError('invalid-input', help ? message('withHelp', { problem, help }) : problem, {
      cause,
      option: 'pattern',
    });
  }
}

/** V8 repeats the pattern: `Invalid regular expression: /(/: Unterminated group`. Other engines give only the reason. */
function reasonOf(cause: unknown): string | Message {
  const text = cause instanceof Error ? cause.message : '';
  const reason = text.replace(/^Invalid regular expression: /, '').replace(/^\/[\s\S]*\/[a-z]*: /, '');
  return reason.replace(/\.$/, '') || message('unknownReason');
}

const problemAt = (position: number | 'end' | undefined, reason: string | Message): Message => {
  if (position === undefined) return message('invalid', { reason });
  return position === 'end' ? message('invalidAtEnd', { reason }) : message('invalidAt', { reason, position });
};

/**
 * Engines don't report the place, so a parser finds it. It is a character, counted from 1. Undefined if the parser accepts
 * syntax that the engine doesn't.
 */
function positionOf(pattern: string, flags: string): number | 'end' | undefined {
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  try {
    new RegExpParser().parsePattern(pattern, 0, pattern.length, modes);
    return undefined;
  } catch (error) {
    // A pattern may be nested too deeply for the parser.
    if (!(error instanceof RegExpSyntaxError)) return undefined;
    // For these errors, the parser has already passed the invalid character.
    const index = error.index - (/: (?:Nothing to repeat|Invalid group|Invalid escape)/.test(error.message) ? 1 : 0);
    return index >= pattern.length ? 'end' : Array.from(pattern.slice(0, index)).length + 1;
  }
}

/** Syntax of PCRE, Perl, Python, Java, .NET or Ruby, and how to write it in JavaScript. */
const ELSEWHERE: readonly (readonly [RegExp, Message])[] = [
  [/[*+?}]\+/, message('possessive')],
  [/\(\?>/, message('atomic')],
  [/\(\?P</, message('namedGroup')],
  [/\(\?P=/, message('namedReference')],
  [/\(\?'/, message('namedGroup')],
  [/\(\?#/, message('comment')],
  [/\(\?\|/, message('branchReset')],
  [/\(\?\(/, message('condition')],
  [/\(\?(?:R|[+-]?\d|&|P>)/, message('recursion')],
  [/\(\*[A-Z]/, message('verb')],
  [/\(\?[a-z]*x/, message('freeSpacing')],
  [/\(\?[a-zA-Z-]+\)/, message('inlineFlags')],
  [/\(\?[ims-]+:/, message('partialFlags')],
];

function helpFor(pattern: string, flags: string): Message | undefined {
  // Escapes and classes aren't the syntax of groups.
  const bare = pattern.replace(/\\[^]/g, '__').replace(/\[[^\]]*\]/g, (text) => '_'.repeat(text.length));
  const found = ELSEWHERE.find(([syntax]) => syntax.test(bare));
  if (found) return found[1];
  const [elsewhere] = dialectNotes(pattern);
  if (elsewhere) return elsewhere;
  const escape = /[uv]/.test(flags) ? /\\[^dDsSwWbBnrtvfcxukpP0-9^$\\.*+?()[\]{}|/-]/.exec(pattern)?.[0] : undefined;
  return escape === undefined ? undefined : message('unknownEscape', { escape });
}
