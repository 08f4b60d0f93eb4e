// Reads one JSON document by RFC 8259, with a list of open containers instead of recursion.

/** A deeper text is refused, because values are compared by recursion. */
export const DEPTH_LIMIT = 500;

const [QUOTE, COMMA, COLON, BACKSLASH, MINUS, POINT] = [0x22, 0x2c, 0x3a, 0x5c, 0x2d, 0x2e];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Why and where a text isn't a JSON document. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';

  constructor(
    readonly kind: 'syntax' | 'too-deep',
    /** In UTF-16 units. */
    readonly offset: number,
  ) {
    super(kind);
  }
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/**
 * Calls `add` for each value, in order, and `close` for each container once its end and the number of its parts are known. `read` throws
 * DocumentError.
 */
export class JsonReader {
  #at = 0;
  readonly #open: { readonly container: number; readonly isObject: boolean; count: number }[] = [];

  constructor(
    private readonly text: string,
    private readonly add: (start: number, end: number) => number,
    private readonly close: (container: number, end: number, count: number) => void,
  ) {}

  read(): void {
    do {
      this.#value();
      this.#afterValue();
    } while (this.#open.length > 0);
    if (!Number.isNaN(this.#next())) this.#fail();
  }

  /** Reads a scalar, or the beginning of a container up to its first value. Empty containers are read whole. */
  #value(): void {
    for (;;) {
      const code = this.#next();
      if (code !== OPEN_BRACE && code !== OPEN_BRACKET) return this.#scalar(code);
      const isObject = code === OPEN_BRACE;
      if (this.#open.length === DEPTH_LIMIT) throw new DocumentError('too-deep', this.#at);
      const container = this.add(this.#at, 0);
      this.#at++;
      if (this.#next() === (isObject ? CLOSE_BRACE : CLOSE_BRACKET)) return this.close(container, ++this.#at, 0);
      this.#open.push({ container, isObject, count: 0 });
      if (isObject) this.#name();
    }
  }

  #afterValue(): void {
    for (let inner = this.#open.at(-1); inner; inner = this.#open.at(-1)) {
      inner.count++;
      const code = this.#next();
      if (code === COMMA) {
        this.#at++;
        if (inner.isObject) this.#name();
        return;
      }
      if (code !== (inner.isObject ? CLOSE_BRACE : CLOSE_BRACKET)) this.#fail();
      this.close(inner.container, ++this.#at, inner.count);
      this.#open.pop();
    }
  }

  #name(): void {
    if (this.#next() !== QUOTE) this.#fail();
    this.#string();
    if (this.#next() !== COLON) this.#fail();
    this.#at++;
  }

  #scalar(code: number): void {
    if (code === QUOTE) return this.#string();
    const start = this.#at;
    if (code === MINUS || isDigit(code)) this.#number();
    else if (code === 0x74) this.#literal('true');
    else if (code === 0x66) this.#literal('false');
    else if (code === 0x6e) this.#literal('null');
    else this.#fail();
    this.add(start, this.#at);
  }

  #string(): void {
    const { text } = this;
    const start = this.#at++;
    for (;;) {
      const code = text.charCodeAt(this.#at);
      if (code === QUOTE) break;
      if (!(code >= 0x20)) this.#fail();
      this.#at++;
      if (code === BACKSLASH) this.#escape();
    }
    this.add(start, ++this.#at);
  }

  #escape(): void {
    const letter = this.text.charAt(this.#at);
    if (letter === 'u') {
      if (!/^[\dA-Fa-f]{4}$/.test(this.text.slice(this.#at + 1, this.#at + 5))) this.#fail();
      this.#at += 5;
    } else if (letter !== '' && '"\\/bfnrt'.includes(letter)) this.#at++;
    else this.#fail();
  }

  #number(): void {
    if (this.text.charCodeAt(this.#at) === MINUS) this.#at++;
    if (this.text.charCodeAt(this.#at) === 0x30) this.#at++;
    else this.#digits();
    if (this.text.charCodeAt(this.#at) === POINT) {
      this.#at++;
      this.#digits();
    }
    if ((this.text.charCodeAt(this.#at) | 0x20) === 0x65) {
      this.#at++;
      const sign = this.text.charAt(this.#at);
      if (sign === '+' || sign === '-') this.#at++;
      this.#digits();
    }
  }

  #digits(): void {
    if (!isDigit(this.text.charCodeAt(this.#at))) this.#fail();
    while (isDigit(this.text.charCodeAt(this.#at))) this.#at++;
  }

  #literal(word: string): void {
    if (!this.text.startsWith(word, this.#at)) this.#fail();
    this.#at += word.length;
  }

  /** The next character's code; NaN at the end. */
  #next(): number {
    for (; ; this.#at++) {
      const code = this.text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return code;
    }
  }

  #fail(): never {
    throw new DocumentError('syntax', this.#at);
  }
}
