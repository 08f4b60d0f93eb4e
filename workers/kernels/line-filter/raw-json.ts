// Finds a value in a JSON text as it is written there, because JSON.parse rounds long numbers.

/** The names of members and the indexes of elements, from the outermost value. */
export type FieldPath = readonly (string | number)[];

/** From a value's first character. Strings are skipped as a whole. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}]/g;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const PLAIN = /[^\s,\]}]+/y;
const SPACES = /\s*/y;

class RawJson {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  find(path: FieldPath): string | undefined {
    const [first, ...rest] = path;
    this.#skip(SPACES);
    if (first === undefined) return this.#value();
    return typeof first === 'string' ? this.#member(first, rest) : this.#element(first, rest);
  }

  /** The last one of this name, as in JSON.parse. */
  #member(name: string, rest: FieldPath): string | undefined {
    let found: string | undefined;
    if (!this.#take('{')) return undefined;
    for (;;) {
      this.#skip(SPACES);
      if (this.#take('}')) return found;
      const isIt = JSON.parse(this.#skip(STRING)) === name;
      this.#skip(SPACES);
      this.#take(':');
      this.#skip(SPACES);
      const value = this.#value();
      if (isIt) found = rawValueAt(value, rest);
      this.#skip(SPACES);
      this.#take(',');
    }
  }

  #element(index: number, rest: FieldPath): string | undefined {
    if (!this.#take('[')) return undefined;
    for (let left = index; ; left--) {
      this.#skip(SPACES);
      if (this.#take(']')) return undefined;
      const value = this.#value();
      if (left === 0) return rawValueAt(value, rest);
      this.#skip(SPACES);
      this.#take(',');
    }
  }

  #value(): string {
    const first = this.#text[this.#at];
    if (first === '"') return this.#skip(STRING);
    if (first !== '{' && first !== '[') return this.#skip(PLAIN);
    const start = this.#at;
    TOKEN.lastIndex = start;
    for (let depth = 0; ;) {
      const [token = ''] = TOKEN.exec(this.#text) ?? [];
      if (token === '{' || token === '[') depth++;
      else if (token === '}' || token === ']') depth--;
      if (depth > 0) continue;
      this.#at = TOKEN.lastIndex;
      return this.#text.slice(start, this.#at);
    }
  }

  #take(character: string): boolean {
    const isThere = this.#text[this.#at] === character;
    this.#at += Number(isThere);
    return isThere;
  }

  #skip(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found;
  }
}

/** `text` is valid JSON. Undefined if it has no value there. */
export const rawValueAt = (text: string, path: FieldPath): string | undefined => new RawJson(text).find(path);
