// Cuts a text that arrives in chunks into pieces that can be converted one by one.
import { ToolError } from '../../contract/run/errors';
import { messagesOf } from '../../contract/run/message';
import { isLowSurrogate } from '../../lib/surrogates';
import { resolveSigma } from './mapping';
import type { messages } from './messages';
import { STRETCH_LIMIT } from './spec';

/** Makes a message of this kernel. */
export const message = messagesOf<typeof messages>('text-case-converter');

export interface Piece {
  readonly text: string;
  /** Each capital sigma already has its correct lowercase form. */
  readonly resolved: string;
}

/** The length from which text without whitespace is cut elsewhere. */
const PATIENCE = 65_536;
/** How much text must arrive before another search for a cut is worthwhile. */
const STEP = 4096;

const LETTER = /^[\p{Ll}\p{Lo}]$/u;
const UPPER = /^(?!Σ)\p{Lu}$/u;
const DIGIT = /^\p{Nd}$/u;
/** A character that affects its neighbors. */
const JOINED = /^[\p{Alphabetic}\p{L}\p{M}\p{N}\p{Case_Ignorable}\p{Cf}\p{Pc}]$/u;
const IGNORABLE = /^\p{Case_Ignorable}$/u;
/** Ignored only by the rule for sigma: periods, colons and similar characters. */
const POINT = /^(?=\p{Case_Ignorable})[^\p{L}\p{M}\p{Cf}'’·]$/u;
const CASED = /^\p{Cased}$/u;

/** May come before the scheme of a URL. */
export const NOT_IN_SCHEME = String.raw`(?<![\p{Alphabetic}\p{M}\p{N}+.\-])`;
/** RFC 3986, section 3.1. No registered scheme is longer. */
export const SCHEME = String.raw`${NOT_IN_SCHEME}[A-Za-z][A-Za-z0-9+.\-]{0,31}`;
const MAY_BEGIN_URL = new RegExp(`${SCHEME}(?::/?)?$`, 'u');
/** A scheme, its colon and slash, and two units before it. */
const LONGEST_BEGINNING = 36;

export const isAsciiSpace = (unit: number) => unit === 0x20 || (unit >= 9 && unit <= 13);

export class Pieces {
  readonly #patience: number;
  readonly #limit: number;
  #held = '';
  #lookedAt = 0;
  #leftCased = false;

  constructor(patience = PATIENCE, limit = STRETCH_LIMIT) {
    this.#patience = patience;
    this.#limit = limit;
  }

  /** The text that can be converted so far. Throws ToolError `unsupported` for a stretch that can't be cut. */
  push(text: string): Piece {
    this.#held += text;
    if (this.#held.length - this.#lookedAt < Math.min(STEP, this.#patience)) return { text: '', resolved: '' };
    const cut = this.#findCut();
    const piece = this.#piece(this.#held.slice(0, cut));
    this.#held = this.#held.slice(cut);
    this.#lookedAt = this.#held.length;
    if (this.#held.length > this.#limit) throw new ToolError('unsupported', message('endless', { limit: this.#limit }));
    return piece;
  }

  end(): Piece {
    const piece = this.#piece(this.#held);
    this.#held = '';
    this.#lookedAt = 0;
    return piece;
  }

  #piece(text: string): Piece {
    if (text === '') return { text, resolved: text };
    const resolved = resolveSigma(text, this.#leftCased);
    this.#leftCased = endsCased(text, this.#leftCased);
    return { text, resolved };
  }

  #findCut(): number {
    const held = this.#held;
    const lowest = Math.max(0, held.length - this.#patience);
    for (let at = held.length; at > lowest; at--) if (isAsciiSpace(held.charCodeAt(at - 1))) return at;
    return held.length < this.#patience ? 0 : findInnerCut(held, lowest);
  }
}

/**
 * Where a text without whitespace may be cut at or after `lowest`, 0 if nowhere: no mapping and no word boundary depends on
 * both sides.
 */
function findInnerCut(text: string, lowest: number): number {
  const characters = Array.from(text.slice(lowest));
  let after = text.length;
  for (let index = characters.length - 1; index > 0; index--) {
    const [a = '', b = '', c = ''] = characters.slice(index - 1, index + 2);
    after -= b.length;
    if (isInner(a, b, c) && !mayBeginUrl(text, after)) return after;
  }
  return endsInPoints(text) && !mayBeginUrl(text, text.length) ? text.length : 0;
}

/** A URL is recognized as a whole, so its beginning must not be cut off. */
const mayBeginUrl = (text: string, at: number) =>
  MAY_BEGIN_URL.test(text.slice(Math.max(0, at - LONGEST_BEGINNING), at));

function isInner(a: string, b: string, c: string): boolean {
  if (!JOINED.test(a)) return true;
  if (IGNORABLE.test(a) || IGNORABLE.test(b)) return false;
  if (DIGIT.test(a)) return DIGIT.test(b);
  // Behind capitals, an s is a plural unless another letter follows.
  if (LETTER.test(a)) return a !== 's' && LETTER.test(b);
  // The last of several uppercase letters may belong to the next word, which a third one rules out. An I may be the pronoun.
  return UPPER.test(a) && a !== 'I' && UPPER.test(b) && UPPER.test(c);
}

/** For a preceding sigma, however far back, periods alone don't end a word, so there must be none. */
function endsInPoints(text: string): boolean {
  for (let at = text.length; at > 0;) {
    const character = characterBefore(text, at);
    if (!IGNORABLE.test(character)) return at < text.length && character !== 'Σ';
    if (!POINT.test(character)) return false;
    at -= character.length;
  }
  return true;
}

function endsCased(text: string, leftCased: boolean): boolean {
  for (let at = text.length; at > 0;) {
    const character = characterBefore(text, at);
    if (!IGNORABLE.test(character)) return CASED.test(character);
    at -= character.length;
  }
  return leftCased;
}

function characterBefore(text: string, at: number): string {
  const isPair = isLowSurrogate(text.charCodeAt(at - 1));
  return text.slice(isPair ? at - 2 : at - 1, at);
}
