// Converts the YAML that most large files consist of, line by line and many times faster than the library: block lists and
// maps, plain, quoted and block texts, brackets that close on their line, and comments. At the first entry of the outermost
// collection with any other syntax (anchors, tags, merge keys, complex keys, mistakes, …), the library takes over.
import { DASH, HASH, isApart, skipSpaces, trimmedEnd, Unsure, unsure } from './common-tokens';
import { COMMON_DEPTH, CommonValues } from '../common/common-values';
import type { JsonOut } from './json-out';
import { LineCursor } from './line-cursor';
import { Losses } from '../common/losses';
import type { Reading } from './reading';

interface Level {
  readonly column: number;
  /** A map's keys, as JSON; undefined for a list. */
  readonly keys: Set<string> | undefined;
}

/** Where the library continues. */
export interface Rest {
  readonly offset: number;
  readonly line: number;
  /** How many documents came before, including the one that continues. */
  readonly documents: number;
  /** If the library continues inside a map: the map's keys. */
  readonly keys: Set<string> | undefined;
}

export class CommonReader {
  readonly #reading: Reading;
  readonly #out: JsonOut;
  readonly #cursor: LineCursor;
  readonly #values: CommonValues;
  /** The open collections, and whether the innermost one needs a value. */
  readonly #levels: Level[] = [];
  #isWaiting = false;
  /** The current entry of the outermost collection. It is dropped if the library must read it. */
  readonly #losses = new Losses();
  #entry = { offset: 0, line: 1, keysBefore: 0 };
  #rootKeys = new Set<string>();
  /** The number of documents with a collection, and whether the current one has any. */
  #documents = 0;
  #isCounted = false;
  #isMarked = false;
  /** The rest of the text, for the library. Undefined if nothing is left. */
  rest: Rest | undefined;

  constructor(reading: Reading, out: JsonOut) {
    this.#reading = reading;
    this.#out = out;
    this.#cursor = new LineCursor(reading.text);
    this.#values = new CommonValues(this.#cursor, reading, out, this.#losses);
    out.hold();
  }

  get documents(): number {
    return this.#documents;
  }

  /** How many UTF-16 units were read. */
  get offset(): number {
    return this.#cursor.start;
  }

  /** Converts up to this many lines. Returns false after the last line that it can convert. */
  take(lines: number): boolean {
    try {
      for (let left = lines; left > 0; left--) if (!this.#takeLine()) return this.#endText();
      return true;
    } catch (cause) {
      if (!(cause instanceof Unsure)) throw cause;
      return this.#handOver();
    }
  }

  #handOver(): false {
    this.#out.drop();
    const { offset, line, keysBefore } = this.#entry;
    const keys = this.#isCounted ? new Set([...this.#rootKeys].slice(0, keysBefore)) : undefined;
    this.rest = { offset, line, documents: this.#documents, keys };
    return false;
  }

  #endText(): false {
    // Left to the library: a text without any document.
    if (this.#levels.length === 0) unsure();
    this.#endDocument();
    this.#out.keep();
    return false;
  }

  #takeLine(): boolean {
    const cursor = this.#cursor;
    if (!cursor.advance()) return false;
    const { text, start, end } = cursor;
    const at = skipSpaces(text, start, end);
    if (at === end) return true;
    if (text.charCodeAt(at) === HASH) this.#values.comment(at);
    else if (at === start && /^(?:---|\.\.\.)/.test(text.slice(at, at + 3))) this.#marker();
    else this.#content(at, at - start);
    return true;
  }

  /** A line of `---` alone. */
  #marker() {
    const { text, start, end } = this.#cursor;
    if (text.slice(start, trimmedEnd(text, start, end)) !== '---') unsure();
    if (this.#levels.length > 0) this.#endDocument();
    else if (this.#isMarked) unsure();
    this.#isMarked = true;
  }

  #endDocument() {
    this.#endWaiting();
    while (this.#levels.length > 0) this.#close();
    this.#keep();
    this.#isCounted = false;
  }

  /** The output up to here is final, and the next entry begins on this line. */
  #keep() {
    this.#out.hold();
    this.#reading.losses.append(this.#losses);
    this.#losses.forget();
    this.#entry = { offset: this.#cursor.start, line: this.#cursor.line, keysBefore: this.#rootKeys.size };
  }

  #content(at: number, column: number) {
    const isItem = this.#isItem(at);
    let level = this.#levels.at(-1);
    if (this.#isWaiting && level) {
      // A list's items may be in the column of its key.
      if (column > level.column || (column === level.column && isItem && level.keys)) return this.#node(at, column);
      this.#endWaiting();
    }
    while (level && (level.column > column || (level.column === column && !level.keys && !isItem))) {
      this.#close();
      level = this.#levels.at(-1);
    }
    if (!level) this.#root(at, column);
    else if (level.column !== column) unsure();
    else if (!level.keys) this.#item(at, column);
    else this.#pair(at, this.#values.colonOf(at), level.keys);
  }

  #root(at: number, column: number) {
    // The position after a list, or after indentation.
    if (this.#isCounted || column > 0) unsure();
    this.#rootKeys = new Set();
    if (this.#documents > 0 && this.#reading.options.isLines) this.#out.lineFeed();
    this.#node(at, column);
    if (this.#levels.length === 0) unsure();
  }

  #isItem(at: number): boolean {
    const { text, end } = this.#cursor;
    return text.charCodeAt(at) === DASH && isApart(text, at, end);
  }

  /** A value, which may open a collection in this column. */
  #node(at: number, column: number) {
    this.#isWaiting = false;
    if (this.#isItem(at)) {
      this.#open(column, undefined);
      return this.#item(at, column);
    }
    const colon = this.#values.colonOf(at);
    if (colon < 0) return this.#value(at);
    const keys = this.#levels.length === 0 ? this.#rootKeys : new Set<string>();
    this.#open(column, keys);
    this.#pair(at, colon, keys);
  }

  #value(at: number) {
    this.#values.value(at, this.#levels.at(-1)?.column ?? 0, this.#levels.length);
  }

  #open(column: number, keys: Set<string> | undefined) {
    if (this.#levels.length >= COMMON_DEPTH) unsure();
    this.#out.open(keys ? '{' : '[');
    this.#levels.push({ column, keys });
  }

  #close() {
    this.#out.close(this.#levels.pop()?.keys ? '}' : ']');
  }

  #endWaiting() {
    if (this.#isWaiting) this.#out.scalar('null');
    this.#isWaiting = false;
  }

  #item(at: number, column: number) {
    if (!this.#isItem(at)) unsure();
    this.#beginEntry();
    const value = skipSpaces(this.#cursor.text, at + 1, this.#cursor.end);
    if (this.#values.isLineDone(value)) this.#isWaiting = true;
    else this.#node(value, column + value - at);
  }

  #pair(at: number, colon: number, keys: Set<string>) {
    if (colon < 0) unsure();
    this.#beginEntry();
    this.#values.key(at, keys);
    if (this.#values.isLineDone(colon + 1)) this.#isWaiting = true;
    else this.#value(skipSpaces(this.#cursor.text, colon + 1, this.#cursor.end));
  }

  /** The next entry of the outermost collection has begun, so the previous one is complete. */
  #beginEntry() {
    if (this.#levels.length > 1) return;
    this.#keep();
    if (!this.#isCounted) this.#documents++;
    this.#isCounted = true;
  }
}
