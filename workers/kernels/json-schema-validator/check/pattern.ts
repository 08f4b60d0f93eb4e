// The regular expressions of a schema (ECMA-262), in an engine whose time is linear in the text wherever it has the same meaning.
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { RE2JS } from 're2js';
import { ToolError } from '../../../contract/run/errors';
import { messagesOf } from '../../../contract/run/message';
import { isHighSurrogate, isLowSurrogate } from '../../../lib/surrogates';
import type { messages } from '../messages';
import { placeOf, type Schema } from './registry';
import { cut } from './values';

const message = messagesOf<typeof messages>('json-schema-validator');

export type Matches = (text: string) => boolean;

/** Reads each pattern once. */
export class PatternReader {
  /** Patterns for which only the browser's engine has the means. It can take very long for some texts. */
  readonly unbounded = new Set<string>();
  readonly #known = new Map<string, Matches>();

  /** Throws ToolError for an invalid pattern. */
  read(pattern: string, schema: Schema, keyword: string): Matches {
    const known = this.#known.get(pattern);
    if (known) return known;
    const native = nativeOf(pattern);
    if (!native) {
      const at = placeOf(schema.file, `${schema.pointer}/${keyword}`);
      const text = message('badPattern', { pattern: cut(pattern), at });
      throw new ToolError('invalid-input', text, { title: message('badSchemaTitle') });
    }
    const linear = linearOf(pattern, native.unicode);
    if (!linear) this.unbounded.add(pattern);
    const matches = linear ?? ((text) => native.test(text));
    this.#known.set(pattern, matches);
    return matches;
  }
}

/** Patterns are Unicode ones (2020-12, core, section 6.4). Many schemas have escapes such as \@ that only others allow. */
function nativeOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * Look-aheads at the start, such as those of password rules, are separate patterns. Undefined for other look-around, for
 * back-references, and for more repetitions than the engine allows.
 */
function linearOf(pattern: string, unicode: boolean): Matches | undefined {
  try {
    const tree = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, { unicode });
    const [only, ...others] = tree.alternatives;
    const [start, ...elements] = only?.elements ?? [];
    const count = elements.findIndex((element) => !isLookAhead(element));
    const ahead = others.length === 0 && isStart(start) ? elements.slice(0, count < 0 ? elements.length : count) : [];
    if (ahead.length === 0) {
      const whole = RE2JS.compile(alternatives(tree.alternatives));
      return (text) => whole.test(text);
    }
    const rest = RE2JS.compile(`\\A${elements.slice(ahead.length).map(translated).join('')}`);
    const rules = ahead.filter(isLookAhead).map(({ negate, alternatives: list }) => ({
      negate,
      test: RE2JS.compile(`\\A(?:${alternatives(list)})`),
    }));
    return (text) => rules.every(({ negate, test }) => test.test(text) !== negate) && rest.test(text);
  } catch {
    return undefined;
  }
}

const isStart = (element: AST.Element | undefined) => element?.type === 'Assertion' && element.kind === 'start';

const isLookAhead = (element: AST.Element): element is AST.LookaheadAssertion =>
  element.type === 'Assertion' && element.kind === 'lookahead';

const hex = (code: number) => `\\x{${code.toString(16)}}`;

function character(code: number): string {
  // Without the flag u, a pair is two characters.
  if (isHighSurrogate(code) || isLowSurrogate(code)) throw new Error('half a character');
  return hex(code);
}

const WHITE_SPACE: readonly (readonly [number, number])[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

const ranges = (list: readonly (readonly [number, number])[]) =>
  list.map(([from, to]) => `${hex(from)}-${hex(to)}`).join('');

const SPACE = ranges(WHITE_SPACE);
const NOT_SPACE = ranges(
  [...WHITE_SPACE, [0x110000, 0x110000] as const].map(([from], index) => [
    (WHITE_SPACE[index - 1]?.[1] ?? -1) + 1,
    from - 1,
  ]),
);
const ANY = ranges([[0, 0x10ffff]]);

/** The engine knows only the short names of general categories. */
const CATEGORIES: Readonly<Record<string, string>> = {
  Letter: 'L',
  Uppercase_Letter: 'Lu',
  Lowercase_Letter: 'Ll',
  Titlecase_Letter: 'Lt',
  Modifier_Letter: 'Lm',
  Other_Letter: 'Lo',
  Mark: 'M',
  Number: 'N',
  Decimal_Number: 'Nd',
  Letter_Number: 'Nl',
  Other_Number: 'No',
  Punctuation: 'P',
  Symbol: 'S',
  Separator: 'Z',
  Space_Separator: 'Zs',
  Other: 'C',
  Control: 'Cc',
};

/** A set of characters, for use in brackets. */
function inBrackets(set: AST.CharacterSet): string {
  switch (set.kind) {
    case 'any':
      throw new Error('not in brackets');
    case 'digit':
      return set.negate ? '\\D' : '\\d';
    case 'word':
      return set.negate ? '\\W' : '\\w';
    case 'space':
      return set.negate ? NOT_SPACE : SPACE;
    case 'property': {
      const name = set.value ?? set.key;
      return `\\${set.negate ? 'P' : 'p'}{${CATEGORIES[name] ?? name}}`;
    }
  }
}

function bracketed({ elements, negate }: AST.ClassRangesCharacterClass): string {
  if (elements.length === 0) return negate ? `[${ANY}]` : `[^${ANY}]`;
  const parts = elements.map((element) => {
    if (element.type === 'CharacterSet') return inBrackets(element);
    if (element.type === 'Character') return character(element.value);
    return `${character(element.min.value)}-${character(element.max.value)}`;
  });
  return `[${negate ? '^' : ''}${parts.join('')}]`;
}

const alternatives = (list: readonly AST.Alternative[]): string =>
  list.map(({ elements }) => elements.map(translated).join('')).join('|');

/** An element of a pattern in the other engine's syntax. Throws if it has none. */
function translated(element: AST.Element): string {
  switch (element.type) {
    case 'Character':
      return character(element.value);
    case 'CharacterSet':
      return element.kind === 'any' ? '[^\\n\\r\\x{2028}\\x{2029}]' : `[${inBrackets(element)}]`;
    case 'CharacterClass':
      if (element.unicodeSets) break;
      return bracketed(element);
    case 'CapturingGroup':
      return `(?:${alternatives(element.alternatives)})`;
    case 'Group':
      if (element.modifiers) break;
      return `(?:${alternatives(element.alternatives)})`;
    case 'Quantifier': {
      const most = element.max === Infinity ? '' : String(element.max);
      return `(?:${translated(element.element)}){${String(element.min)},${most}}`;
    }
    case 'Assertion':
      if (element.kind === 'start') return '\\A';
      if (element.kind === 'end') return '\\z';
      if (element.kind === 'word') return element.negate ? '\\B' : '\\b';
      break;
    case 'Backreference':
    case 'ExpressionCharacterClass':
      break;
  }
  throw new Error('The engine has no such element');
}
