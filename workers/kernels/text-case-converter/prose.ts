// The cases of running text: upper, lower, title, sentence and alternating.
import type { CaseMapping } from './mapping';
import type { Piece } from './pieces';

const ASCII = /^[\0-\x7F]*$/;

/** Takes the pieces of a text in order. */
export interface CaseStream {
  push(piece: Piece): string;
}

export const upperCase = ({ upper }: CaseMapping): CaseStream => ({ push: ({ text }) => upper(text) });

export const lowerCase = ({ lower }: CaseMapping): CaseStream => ({ push: ({ resolved }) => lower(resolved) });

/** Marks included: they go with whatever they stand on. */
export const WORD_PART = String.raw`[\p{Alphabetic}\p{M}\p{N}\p{Pc}\u00AD\u200C\u200D]`;
/** Parts of words that are no letters. */
export const CONNECTOR = String.raw`[\p{Pc}\u00AD\u200C\u200D]`;
/** What stands inside a word, not beside it: apostrophes, and the middle dot of Catalan. */
export const INSIDE = String.raw`['’·]`;
const WORD = new RegExp(`${WORD_PART}+(?:${INSIDE}${WORD_PART}+)*`, 'gu');
const OPEN_WORD = new RegExp(`${WORD_PART}${INSIDE}?$`, 'u');
const IS_PLAIN = /^[A-Za-z][\0-\u02FF]/;
const HEAD = /^([\p{Pc}\p{M}\u00AD\u200C\u200D]*)(.?\p{M}*)/su;

/** The first letter or digit of every word as in titles, the rest in lower case. */
export class TitleCase implements CaseStream {
  readonly #mapping: CaseMapping;
  #inWord = false;

  constructor(mapping: CaseMapping) {
    this.#mapping = mapping;
  }

  push({ resolved }: Piece): string {
    if (resolved === '') return '';
    const goesOn = this.#inWord;
    this.#inWord = OPEN_WORD.test(resolved.slice(-3));
    return resolved.replace(WORD, (word, at: number) =>
      at === 0 && goesOn ? this.#mapping.lower(word) : titleWord(word, this.#mapping),
    );
  }
}

export function titleWord(word: string, { title, lower }: CaseMapping): string {
  // Most words: a letter of ASCII that carries no mark.
  if (IS_PLAIN.test(word)) return title(word.charAt(0)) + lower(word.slice(1));
  const [head = '', before = '', first = ''] = HEAD.exec(word) ?? [];
  return before + title(first) + lower(word.slice(head.length));
}

const LETTER_OR_DIGIT = /[\p{Alphabetic}\p{N}]\p{M}*/gu;
const PERIOD = /\./g;
/** What may stand between a full stop and the space after it: quotes, brackets, further full stops. */
const CLOSING = /["'\p{Pe}\p{Pf}.]*/uy;
const SPACE = /\s/;

/** The first letter of the text and of whatever follows a full stop and white space. */
export class SentenceCase implements CaseStream {
  readonly #mapping: CaseMapping;
  #state: 'begin' | 'inside' | 'after-period' = 'begin';

  constructor(mapping: CaseMapping) {
    this.#mapping = mapping;
  }

  push({ resolved }: Piece): string {
    let out = '';
    for (let at = 0; at < resolved.length;) {
      const from = at;
      if (this.#state === 'begin') {
        const found = execFrom(LETTER_OR_DIGIT, resolved, at);
        at = found?.index ?? resolved.length;
        out += this.#mapping.lower(resolved.slice(from, at));
        if (!found) break;
        out += this.#mapping.title(found[0]);
        at += found[0].length;
        this.#state = 'inside';
      } else if (this.#state === 'inside') {
        const found = execFrom(PERIOD, resolved, at);
        at = found ? found.index + 1 : resolved.length;
        out += this.#mapping.lower(resolved.slice(from, at));
        if (found) this.#state = 'after-period';
      } else {
        at += execFrom(CLOSING, resolved, at)?.[0].length ?? 0;
        out += resolved.slice(from, at);
        if (at < resolved.length) this.#state = SPACE.test(resolved.charAt(at)) ? 'begin' : 'inside';
      }
    }
    return out;
  }
}

function execFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

const ascii = new TextDecoder('latin1');

/** Capital, small, capital, small: by characters, whatever they are, and beginning with a capital. */
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

  /** Where no letter changes its length, without a string for each. */
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
