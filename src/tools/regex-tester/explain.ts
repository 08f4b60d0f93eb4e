// A pattern in words, part by part, from the tree of a maintained parser.
import { RegExpParser, type AST } from '@eslint-community/regexpp';

export interface Explained {
  /** How deep the part is in others. */
  readonly depth: number;
  /** As written. */
  readonly raw: string;
  readonly words: string;
}

/** Longer patterns are lists that nobody reads, and would be felt while they are drawn. */
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
    return undefined; // the run says what is wrong, in the engine's own words
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

class Explainer {
  readonly #flags: string;

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

  /** Characters in a row are one part. */
  #elements(elements: readonly AST.Element[], depth: number): Explained[] {
    const parts: Explained[] = [];
    let literal = '';
    const endLiteral = () => {
      if (literal !== '') parts.push({ depth, raw: literal, words: `the text ${literal}${this.#caseless()}` });
      literal = '';
    };
    for (const element of elements) {
      if (element.type === 'Character') literal += element.raw;
      else {
        endLiteral();
        parts.push(...this.#element(element, depth));
      }
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
        return [
          { depth, raw, words: 'a group that isn’t captured:' },
          ...this.alternatives(element.alternatives, depth + 1),
        ];
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
    if (element.type === 'Character') return `the character ${element.raw}${this.#caseless()}`;
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
    return `one character ${not(element.negate)}of ${inner}${this.#caseless()}`;
  }

  #caseless(): string {
    return this.#flags.includes('i') ? ', in any case' : '';
  }
}
