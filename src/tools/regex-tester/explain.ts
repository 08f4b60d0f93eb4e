// A pattern in words, part by part, from the tree of a maintained parser. It describes and judges nothing, so it is on the page alone:
// what is probably wrong with a pattern are notes of the kernel, which every other way to run it has as well.
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { characterWords } from './character-words';

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

const NEGATED = { true: 'not ', false: '' } as const;
const not = (negate: boolean) => NEGATED[`${negate}`];

const ESCAPES = {
  digit: ['a digit, 0 to 9', 'anything but a digit'],
  space: ['whitespace', 'anything but whitespace'],
  word: ['a letter, digit or underscore', 'anything but a letter, digit or underscore'],
} as const;

/** `0 or more times, as few as possible` */
export function timesOf({ min, max, greedy }: Pick<AST.Quantifier, 'min' | 'max' | 'greedy'>): string {
  const most = max === Infinity ? 'more' : String(max);
  const count =
    min === 0 && max === 1
      ? 'optional'
      : min === max
        ? `exactly ${min}×`
        : `${min} ${max === Infinity ? 'or' : 'to'} ${most} times`;
  return greedy || min === max ? count : `${count}, as few as possible`;
}

/** The meaning of escapes in a class, in brackets: `[\b]` is a backspace. */
function specialIn({ elements }: AST.CharacterClass): string {
  const words = elements.flatMap((element) => {
    const characters = element.type === 'CharacterClassRange' ? [element.min, element.max] : [element];
    return characters.flatMap((one) => (one.type === 'Character' ? (characterWords(one).words ?? []) : []));
  });
  return words.length === 0 ? '' : ` (${words.join('; ')})`;
}

class Explainer {
  #flags: string;

  constructor(flags: string) {
    this.#flags = flags;
  }

  alternatives(alternatives: readonly AST.Alternative[], depth: number): Explained[] {
    if (alternatives.length === 1) return this.#elements(alternatives[0]?.elements ?? [], depth);
    return alternatives.flatMap(({ elements, raw }, index) => [
      { depth, raw: raw === '' ? '|' : raw, words: `${index === 0 ? 'either' : 'or'}${raw === '' ? ' nothing' : ''}:` },
      ...this.#elements(elements, depth + 1),
    ]);
  }

  /** Consecutive plain characters are one part. Any other character is a separate part. */
  #elements(elements: readonly AST.Element[], depth: number): Explained[] {
    const parts: Explained[] = [];
    let [raw, text] = ['', ''];
    const endLiteral = () => {
      if (raw !== '') parts.push({ depth, raw, words: `the text ${text}${this.#caseless()}` });
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
        return [{ depth, raw, words: `${first?.words ?? ''} (${timesOf(element)})` }, ...rest];
      }
      case 'Group':
        return this.#group(element, depth);
      case 'CapturingGroup': {
        const words = element.name === null ? 'a captured group:' : `a captured group named ${element.name}:`;
        return [{ depth, raw, words }, ...this.alternatives(element.alternatives, depth + 1)];
      }
      case 'Assertion':
        return this.#assertion(element, depth);
      case 'Backreference':
        return [{ depth, raw, words: `the same text as group ${String(element.ref)} matched` }];
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
    const changes = [
      ...(added === '' ? [] : [`with the flag ${Array.from(added).join(' and ')}`]),
      ...(removed === '' ? [] : [`without the flag ${Array.from(removed).join(' and ')}`]),
    ];
    const how = changes.length === 0 ? '' : ` (${changes.join(', ')})`;
    const parts = [
      { depth, raw, words: `a group that isn’t captured${how}:` },
      ...this.alternatives(alternatives, depth + 1),
    ];
    this.#flags = outside;
    return parts;
  }

  #assertion(assertion: AST.Assertion, depth: number): Explained[] {
    const { raw } = assertion;
    switch (assertion.kind) {
      case 'lookahead':
      case 'lookbehind': {
        const where = assertion.kind === 'lookahead' ? 'followed by' : 'preceded by';
        return [
          { depth, raw, words: `only where ${not(assertion.negate)}${where}:` },
          ...this.alternatives(assertion.alternatives, depth + 1),
        ];
      }
      case 'word':
        return [{ depth, raw, words: assertion.negate ? 'not at the edge of a word' : 'at the edge of a word' }];
      default: {
        const edge = this.#flags.includes('m') ? 'a line' : 'the text';
        return [{ depth, raw, words: `at the ${assertion.kind} of ${edge}` }];
      }
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
      return words ?? `the character ${plain}${this.#caseless()}`;
    }
    if (element.type === 'CharacterSet') {
      if (element.kind === 'any') {
        return this.#flags.includes('s') ? 'any character' : 'any character but a line break';
      }
      if (element.kind === 'property') return `a character ${not(element.negate)}of ${element.raw.slice(3, -1)}`;
      return ESCAPES[element.kind][element.negate ? 1 : 0];
    }
    if (element.type === 'CharacterClass' && element.elements.length === 0) {
      return element.negate ? 'any character' : 'no character at all, so this never matches';
    }
    const inner = element.raw.replace(/^\[\^?|\]$/g, '');
    const special = element.type === 'CharacterClass' ? specialIn(element) : '';
    return `one character ${not(element.negate)}of ${inner}${this.#caseless()}${special}`;
  }

  #caseless(): string {
    return this.#flags.includes('i') ? ', in any case' : '';
  }
}
