// The cases of running text: upper, lower, title, sentence and alternating.
import type { CaseMapping } from './mapping';
import { NOT_IN_SCHEME, SCHEME, type Piece } from './pieces';

const ASCII = /^[\0-\x7F]*$/;

/** Takes the pieces of a text in order. */
export interface CaseStream {
  push(piece: Piece): string;
}

export const upperCase = ({ upper }: CaseMapping): CaseStream => ({ push: ({ text }) => upper(text) });

export const lowerCase = ({ lower }: CaseMapping): CaseStream => ({ push: ({ resolved }) => lower(resolved) });

/** Includes marks, which belong to the character before them. */
export const WORD_PART = String.raw`[\p{Alphabetic}\p{M}\p{N}\p{Pc}\u00AD\u200C\u200D]`;
/** Parts of words that aren't letters. */
export const CONNECTOR = String.raw`[\p{Pc}\u00AD\u200C\u200D]`;
/** Counts only inside a word: apostrophes, and the middle dot of Catalan. */
export const INSIDE = String.raw`['’·]`;
/** Also a period between parts of a word: `Node.js`, `e.g.` (UAX #29, rules WB6 and WB7). */
const BETWEEN = String.raw`['’·.]`;
const WORD = String.raw`${WORD_PART}+(?:${BETWEEN}${WORD_PART}+)*`;
const EACH_WORD = new RegExp(WORD, 'gu');
const URL_SIGN = /:\/\/|www\./i;
const URL_END = String.raw`[^\s<>"]*`;
const EACH_TOKEN = new RegExp(
  `(?<url>(?:${SCHEME}://|${NOT_IN_SCHEME}[Ww]{3}\\.(?=${WORD_PART}))${URL_END})|${WORD}`,
  'gu',
);
const REST_OF_URL = new RegExp(`^${URL_END}`, 'u');
const OPEN = new RegExp(`(?:${WORD_PART}|${BETWEEN}|[+-])*$`, 'u');
/** How much of an open word is remembered. Longer than a URL's scheme. */
const REMEMBERED = 40;
const IS_PLAIN = /^[A-Za-z][\0-\u02FF]/;
const HEAD = /^([\p{Pc}\p{M}\u00AD\u200C\u200D]*)(.?\p{M}*)/su;
const HAS_LETTER = /\p{Alphabetic}/u;
/** `U` in `U.S.`, `Ph` in `Ph.D.` */
const IS_ABBREVIATED = /^(?:\p{L}\p{M}*){1,2}$/u;

/**
 * Title case: the first letter or digit of every word uppercase, the rest lowercase. URLs stay unchanged, because their paths
 * are case-sensitive.
 */
export class TitleCase implements CaseStream {
  readonly #mapping: CaseMapping;
  /** The end of the text so far, if a word may continue in the next piece. */
  #open = '';
  #inUrl = false;

  constructor(mapping: CaseMapping) {
    this.#mapping = mapping;
  }

