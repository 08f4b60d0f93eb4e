// How often each word occurs, in bounded memory.
import { LONGEST_WORD, TOP_WORDS, WORD_LIMIT, type WordCount } from './spec';

const WORDS = /\S+/g;
/** From the first letter or digit to the last one with its marks, such as vowel signs of Hindi, Thai and Arabic. */
const CORE = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?\p{M}*/su;

export class WordTally {
  readonly #limit: number;
  /** By exact spelling. Spellings of one word are joined at the end, when few are left. */
  readonly #spellings = new Map<string, number>();
  /** The beginning of a word that may continue. */
  #rest = '';
  /** Inside a word that is too long to be counted. */
  #skipping = false;
  #complete = true;

  constructor(limit = WORD_LIMIT) {
    this.#limit = limit;
  }

  push(part: string): void {
    const text = this.#skipping ? this.#afterLongWord(part) : this.#rest + part;
    this.#rest = '';
    for (const { 0: word, index } of text.matchAll(WORDS)) {
      if (index + word.length < text.length) this.#add(word);
      else if (word.length <= LONGEST_WORD) this.#rest = word;
      else {
        this.#skipping = true;
        this.#complete = false;
      }
    }
  }

  end(): { readonly uniqueWords: number; readonly complete: boolean; readonly topWords: readonly WordCount[] } {
    if (this.#rest) this.#add(this.#rest);
    const words = new Map<string, number>();
    for (const [spelling, count] of this.#spellings) {
      const word = CORE.exec(spelling)?.[0].normalize('NFC').toLowerCase();
      if (word !== undefined) words.set(word, (words.get(word) ?? 0) + count);
    }
    const top = [...words].map(([word, count]) => ({ word, count })).sort(byCount);
    return { uniqueWords: words.size, complete: this.#complete, topWords: top.slice(0, TOP_WORDS) };
  }

  #afterLongWord(part: string): string {
    const end = part.search(/\s/);
    this.#skipping = end < 0;
    return end < 0 ? '' : part.slice(end);
  }

  #add(word: string): void {
    const count = this.#spellings.get(word);
    if (count !== undefined) this.#spellings.set(word, count + 1);
    else if (this.#spellings.size < this.#limit && word.length <= LONGEST_WORD) this.#spellings.set(word, 1);
    else this.#complete = false;
  }
}

const byCount = (a: WordCount, b: WordCount) => b.count - a.count || (a.word < b.word ? -1 : 1);
