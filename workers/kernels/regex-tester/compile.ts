// Makes a pattern of the engine's, or says where it fails and what its writer probably meant.
import { RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { ToolError } from '../../contract/errors';
import { MESSAGES } from './spec';

/** Throws ToolError with the engine's own reason. */
export function compile(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch (cause) {
    const help = helpFor(pattern, flags);
    const message = `${MESSAGES.invalid} ${reasonOf(cause)}${placeOf(pattern, flags)}.${help && ` ${help}`}`;
    throw new ToolError('invalid-input', message, { cause });
  }
}

/** V8 repeats the pattern: `Invalid regular expression: /(/: Unterminated group`. Other engines give the reason alone. */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : '';
  const reason = message.replace(/^Invalid regular expression: /, '').replace(/^\/[\s\S]*\/[a-z]*: /, '');
  return reason.replace(/\.$/, '') || 'the browser refuses it';
}

/** Engines don't say where, so a parser looks for the place. Nothing if it knows the syntax and the engine doesn't. */
function placeOf(pattern: string, flags: string): string {
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  try {
    new RegExpParser().parsePattern(pattern, 0, pattern.length, modes);
    return '';
  } catch (error) {
    // A pattern may be nested too deeply for the parser.
    if (!(error instanceof RegExpSyntaxError)) return '';
    // For these, the parser has already read the character that is wrong.
    const index = error.index - (/: (?:Nothing to repeat|Invalid group|Invalid escape)/.test(error.message) ? 1 : 0);
    const before = Array.from(pattern.slice(0, index)).length;
    return index >= pattern.length ? ', at the end' : `, at character ${(before + 1).toLocaleString('en')}`;
  }
}

/** Syntax of PCRE, Perl, Python, Java, .NET or Ruby, and how to write it in JavaScript. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/[*+?}]\+/, 'JavaScript has no possessive quantifiers such as a++. Write (?=(a+))\\1, or a+ if it may backtrack.'],
  [/\(\?>/, 'JavaScript has no atomic groups (?>…). Write (?=(…))\\1 with the number of that group.'],
  [/\(\?P</, 'Write (?<name>…) for a named group.'],
  [/\(\?P=/, 'Write \\k<name> for the text of a named group.'],
  [/\(\?'/, 'Write (?<name>…) for a named group.'],
  [/\(\?#/, 'JavaScript has no comments in patterns. Remove (?#…).'],
  [/\(\?\|/, 'JavaScript has no branch reset (?|…). Write (?:…) and number the groups in order.'],
  [/\(\?\(/, 'JavaScript has no conditions (?(…)…). Write the cases as alternatives: a|b.'],
  [/\(\?(?:R|[+-]?\d|&|P>)/, 'JavaScript has no recursion. Repeat the part as often as it may be nested.'],
  [/\(\*[A-Z]/, 'JavaScript has no verbs such as (*SKIP).'],
  [/\(\?[a-z]*x/, 'JavaScript has no free spacing (flag x). Remove the spaces and comments.'],
  [/\(\?[a-zA-Z-]+\)/, 'Set flags for the whole pattern below the field, or write (?i:…) for a part.'],
  [/\(\?[ims-]+:/, 'This browser doesn’t support flags for a part of a pattern. Set them below the field.'],
];

function helpFor(pattern: string, flags: string): string {
  // Escapes and classes are no syntax of groups.
  const bare = pattern.replace(/\\[^]/g, '__').replace(/\[[^\]]*\]/g, (text) => '_'.repeat(text.length));
  const found = ELSEWHERE.find(([syntax]) => syntax.test(bare));
  if (found) return found[1];
  const escape = /[uv]/.test(flags) ? /\\[^dDsSwWbBnrtvfcxukpP0-9^$\\.*+?()[\]{}|/-]/.exec(pattern)?.[0] : undefined;
  return escape === undefined
    ? ''
    : `With the flag u or v, ${escape} isn’t an escape. Remove the backslash, or the flag.`;
}
