// The columns of JSON rows: a key, or the keys of nested objects with points between them.
import { decodeJsonString } from './json-text';

/** The keys of an object, as a tree. */
export class ColumnNode {
  readonly #path: string | undefined;
  readonly #columns: Columns;
  readonly #byKey = new Map<string, ColumnEntry>();
  readonly #inOrder: ColumnEntry[] = [];
  /** Objects mostly have their keys in one order, so the next one is tried first. */
  #next = 0;

  constructor(columns: Columns, path?: string) {
    this.#columns = columns;
    this.#path = path;
  }

  /** Call it at the beginning of each object. */
  begin(): void {
    this.#next = 0;
  }

  /** The entry of a key as it is written in JSON, without its quotation marks. */
  entry(bytes: Uint8Array, from: number, to: number): ColumnEntry {
    const expected = this.#inOrder[this.#next];
    if (expected?.isWritten(bytes, from, to)) {
      this.#next++;
      return expected;
    }
    const key = decodeJsonString(bytes, from, to).text;
    let entry = this.#byKey.get(key);
    if (!entry) {
      const path = this.#path === undefined ? key : `${this.#path}.${key}`;
      entry = new ColumnEntry(this.#columns, path, this.#inOrder.length, bytes.slice(from, to));
      this.#byKey.set(key, entry);
      this.#inOrder.push(entry);
    }
    this.#next = entry.place + 1;
    return entry;
  }
}

/** A key of an object: a column, an object with more keys, or both in different rows. */
export class ColumnEntry {
  readonly place: number;
  readonly #columns: Columns;
  readonly #path: string;
  readonly #written: Uint8Array;
  #column: number | undefined;
  #node: ColumnNode | undefined;

  constructor(columns: Columns, path: string, place: number, written: Uint8Array) {
    this.#columns = columns;
    this.#path = path;
    this.place = place;
    this.#written = written;
  }

  isWritten(bytes: Uint8Array, from: number, to: number): boolean {
    const written = this.#written;
    if (written.length !== to - from) return false;
    for (let at = 0; at < written.length; at++) if (written[at] !== bytes[from + at]) return false;
    return true;
  }

  get column(): number {
    this.#column ??= this.#columns.indexOf(this.#path);
    return this.#column;
  }

  get node(): ColumnNode {
    this.#node ??= new ColumnNode(this.#columns, this.#path);
    return this.#node;
  }
}

/** In the order in which the rows have them. */
export class Columns {
  readonly names: string[] = [];
  readonly root = new ColumnNode(this);
  readonly #indices = new Map<string, number>();

  indexOf(name: string): number {
    const known = this.#indices.get(name);
    if (known !== undefined) return known;
    this.names.push(name);
    this.#indices.set(name, this.names.length - 1);
    return this.names.length - 1;
  }
}
