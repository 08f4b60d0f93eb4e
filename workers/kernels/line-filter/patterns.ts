// The patterns as they are searched: bytes, where that gives the same as characters, and regular expressions.
import type { Needle } from '../../../wasm/lines/bindings';
import { ToolError } from '../../contract/run/errors';
import { messagesOf } from '../../contract/run/message';
import { isLineBound } from '../../lib/lines/line-bound';
import { mayFoldBeyondAscii, requiredNeedle } from '../../lib/lines/required-text';
import { hasLoneSurrogate } from '../../lib/surrogates';
import { readColumnCondition, type ColumnCondition } from './column-condition';
import { readCondition, type Condition } from './condition';
import { escaped } from './exact-text';
import type { messages } from './messages';
import type { FilterOptions } from './spec';

const message = messagesOf<typeof messages>('line-filter');

/** A regular expression for lines. */
export interface LineTest {
  /** For one line without its end. */
  readonly line: RegExp;
  /** For many lines at once, if no match can cross a line feed. */
  readonly lines: RegExp | undefined;
}

export interface Pattern {
  /** Its bytes are searched. */
  readonly needle?: Needle;
  /** Searched in text with characters beyond ASCII, or in any text if there is no needle. */
  readonly test?: LineTest;
  /** A line needs these bytes to pass the test. */
  readonly required?: Needle;
  /** Each line is read as JSON. */
  readonly condition?: Condition;
}

const encoder = new TextEncoder();

type PatternKind = Exclude<FilterOptions['match'], 'column'>;

/** Throws ToolError `invalid-input` if there is none, or one is invalid. */
export const patternsOf = ({
  patterns,
  match,
  ignoreCase,
}: FilterOptions & { match: PatternKind }): readonly Pattern[] =>
  eachPattern(patterns, (text, number) => patternOf(text, match, ignoreCase, number));

/** Throws ToolError `invalid-input` if there is none, or one is invalid. */
export const columnConditionsOf = ({ patterns, ignoreCase }: FilterOptions): readonly ColumnCondition[] =>
  eachPattern(patterns, (text, number) => {
    const condition = readColumnCondition(text, ignoreCase);
    if (condition) return condition;
    throw new ToolError('invalid-input', message('invalidColumnCondition', { number }), { option: 'patterns' });
  });

function eachPattern<Read>(patterns: string, read: (text: string, number: number) => Read): readonly Read[] {
  const texts = patterns.split(/\r\n|[\n\r]/);
  const found = texts.flatMap((text, index) => (text === '' ? [] : [read(text, index + 1)]));
  if (found.length === 0) throw new ToolError('invalid-input', message('noPattern'), { option: 'patterns' });
  return found;
}

/** `number` is the pattern's line in the list. */
function patternOf(text: string, match: PatternKind, ignoreCase: boolean, number: number): Pattern {
  switch (match) {
    case 'contains':
    case 'equals':
      return textOf(text, match, ignoreCase, number);
    case 'regex':
      return regexOf(text, ignoreCase, number);
    case 'field': {
      const condition = readCondition(text, ignoreCase);
      if (condition) return { condition };
      throw new ToolError('invalid-input', message('invalidCondition', { number }), { option: 'patterns' });
    }
  }
}

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

function textOf(text: string, match: PatternKind, ignoreCase: boolean, number: number): Pattern {
  if (hasLoneSurrogate(text))
    throw new ToolError('invalid-input', message('halfPattern', { number }), { option: 'patterns' });
  const isWhole = match === 'equals';
  const needle = { bytes: encoder.encode(text), foldAscii: ignoreCase, isWhole };
  if (!ignoreCase) return { needle };
  const pattern = isWhole ? `^${escaped(text)}$` : escaped(text);
  const test = { line: new RegExp(pattern, 'iu'), lines: new RegExp(pattern, 'gimu') };
  if (!isAscii(text)) return { test };
  return mayFoldBeyondAscii(text) ? { needle, test } : { needle };
}

const POSIX_CLASS = /\[[^\]]*(\[:\^?[a-z]+:\])/;

function regexOf(pattern: string, ignoreCase: boolean, number: number): Pattern {
  const [, syntax] = POSIX_CLASS.exec(pattern) ?? [];
  if (syntax !== undefined)
    throw new ToolError('invalid-input', message('posixClass', { number, syntax }), { option: 'patterns' });
  const flags = ignoreCase ? 'iu' : 'u';
  try {
    const line = new RegExp(pattern, flags);
    const lines = isLineBound(pattern, `${flags}m`) ? new RegExp(pattern, `${flags}gm`) : undefined;
    const required = requiredNeedle(pattern, flags);
    return {
      test: { line, lines },
      ...(required && { required }),
    };
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new ToolError('invalid-input', message('invalidRegex', { number, reason }), { cause, option: 'patterns' });
  }
}

/** V8 repeats the pattern: `Invalid regular expression: /(/u: Unterminated group`. Other engines give only the reason. */
function reasonOf(cause: unknown) {
  const text = cause instanceof Error ? cause.message : '';
  const reason = text.replace(/^Invalid regular expression: /, '').replace(/^\/.*\/[a-z]*: /s, '');
  return reason === '' ? message('unknownReason') : reason.charAt(0).toLowerCase() + reason.slice(1).replace(/\.$/, '');
}
