// Where RE2 gives something else than JavaScript for the same pattern, in a text that shows it. A pattern that isn't JavaScript's has
// nothing to differ from.
import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { messagesOf, type Message } from '../../contract/run/message';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('regex-tester');

interface Difference {
  readonly note: Message;
  /** A text with a match shows it. Undefined if the pattern alone does. */
  readonly shows?: RegExp;
}

export interface Differences {
  readonly look: (text: string) => void;
  readonly notes: () => readonly Message[];
}

/** Line terminators (ECMA-262, section 12.3) that aren't RE2's. */
const SEPARATORS = /[\r\u2028\u2029]/;
/** Whitespace (ECMA-262, section 12.2) without space, tab, line feed, form feed and carriage return. */
const SPACES = /[\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;
/** Letters that have another case only by Unicode's folding (CaseFolding.txt, status C and S), and so only with the flag u. */
const FOLDED =
  /[\u017f\u0390\u03b0\u03d1\u03f4\u1e9e\u1f80-\u1faf\u1fb3\u1fbc\u1fc3\u1fcc\u1fd3\u1fe3\u1ff3\u1ffc\u2126\u212a\u212b\ufb05\ufb06]/;
/** With the flags i and u, JavaScript counts these as word characters, and so does RE2 in a class, but not at an edge. */
const FOLDED_WORDS = /[\u017f\u212a]/;
const PAIRS = /[\ud800-\udbff][\udc00-\udfff]/;

export function differencesIn(pattern: string, flags: string): Differences {
  const possible = possibleIn(pattern, flags);
  const shown = new Set(possible.filter(({ shows }) => shows === undefined));
  return {
    look(text) {
      for (const difference of possible) {
        if (!shown.has(difference) && difference.shows?.test(text)) shown.add(difference);
      }
    },
    notes: () => possible.filter((difference) => shown.has(difference)).map(({ note }) => note),
  };
}

function possibleIn(pattern: string, flags: string): readonly Difference[] {
  const isUnicode = flags.includes('u');
  let ast: AST.Pattern;
  try {
    ast = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: isUnicode });
  } catch {
    return [];
  }
  const has = partsOf(ast);
  const difference = (isPossible: boolean, note: Message, shows?: RegExp): Difference[] =>
    isPossible ? [{ note, ...(shows && { shows }) }] : [];
  const unicode = message('re2Unicode');
  return [
    ...difference(has.dot && !flags.includes('s'), message('re2Dot'), SEPARATORS),
    ...difference(has.anchor && flags.includes('m'), message('re2Lines'), SEPARATORS),
    ...difference(has.space, message('re2Space'), SPACES),
    ...difference(flags.includes('i') && !isUnicode, message('re2Case'), FOLDED),
    ...difference(flags.includes('i') && isUnicode && has.word, message('re2Word'), FOLDED_WORDS),
    ...difference(!isUnicode && /\\[pP]\{|\\u\{/.test(pattern), unicode),
    ...difference(!isUnicode && !/\\[pP]\{|\\u\{/.test(pattern) && has.wide, unicode, PAIRS),
    ...difference(has.round, message('re2Rounds')),
    ...difference(has.emptyClass, message('re2Bracket')),
  ];
}

interface Parts {
  readonly dot: boolean;
  readonly anchor: boolean;
  readonly space: boolean;
  readonly word: boolean;
  /** May match a part of a character beyond U+FFFF, or nothing in the middle of it. */
  readonly wide: boolean;
  /** A repetition in which a group can be left out, or a round can be empty. */
  readonly round: boolean;
  readonly emptyClass: boolean;
}

function partsOf(ast: AST.Pattern): Parts {
  const parts = {
    dot: false,
    anchor: false,
    space: false,
    word: false,
    wide: PAIRS.test(ast.raw),
    round: false,
    emptyClass: false,
  };
  visitRegExpAST(ast, {
    onCharacterSetEnter(set) {
      parts.dot ||= set.kind === 'any';
      parts.space ||= set.kind === 'space';
      parts.wide ||= set.kind === 'any' || set.negate;
    },
    onCharacterClassEnter({ negate, elements }) {
      parts.wide ||= negate;
      parts.emptyClass ||= elements.length === 0;
    },
    onAlternativeEnter({ elements }) {
      parts.wide ||= elements.length === 0;
    },
    onAssertionEnter({ kind }) {
      parts.wide = true;
      parts.anchor ||= kind === 'start' || kind === 'end';
      parts.word ||= kind === 'word';
    },
    onQuantifierEnter({ min, max, element }) {
      parts.wide ||= min === 0;
      if (element.type === 'CapturingGroup' || element.type === 'Group') parts.round ||= isUneven(element, max > 1);
    },
  });
  return parts;
}

/** Whether a round can differ from another one: it has alternatives or optional parts, and a group or an empty round. */
function isUneven(element: AST.CapturingGroup | AST.Group, isRepeated: boolean): boolean {
  let [groups, hasChoice, hasEmpty] = [0, false, false];
  const alternatives = (list: readonly AST.Alternative[]) => {
    hasChoice ||= list.length > 1;
    hasEmpty ||= list.some(({ elements }) => elements.every(isOptional));
  };
  visitRegExpAST(element, {
    onCapturingGroupEnter(group) {
      if (group !== element) groups++;
      alternatives(group.alternatives);
    },
    onGroupEnter: (group) => alternatives(group.alternatives),
    onQuantifierEnter({ min }) {
      hasChoice ||= min === 0;
    },
  });
  return hasEmpty || (isRepeated && groups > 0 && hasChoice);
}

const isOptional = (element: AST.Element): boolean =>
  element.type === 'Assertion' || (element.type === 'Quantifier' && element.min === 0);
