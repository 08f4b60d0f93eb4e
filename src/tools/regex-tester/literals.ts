// The pattern as it's written in the code of other languages: quoted, with its flags, and with what that engine reads differently.
import { doubleQuoted, goText, hex, phpText, pythonText, rustText, visible, withSlashes } from './literal-texts';
import * as words from './words';

export interface Literal {
  readonly language: string;
  readonly code: string;
  readonly notes: readonly string[];
}

/** What a pattern has that engines read differently. */
interface Constructs {
  readonly lookahead: boolean;
  readonly lookbehind: boolean;
  readonly reference: boolean;
  readonly named: boolean;
  readonly underscored: boolean;
  readonly end: boolean;
  readonly classes: boolean;
  readonly property: boolean;
  readonly script: boolean;
  readonly wideInClass: boolean;
}

interface Language {
  readonly name: string;
  readonly write: (pattern: string, flags: string) => string;
  /** A character by its number, and whether it's within a class. JavaScript keeps its own escapes. */
  readonly character?: (code: number, isInClass: boolean) => string;
  readonly group?: (name: string) => string;
  readonly reference?: (name: string) => string;
  readonly notes: (has: Constructs) => readonly (string | false)[];
}

const braced = (code: number) => `\\x{${hex(code, 1)}}`;

