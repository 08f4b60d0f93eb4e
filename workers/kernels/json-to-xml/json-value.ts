// A JSON text as a tree of its tokens: numbers and strings stay as written.

export type JsonValue =
  | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
  | { readonly kind: 'array'; readonly items: readonly JsonValue[] }
  /** A string with its quotation marks and escapes. */
  | { readonly kind: 'string'; readonly token: string }
  | { readonly kind: 'number' | 'boolean' | 'null'; readonly token: string };

export interface JsonMember {
  /** With its quotation marks and escapes. */
  readonly token: string;
  readonly key: string;
  readonly value: JsonValue;
}

export const meant = (token: string): string =>
  token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);

const PLAIN = /[^,\]}]+/y;

/** @param text valid JSON without whitespace, not too deep for recursion */
export function parseMinified(text: string): JsonValue {
  return new Reader(text).value();
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(): JsonValue {
    const first = this.#text.charAt(this.#at);
    if (first === '{') return { kind: 'object', members: this.#list('}', () => this.#member()) };
    if (first === '[') return { kind: 'array', items: this.#list(']', () => this.value()) };
    if (first === '"') return { kind: 'string', token: this.#string() };
    const kind = first === 't' || first === 'f' ? 'boolean' : first === 'n' ? 'null' : 'number';
    return { kind, token: this.#token(PLAIN) };
  }

  #member(): JsonMember {
    const token = this.#string();
    this.#at++;
    return { token, key: meant(token), value: this.value() };
  }

  #list<Item>(closing: string, read: () => Item): Item[] {
    const items: Item[] = [];
    this.#at++;
    if (this.#text.charAt(this.#at) !== closing) {
      do items.push(read());
      while (this.#text.charAt(this.#at++) === ',');
    } else this.#at++;
    return items;
  }

  /** By search, because an expression over a long string would run out of memory. */
  #string(): string {
    const start = this.#at;
    let end = this.#text.indexOf('"', start + 1);
    while (this.#isEscaped(end)) end = this.#text.indexOf('"', end + 1);
    this.#at = end + 1;
    return this.#text.slice(start, this.#at);
  }

  #isEscaped(at: number): boolean {
    let backslashes = 0;
    while (this.#text.charAt(at - 1 - backslashes) === '\\') backslashes++;
    return backslashes % 2 === 1;
  }

  #token(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [token = ''] = pattern.exec(this.#text) ?? [];
    this.#at += token.length;
    return token;
  }
}
