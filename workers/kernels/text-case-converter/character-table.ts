// The title case of each character that maps to one other in any context. Filled from the engine as characters occur.
import type { CaseMapping } from './mapping';
import { isAsciiSpace } from './pieces';
import { CONNECTOR, INSIDE, WORD_PART } from './prose';

/** The table's entry for a character; 0 if it has not occurred yet. */
export const LETTER = 1;
/** Part of a word, but not a letter that could be the word's first. */
const JOINS = 2;
/** An apostrophe: part of a word if another part of the word follows. */
const INNER = 3;
const OTHER = 4;
const SPACE = 5;
export const HARD = 6;
const DIGIT = 7;
const PERIOD = 8;
const COLON = 9;
const SLASH = 10;

/** Outside a word, or inside one: before its first letter or digit, after it, or just after an apostrophe or a period. */
export const OUTSIDE = 0;
const AFTER_COLON = 1;
export const BEFORE = 2;
const WITHIN = 3;
const AFTER_INNER = 4;
const AFTER_PERIOD = 5;
const STATES = 6;
/** A part of a word after a period, or the start of a URL. The string code handles these. */
export const NEEDS_TEXT = 7;

const SIGNS = new Map([
  ['.', PERIOD],
  [':', COLON],
  ['/', SLASH],
  ...Array.from('0123456789', (digit) => [digit, DIGIT] as const),
]);
const IS_HARD = /[\p{M}Σ]/u;
const IS_WORD_PART = new RegExp(WORD_PART, 'u');
const JOINS_WORD = new RegExp(CONNECTOR, 'u');
const IS_INNER = new RegExp(INSIDE, 'u');

/** For the first two planes: characters beyond them have no case. */
export const KNOWN_CHARACTERS = 0x20000;
export const ASCII_CHARACTERS = 0x80;

/** A step over an ASCII character: the character to write, the next state, and flags. */
export const STATE_SHIFT = 8;
export const STEP_ENDS_STRETCH = 0x800;
export const STEP_LEAVES_ASCII = 0x1000;

export class CharacterTable {
  readonly #kinds = new Uint8Array(KNOWN_CHARACTERS);
  /** In UTF-16 units. 0 for a first letter that becomes several. */
  readonly titles = new Uint16Array(0x10000);
  readonly lowers = new Uint16Array(0x10000);
  /** By state and character. */
  readonly asciiSteps = new Uint16Array(STATES * ASCII_CHARACTERS);
  readonly #mapping: CaseMapping;

  constructor(mapping: CaseMapping) {
    this.#mapping = mapping;
    for (let index = 0; index < this.asciiSteps.length; index++) {
      this.asciiSteps[index] = this.#stepOf(Math.floor(index / ASCII_CHARACTERS), index % ASCII_CHARACTERS);
    }
  }

  kindOf(codePoint: number): number {
    const known = this.#kinds[codePoint] ?? 0;
    return known === 0 ? (this.#kinds[codePoint] = this.#learn(codePoint)) : known;
  }

  #learn(codePoint: number): number {
    const character = String.fromCodePoint(codePoint);
    if (isAsciiSpace(codePoint)) return SPACE;
    const sign = SIGNS.get(character);
    if (sign !== undefined) return sign;
    if (IS_HARD.test(character)) return HARD;
    if (IS_INNER.test(character)) return INNER;
    if (JOINS_WORD.test(character)) return JOINS;
    if (!IS_WORD_PART.test(character)) return OTHER;
    const [title, lower] = [this.#mapping.title(character), this.#mapping.lower(character)];
    if (lower.length !== 1) return HARD;
    this.titles[codePoint] = title.length === 1 ? title.charCodeAt(0) : 0;
    this.lowers[codePoint] = lower.charCodeAt(0);
    return LETTER;
  }

  #stepOf(state: number, code: number): number {
    const kind = this.kindOf(code);
    const written = kind === LETTER ? ((state <= BEFORE ? this.titles : this.lowers)[code] ?? 0) : code;
    const after = stateAfter(kind, state);
    if (written >= ASCII_CHARACTERS || after === NEEDS_TEXT) return STEP_LEAVES_ASCII;
    return written | (after << STATE_SHIFT) | (kind === SPACE ? STEP_ENDS_STRETCH : 0);
  }
}

export function stateAfter(kind: number, state: number): number {
  const isInWord = state === BEFORE || state === WITHIN;
  switch (kind) {
    case LETTER:
      return state === AFTER_PERIOD ? NEEDS_TEXT : WITHIN;
    case DIGIT:
      return WITHIN;
    case JOINS:
      if (state === AFTER_PERIOD) return NEEDS_TEXT;
      return state <= BEFORE ? BEFORE : WITHIN;
    case INNER:
      return isInWord ? AFTER_INNER : OUTSIDE;
    case PERIOD:
      return isInWord ? AFTER_PERIOD : OUTSIDE;
    case COLON:
      return AFTER_COLON;
    case SLASH:
      return state === AFTER_COLON ? NEEDS_TEXT : OUTSIDE;
    default:
      return OUTSIDE;
  }
}
