// A pattern in words, part by part, from the tree of a maintained parser. It describes and judges nothing, so it is on the page alone:
// what is probably wrong with a pattern are notes of the kernel, which every other way to run it has as well.
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { say } from '../../../workers/words/in-words';
import { characterWords } from './character-words';
import * as texts from './words';

export interface Explained {
  /** How deep the part is nested. */
  readonly depth: number;
  /** As written. */
  readonly raw: string;
  readonly words: string;
}

/** Longer patterns are lists that no one reads, and rendering them takes long. */
export const MOST_PARTS = 300;
const LONGEST_PATTERN = 5000;

/** Undefined for a pattern that is invalid, too long or nested too deeply. */
export function explain(pattern: string, flags: string): readonly Explained[] | undefined {
  if (pattern === '' || pattern.length > LONGEST_PATTERN) return undefined;
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  try {
    const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, modes);
    return new Explainer(flags).alternatives(alternatives, 0).slice(0, MOST_PARTS);
  } catch {
    return undefined; // the run reports the error, in the engine's own words
  }
}

const ESCAPES = {
  digit: [texts.digit, texts.notDigit],
  space: [texts.whitespace, texts.notWhitespace],
  word: [texts.wordCharacter, texts.notWordCharacter],
} as const;

const LOOK = {
  lookahead: [texts.followedBy, texts.notFollowedBy],
  lookbehind: [texts.precededBy, texts.notPrecededBy],
} as const;

const EDGES = {
  start: [texts.startOfText, texts.startOfLine],
  end: [texts.endOfText, texts.endOfLine],
} as const;

/** `0 or more times, as few as possible` */
export function timesOf({ min, max, greedy }: Pick<AST.Quantifier, 'min' | 'max' | 'greedy'>): string {
  if (min === 0 && max === 1) return greedy ? texts.optional : texts.optionalLazy;
  // Ungrouped, as in the pattern.
  const [least, most] = [String(min), String(max)];
  if (min === max) return say(texts.exactly, { times: least });
  return max === Infinity
    ? say(greedy ? texts.orMore : texts.orMoreLazy, { least })
    : say(greedy ? texts.upTo : texts.upToLazy, { least, most });
}

/** The meaning of escapes in a class, in brackets: `[\b]` is a backspace. */
function meaningsIn({ elements }: AST.CharacterClass): readonly string[] {
  return elements.flatMap((element) => {
    const characters = element.type === 'CharacterClassRange' ? [element.min, element.max] : [element];
    return characters.flatMap((one) => (one.type === 'Character' ? (characterWords(one).words ?? []) : []));
  });
}

const listed = (flags: string) => ({ all: Array.from(flags) });

function groupWords(added: string, removed: string): string {
  if (added !== '' && removed !== '') return say(texts.otherFlags, { added: listed(added), removed: listed(removed) });
  if (added !== '') return say(texts.withFlags, { added: listed(added) });
  return removed === '' ? texts.notCaptured : say(texts.withoutFlags, { removed: listed(removed) });
}

class Explainer {
  #flags: string;

  constructor(flags: string) {
    this.#flags = flags;
  }

  alternatives(alternatives: readonly AST.Alternative[], depth: number): Explained[] {
    if (alternatives.length === 1) return this.#elements(alternatives[0]?.elements ?? [], depth);
    return alternatives.flatMap(({ elements, raw }, index) => [
      raw === ''
        ? { depth, raw: '|', words: index === 0 ? texts.eitherNothing : texts.orNothing }
        : { depth, raw, words: index === 0 ? texts.either : texts.or },
      ...this.#elements(elements, depth + 1),
    ]);
  }

  /** Consecutive plain characters are one part. Any other character is a separate part. */
  #elements(elements: readonly AST.Element[], depth: number): Explained[] {
    const parts: Explained[] = [];
    let [raw, text] = ['', ''];
    const endLiteral = () => {
      const sentence = this.#isCaseless() ? texts.theTextAnyCase : texts.theText;
      if (raw !== '') parts.push({ depth, raw, words: say(sentence, { text }) });
      [raw, text] = ['', ''];
    };
    for (const element of elements) {
      const { plain } = element.type === 'Character' ? characterWords(element) : {};
      if (plain !== undefined) {
        raw += element.raw;
        text += plain;
        continue;
      }
      endLiteral();
      parts.push(...this.#element(element, depth));
    }
    endLiteral();
    return parts;
  }