  push(piece: Piece): string {
    if (piece.text === '') return '';
    const from = this.#inUrl ? (REST_OF_URL.exec(piece.text)?.[0].length ?? 0) : 0;
    const kept = piece.text.slice(0, from);
    if (from === piece.text.length) return kept;
    // The open word is processed again, so that the patterns have its context. It isn't written again.
    const written = this.#inUrl ? 0 : this.#open.length;
    const before = this.#open.slice(0, written);
    const text = before + piece.text.slice(from);
    const resolved = before + piece.resolved.slice(from);
    let out = kept;
    let at = written;
    this.#inUrl = false;
    for (const match of resolved.matchAll(URL_SIGN.test(text) ? EACH_TOKEN : EACH_WORD)) {
      const end = match.index + match[0].length;
      if (end <= written) continue;
      out += resolved.slice(at, Math.max(at, match.index));
      at = end;
      const skip = Math.max(0, written - match.index);
      if (match.groups?.url === undefined) {
        out += titleParts(match[0], text.slice(match.index, end), skip, this.#mapping);
      } else {
        out += text.slice(match.index, end);
        this.#inUrl = end === text.length;
      }
    }
    this.#open = openEnd(text);
    return out + resolved.slice(at);
  }
}

/**
 * A word whose first `skip` units have been written. Periods separate its parts. After a number a new word begins, as in
 * `1.Introduction`; after one or two letters the next one keeps its case, as in `U.S.` and `e.g.`
 */
function titleParts(word: string, original: string, skip: number, mapping: CaseMapping): string {
  if (skip === 0 && !word.includes('.')) return titleWord(word, mapping);
  let out = '';
  let from = 0;
  let before = '';
  let hasLetter = false;
  for (const part of word.split('.')) {
    if (from > skip) out += '.';
    const to = from + part.length;
    if (from < skip) out += mapping.lower(word.slice(skip, to));
    else if (!hasLetter) out += titleWord(part, mapping);
    else if (IS_ABBREVIATED.test(before)) out += keepFirst(part, original.slice(from, to), mapping);
    else out += mapping.lower(part);
    hasLetter ||= HAS_LETTER.test(part);
    before = part;
    from = to + 1;
  }
  return out;
}

function keepFirst(part: string, original: string, { lower }: CaseMapping): string {
  const [first = ''] = /^.\p{M}*/su.exec(original) ?? [];
  return first + lower(part.slice(first.length));
}

function openEnd(text: string): string {
  const [end = ''] = OPEN.exec(text.slice(-4 * REMEMBERED)) ?? [];
  if (end.length <= REMEMBERED) return end;
  return (HAS_LETTER.test(end) ? 'aaa' : '') + end.slice(-REMEMBERED);
}

export function titleWord(word: string, { title, lower }: CaseMapping): string {
  // Most words: an ASCII letter without a mark.
  if (IS_PLAIN.test(word)) return title(word.charAt(0)) + lower(word.slice(1));
  const [head = '', before = '', first = ''] = HEAD.exec(word) ?? [];
  return before + title(first) + lower(word.slice(head.length));
}

const LETTER_OR_DIGIT = /[\p{Alphabetic}\p{N}]\p{M}*/gu;
const PERIOD = /\./g;
/** May be between a period and the space after it: quotes, brackets, further periods. */
const CLOSING = /["'\p{Pe}\p{Pf}.]*/uy;
const SPACE = /\s/;

/** Parts of one letter each with periods, as in `e.g.`, at the end of a text. Another sentence may or may not follow. */
const ABBREVIATION = /(?<![\p{L}\p{M}\p{N}.])(?:\p{L}\p{M}*\.){2,}$/u;
/** The longest abbreviation that is recognized. */
const TAIL = 16;
const PRONOUN = /(?<![^\s\p{Ps}\p{Pi}\p{Pd}"])I(?![^\s\p{Pe}\p{Pf}\p{Pd}"'.,;:!?…]|-)/gu;
/** The pronoun's left side, at the end of the text before a piece. */
const BEFORE_PRONOUN = /(?:^|[\s\p{Ps}\p{Pi}\p{Pd}"])$/u;
const SMALL = /\p{Ll}/u;

/**
 * The first letter of the text and of each part after a period and whitespace. After an abbreviation such as `e.g.` the next letter
 * keeps its case. The pronoun `I` does as well, in a sentence that isn't all capitals.
 */
export class SentenceCase implements CaseStream {
  readonly #mapping: CaseMapping;
  #state: 'begin' | 'inside' | 'after-period' = 'begin';
  /** The end of the text so far. */
  #tail = '';
  /** The sentence has a lowercase letter. */
  #hasSmall = false;
  /** The last period may belong to an abbreviation. */
  #isUnsure = false;

  constructor(mapping: CaseMapping) {
    this.#mapping = mapping;
  }

  push({ text, resolved }: Piece): string {
    let out = '';
    for (let at = 0; at < resolved.length;) {
      const from = at;
      if (this.#state === 'begin') {
        const found = execFrom(LETTER_OR_DIGIT, resolved, at);
        at = found?.index ?? resolved.length;
        out += this.#mapping.lower(resolved.slice(from, at));
        if (!found) break;
        at += found[0].length;
        const isKept = this.#isUnsure && this.#mapping.lower(found[0]) === found[0];
        out += isKept ? found[0] : this.#mapping.title(found[0]);
        this.#state = 'inside';
        this.#hasSmall = false;
      } else if (this.#state === 'inside') {
        const found = execFrom(PERIOD, resolved, at);
        at = found ? found.index + 1 : resolved.length;
        out += this.#lower(resolved, from, at);
        if (found) {
          this.#state = 'after-period';
          this.#isUnsure = ABBREVIATION.test((this.#tail + text.slice(0, at)).slice(-TAIL));
        }
      } else {
        at += execFrom(CLOSING, resolved, at)?.[0].length ?? 0;
        out += resolved.slice(from, at);
        if (at < resolved.length) this.#state = SPACE.test(resolved.charAt(at)) ? 'begin' : 'inside';
      }
    }
    this.#tail = (this.#tail + text).slice(-TAIL);
    return out;
  }

  /** The part of the text in lowercase, except for the pronoun. */
  #lower(text: string, from: number, to: number): string {
    let [out, at] = ['', from];
    for (;;) {
      const found = execFrom(PRONOUN, text, at);
      const end = Math.min(found?.index ?? to, to);
      const before = text.slice(at, end);
      this.#hasSmall ||= SMALL.test(before);
      out += this.#mapping.lower(before);
      if (end === to) return out;
      const isPronoun = end > 0 || BEFORE_PRONOUN.test(this.#tail);
      out += isPronoun && this.#hasSmall && this.#mapping.lower('I') === 'i' ? 'I' : this.#mapping.lower('I');
      at = end + 1;
    }
  }
}

function execFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

const ascii = new TextDecoder('latin1');

/** Uppercase, lowercase, and so on: by characters of any kind, beginning with uppercase. */
export class AlternatingCase implements CaseStream {
  readonly #mapping: CaseMapping;
  #isUpper = true;

  constructor(mapping: CaseMapping) {
    this.#mapping = mapping;
  }

  push({ resolved }: Piece): string {
    return ASCII.test(resolved) ? this.#alternateAscii(resolved) : this.#alternateEach(resolved);
  }

  #alternateEach(text: string): string {
    const { upper, lower } = this.#mapping;
    const parts: string[] = [];
    for (const character of text) {
      parts.push(this.#isUpper ? upper(character) : lower(character));
      this.#isUpper = !this.#isUpper;
    }
    return parts.join('');
  }

  /** Works without a string per character if no letter changes its length. */
  #alternateAscii(text: string): string {
    const forms = [this.#mapping.upper(text), this.#mapping.lower(text)] as const;
    if (!forms.every((form) => ASCII.test(form))) return this.#alternateEach(text);
    const out = new Uint8Array(text.length);
    let turn: 0 | 1 = this.#isUpper ? 0 : 1;
    for (let at = 0; at < out.length; at++) {
      out[at] = forms[turn].charCodeAt(at);
      turn = turn === 0 ? 1 : 0;
    }
    this.#isUpper = turn === 0;
    return ascii.decode(out);
  }
}
