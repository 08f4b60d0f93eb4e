// What title case makes of each character that maps to one other, whatever stands beside it. Learned from the engine as they come.
import type { CaseMapping } from './mapping';
import { isAsciiSpace } from './pieces';
import { CONNECTOR, INSIDE, WORD_PART } from './prose';

/** What the table knows of a character; 0 is one that has not been met yet. */
export const LETTER = 1;
/** Goes with a word, and is no letter that could be its first. */
const JOINS = 2;
/** An apostrophe: inside a word when another part of the word follows. */
const INNER = 3;
const OTHER = 4;
const SPACE = 5;
export const HARD = 6;

/** Inside a word by turns: before its first letter or digit, after it, or just after an apostrophe. */
export const OUTSIDE = 0;
export const BEFORE = 1;
const WITHIN = 2;
const AFTER_INNER = 3;

const IS_HARD = /[\p{M}Σ]/u;
const IS_WORD_PART = new RegExp(WORD_PART, 'u');
const JOINS_WORD = new RegExp(CONNECTOR, 'u');
const IS_INNER = new RegExp(INSIDE, 'u');

/** Of the first two planes; what lies beyond them has no case. */
export const KNOWN_CHARACTERS = 0x20000;
export const ASCII_CHARACTERS = 0x80;

/** In a step over a character of ASCII: the character to write, the next state, and what else there is to know. */
export const STATE_SHIFT = 8;
export const STEP_ENDS_STRETCH = 0x400;
export const STEP_LEAVES_ASCII = 0x800;

export class CharacterTable {
  readonly #kinds = new Uint8Array(KNOWN_CHARACTERS);
  /** UTF-16 units; 0 for a first letter that becomes several. */
  readonly titles = new Uint16Array(0x10000);
  readonly lowers = new Uint16Array(0x10000);
  /** By state and character. */
  readonly asciiSteps = new Uint16Array(4 * ASCII_CHARACTERS);
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
    if (written >= ASCII_CHARACTERS) return STEP_LEAVES_ASCII;
    return written | (stateAfter(kind, state) << STATE_SHIFT) | (kind === SPACE ? STEP_ENDS_STRETCH : 0);
  }
}

export function stateAfter(kind: number, state: number): number {
  if (kind === LETTER) return WITHIN;
  if (kind === JOINS) return state <= BEFORE ? BEFORE : WITHIN;
  return kind === INNER && (state === BEFORE || state === WITHIN) ? AFTER_INNER : OUTSIDE;
}