const named = (flags: string, names: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(names).flatMap(([flag, values]) => (flags.includes(flag) ? values : []));

/** For languages with flags at the pattern's start. */
const inline = (flags: string) => {
  const letters = Array.from(flags).filter((flag) => 'ims'.includes(flag));
  return letters.length > 0 ? `(?${letters.join('')})` : '';
};

const call = (start: string, text: string, options: readonly string[]) =>
  `${start}(${[text, ...(options.length > 0 ? [options.join(' | ')] : [])].join(', ')})`;

const LINEAR = (has: Constructs) => [
  (has.lookahead || has.lookbehind) && words.noLookaround,
  has.reference && words.noReferences,
];

const LANGUAGES: readonly Language[] = [
  { name: 'JavaScript', write: (pattern, flags) => `/${withSlashes(pattern)}/${flags}`, notes: () => [] },
  {
    name: 'Python',
    write: (pattern, flags) =>
      call(
        're.compile',
        pythonText(pattern),
        named(flags, { i: ['re.IGNORECASE'], m: ['re.MULTILINE'], s: ['re.DOTALL'] }),
      ),
    character: (code) => (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`),
    group: (name) => `(?P<${name}>`,
    reference: (name) => `(?P=${name})`,
    notes: (has) => [
      has.named && words.pythonNames,
      has.lookbehind && words.fixedLookbehind,
      has.property && words.noProperties,
      has.end && words.pythonEnd,
      has.classes && words.pythonClasses,
    ],
  },
  {
    name: 'Java',
    write: (pattern, flags) =>
      call(
        'Pattern.compile',
        doubleQuoted(pattern),
        named(flags, {
          i: ['Pattern.CASE_INSENSITIVE', 'Pattern.UNICODE_CASE'],
          m: ['Pattern.MULTILINE'],
          s: ['Pattern.DOTALL'],
        }),
      ),
    character: braced,
    notes: (has) => [
      has.underscored && words.javaNames,
      has.lookbehind && words.boundedLookbehind,
      has.end && words.absoluteEnd,
    ],
  },
  {
    name: 'Go',
    write: (pattern, flags) => `regexp.MustCompile(${goText(inline(flags) + pattern)})`,
    character: braced,
    notes: (has) => [...LINEAR(has), has.named && words.goNames, has.script && words.scriptAlone],
  },
  {
    name: 'C#',
    write: (pattern, flags) =>
      call(
        'new Regex',
        `@"${pattern.replaceAll('"', '""')}"`,
        named(flags, {
          i: ['RegexOptions.IgnoreCase', 'RegexOptions.CultureInvariant'],
          m: ['RegexOptions.Multiline'],
          s: ['RegexOptions.Singleline'],
        }),
      ),
    character: (code, isInClass) => {
      if (code <= 0xffff) return `\\u${hex(code, 4)}`;
      const units = Array.from({ length: 2 }, (_, at) => hex(String.fromCodePoint(code).charCodeAt(at), 4));
      const pair = units.map((unit) => `\\u${unit}`).join('');
      return isInClass ? pair : `(?:${pair})`;
    },
    notes: (has) => [
      has.end && words.absoluteEnd,
      has.classes && words.otherClasses,
      has.script && words.dotnetScript,
      has.wideInClass && words.dotnetWide,
    ],
  },
  {
    name: 'PHP',
    write: (pattern, flags) =>
      `'/${phpText(withSlashes(pattern))}/${Array.from(flags)
        .filter((flag) => 'ims'.includes(flag))
        .join('')}u'`,
    character: braced,
    notes: (has) => [
      has.lookbehind && words.boundedLookbehind,
      has.end && words.absoluteEnd,
      has.classes && words.otherClasses,
      has.script && words.scriptAlone,
    ],
  },
  {
    name: 'Rust',
    write: (pattern, flags) => `Regex::new(${rustText(inline(flags) + pattern)}).unwrap()`,
    character: braced,
    notes: (has) => [...LINEAR(has), has.classes && words.rustClasses],
  },
];

export function literalsOf(pattern: string, flags: string): readonly Literal[] {
  const parts = partsOf(pattern);
  const has = constructsIn(flags, parts);
  const own = [flags.includes('y') && words.noSticky, flags.includes('v') && words.noSets];
  return LANGUAGES.map((language) => {
    const notes = language.character ? [...own, ...language.notes(has)] : [];
    return {
      language: language.name,
      code: language.write(language.character ? rewritten(parts, language) : visible(pattern), flags),
      notes: notes.filter((note) => note !== false),
    };
  });
}

// The pattern's parts.

interface Part {
  readonly text: string;
  readonly isInClass: boolean;
}

/** An escape as a whole, the start of a group, an empty class, or one character. */
const PART =
  /\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|k<[^>]*>|[pP]\{[^}]*\}|[^])|\(\?(?:<[=!]|<[^>]*>|[=!:])|\[\^\]|[^]/gu;

function partsOf(pattern: string): readonly Part[] {
  let isInClass = false;
  return Array.from(pattern.matchAll(PART), ([text]) => {
    const part = { text, isInClass };
    if (text === '[' && !isInClass) isInClass = true;
    else if (text === ']') isInClass = false;
    return part;
  });
}

function constructsIn(flags: string, parts: readonly Part[]): Constructs {
  const outside = (test: RegExp) => parts.some(({ text, isInClass }) => !isInClass && test.test(text));
  const anywhere = (test: RegExp) => parts.some(({ text }) => test.test(text));
  return {
    lookahead: outside(/^\(\?[=!]/),
    lookbehind: outside(/^\(\?<[=!]/),
    reference: outside(/^\\(?:[1-9]|k<)/),
    named: outside(/^\(\?<[^=!]/),
    underscored: outside(/^\(\?<(?![=!])[^>]*[^A-Za-z\d>]/),
    end: !flags.includes('m') && outside(/^\$$/),
    classes: anywhere(/^\\[dDwWbB]$/),
    property: anywhere(/^\\[pP]\{/),
    script: anywhere(/^\\[pP]\{[^}]*=/),
    wideInClass: parts.some(({ text, isInClass }) => isInClass && (codeOf(text) ?? 0) > 0xffff),
  };
}

/** Of a character, or of an escape by its number. Undefined for any other part. */
function codeOf(text: string): number | undefined {
  const [, braces, four] = /^\\u(?:\{([\da-fA-F]+)\}|([\da-fA-F]{4}))$/.exec(text) ?? [];
  if (braces !== undefined || four !== undefined) return parseInt(braces ?? four ?? '', 16);
  return text.startsWith('\\') || text.startsWith('(?') || text === '[^]' ? undefined : text.codePointAt(0);
}

/** These mean something else in one of the other engines, or nothing, or can't be seen in code. */
const PLAIN: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\\v': '\\x0b',
  '\\0': '\\x00',
  '[^]': '[\\s\\S]',
};

function rewritten(parts: readonly Part[], { character, group, reference }: Language): string {
  return parts
    .map(({ text, isInClass }) => {
      if (isInClass && text === '\\b') return '\\x08';
      const plain = PLAIN[text];
      if (plain !== undefined) return plain;
      if (text.startsWith('\\c')) return `\\x${hex(text.charCodeAt(2) % 32, 2)}`;
      if (text.startsWith('\\u')) return character?.(codeOf(text) ?? 0, isInClass) ?? text;
      const [, name] = /^\(\?<(?![=!])([^>]*)>$/.exec(text) ?? [];
      if (name !== undefined && !isInClass) return group?.(name) ?? text;
      const [, referred] = /^\\k<([^>]*)>$/.exec(text) ?? [];
      return referred === undefined ? text : (reference?.(referred) ?? text);
    })
    .join('');
}
