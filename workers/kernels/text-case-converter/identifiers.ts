// The cases of names in programs: each line becomes one name.
//
// Word boundaries: anything but letters, marks and digits; before an uppercase letter after a lowercase one or a digit
// (`fooBar`, `2D`); before the last of several uppercase letters if a lowercase one follows (`XMLHttp`: XML, Http); before a
// digit after a letter (`request2`: request, 2). The s of a plural stays with its capitals (`URLs`). Lowercase letters after digits stay with them (`3rd`, `10km`). Apostrophes
// inside words are dropped (`don't`: dont).
import type { CaseMapping } from './mapping';
import type { Piece } from './pieces';
import { titleWord, type CaseStream } from './prose';

export interface NameStyle {
  readonly joiner: string;
  readonly first: 'lower' | 'title';
  readonly further: 'lower' | 'title';
}

/** Marks, and invisible characters that join or separate letters. */
const UPON = String.raw`(?:\p{M}|\u200C|\u200D|\u00AD)`;
const CAPITAL = String.raw`[\p{Lu}\p{Lt}]${UPON}*`;
const SMALL = String.raw`[\p{Ll}\p{Lm}\p{Lo}]${UPON}*`;
const DIGIT = String.raw`\p{N}\p{M}*`;
const TOKEN = new RegExp(
  [
    String.raw`(?<end>[\n\r\u2028\u2029])`,
    String.raw`(?<word>(?:${CAPITAL}){2,}s(?!${UPON}|${SMALL})|(?:${CAPITAL})+(?!${UPON}|${SMALL})|(?:${CAPITAL})?(?:${SMALL})+|(?:${DIGIT})+(?:${SMALL})*)`,
  ].join('|'),
  'gu',
);
const APOSTROPHE = /([\p{L}\p{M}])['’](?=\p{L})/gu;

/** Whether the line has a word so far, and whether its last word may continue in the next piece. */
type LineState = 'empty' | 'word-open' | 'word-ended';

export class NameCase implements CaseStream {
  readonly #style: NameStyle;
  readonly #mapping: CaseMapping;
  #state: LineState = 'empty';

  constructor(style: NameStyle, mapping: CaseMapping) {
    this.#style = style;
    this.#mapping = mapping;
  }

  push({ text }: Piece): string {
    if (text === '') return '';
    const bare = text.replace(APOSTROPHE, '$1');
    const parts: string[] = [];
    let end = 0;
    for (const { 0: token, index, groups } of bare.matchAll(TOKEN)) {
      if (index > end) this.#endWord();
      end = index + token.length;
      parts.push(groups?.end === undefined ? this.#word(token, index === 0) : token);
      this.#state = groups?.end === undefined ? 'word-open' : 'empty';
    }
    if (end < bare.length) this.#endWord();
    return parts.join('');
  }

  #endWord() {
    if (this.#state === 'word-open') this.#state = 'word-ended';
  }

  /** A piece begins inside a word only at a position without a boundary. */
  #word(word: string, isAtStart: boolean): string {
    const { lower } = this.#mapping;
    const { joiner, first, further } = this.#style;
    if (isAtStart && this.#state === 'word-open') return lower(word);
    const form = this.#state === 'empty' ? first : further;
    const joined = this.#state === 'empty' ? '' : joiner;
    return joined + (form === 'lower' ? lower(word) : titleWord(word, this.#mapping));
  }
}