  #element(element: AST.Element, depth: number): Explained[] {
    const { raw } = element;
    switch (element.type) {
      case 'Quantifier': {
        const [first, ...rest] = this.#element(element.element, depth);
        return [
          { depth, raw, words: say(texts.repeated, { part: first?.words ?? '', times: timesOf(element) }) },
          ...rest,
        ];
      }
      case 'Group':
        return this.#group(element, depth);
      case 'CapturingGroup': {
        const words = element.name === null ? texts.captured : say(texts.capturedAs, { name: element.name });
        return [{ depth, raw, words }, ...this.alternatives(element.alternatives, depth + 1)];
      }
      case 'Assertion':
        return this.#assertion(element, depth);
      case 'Backreference':
        return [{ depth, raw, words: say(texts.sameText, { group: String(element.ref) }) }];
      default:
        return [{ depth, raw, words: this.#character(element) }];
    }
  }

  /** Modifiers such as `(?i-s:…)` change the flags within the group (ES2025). */
  #group({ raw, modifiers, alternatives }: AST.Group, depth: number): Explained[] {
    const outside = this.#flags;
    const { add, remove } = modifiers ?? {};
    const [added, removed] = [add?.raw ?? '', remove?.raw ?? ''];
    this.#flags = added + ['i', 'm', 's'].filter((flag) => outside.includes(flag) && !removed.includes(flag)).join('');
    this.#flags += outside.replace(/[ims]/g, '');
    const parts = [{ depth, raw, words: groupWords(added, removed) }, ...this.alternatives(alternatives, depth + 1)];
    this.#flags = outside;
    return parts;
  }

  #assertion(assertion: AST.Assertion, depth: number): Explained[] {
    const { raw } = assertion;
    switch (assertion.kind) {
      case 'lookahead':
      case 'lookbehind': {
        return [
          { depth, raw, words: LOOK[assertion.kind][assertion.negate ? 1 : 0] },
          ...this.alternatives(assertion.alternatives, depth + 1),
        ];
      }
      case 'word':
        return [{ depth, raw, words: assertion.negate ? texts.noWordEdge : texts.wordEdge }];
      default:
        return [{ depth, raw, words: EDGES[assertion.kind][this.#flags.includes('m') ? 1 : 0] }];
    }
  }

  #character(
    element: Exclude<
      AST.QuantifiableElement,
      AST.Group | AST.CapturingGroup | AST.Backreference | AST.LookaheadAssertion
    >,
  ): string {
    if (element.type === 'Character') {
      const { plain, words } = characterWords(element);
      if (words !== undefined) return words;
      return say(this.#isCaseless() ? texts.theCharacterAnyCase : texts.theCharacter, { character: plain });
    }
    if (element.type === 'CharacterSet') {
      if (element.kind === 'any') {
        return this.#flags.includes('s') ? texts.anyCharacter : texts.anyButLineBreak;
      }
      if (element.kind === 'property')
        return say(element.negate ? texts.notProperty : texts.property, { property: element.raw.slice(3, -1) });
      return ESCAPES[element.kind][element.negate ? 1 : 0];
    }
    if (element.type === 'CharacterClass' && element.elements.length === 0) {
      return element.negate ? texts.anyCharacter : texts.noCharacter;
    }
    const set = element.raw.replace(/^\[\^?|\]$/g, '');
    const sentence = this.#isCaseless()
      ? element.negate
        ? texts.notOneOfAnyCase
        : texts.oneOfAnyCase
      : element.negate
        ? texts.notOneOf
        : texts.oneOf;
    const part = say(sentence, { set });
    const meanings = element.type === 'CharacterClass' ? meaningsIn(element) : [];
    return meanings.length === 0 ? part : say(texts.withMeanings, { part, meanings: meanings.join('; ') });
  }

  #isCaseless(): boolean {
    return this.#flags.includes('i');
  }
}
