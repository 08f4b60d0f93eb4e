// A JSON text (RFC 8259) as a table of its values. Every value keeps its place in the text, so numbers keep all their digits.
import { enlarged } from '../../lib/enlarged';
import { JsonReader } from './json-reader';

export type Kind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

const [OPEN_BRACE, OPEN_BRACKET, QUOTE] = [0x7b, 0x5b, 0x22];

const KINDS = new Map<number, Kind>([
  [OPEN_BRACE, 'object'],
  [OPEN_BRACKET, 'array'],
  [QUOTE, 'string'],
  [0x74, 'boolean'],
  [0x66, 'boolean'],
  [0x6e, 'null'],
]);

/** The members of an object by their names. Of equal names the last one counts, as in most programs. */
export type Members = ReadonlyMap<string, number>;

const FIELDS = {
  start: 0,
  end: 1,
  /** The number of the first value after this one and its parts. */
  next: 2,
  /** Of an object's members, or of an array's items. */
  count: 3,
} as const;

/** How many objects keep their members. */
const KEPT_MEMBERS = 64;

/**
 * A value is known by its number, in the order of the text. The root is 0. The names of an object's members are values as well, each
 * directly before its member.
 */
export class JsonDocument {
  text = '';
  size = 0;
  /** Offsets of names that an object has already. */
  readonly duplicates: number[] = [];
  /** Four numbers for each value, as FIELDS says. */
  #table = new Int32Array(4096);
  readonly #members = new Map<number, Members>();

  /** Replaces the previous text. Throws DocumentError. */
  read(text: string): this {
    this.text = text;
    this.size = 0;
    this.duplicates.length = 0;
    this.#members.clear();
    new JsonReader(text, this.#add, this.#close).read();
    return this;
  }

  kind(value: number): Kind {
    return KINDS.get(this.text.charCodeAt(this.start(value))) ?? 'number';
  }

  start(value: number): number {
    return this.#field(value, FIELDS.start);
  }

  /** As written. */
  raw(value: number): string {
    return this.text.slice(this.start(value), this.#field(value, FIELDS.end));
  }

  isTrue(value: number): boolean {
    return this.text.charCodeAt(this.start(value)) === 0x74;
  }

  string(value: number): string {
    const inside = this.text.slice(this.start(value) + 1, this.#field(value, FIELDS.end) - 1);
    return inside.includes('\\') ? (JSON.parse(`"${inside}"`) as string) : inside;
  }

  /** Of members or items. */
  count(value: number): number {
    return this.#field(value, FIELDS.count);
  }

  items(array: number): number[] {
    const items: number[] = [];
    const end = this.#next(array);
    for (let item = array + 1; item < end; item = this.#next(item)) items.push(item);
    return items;
  }

  members(object: number): Members {
    const known = this.#members.get(object);
    if (known) return known;
    const members = new Map<string, number>();
    const end = this.#next(object);
    for (let name = object + 1; name < end; name = this.#next(name + 1)) members.set(this.string(name), name + 1);
    if (this.#members.size >= KEPT_MEMBERS) {
      for (const oldest of this.#members.keys()) {
        this.#members.delete(oldest);
        break;
      }
    }
    this.#members.set(object, members);
    return members;
  }

  member(object: number, name: string): number | undefined {
    return this.kind(object) === 'object' ? this.members(object).get(name) : undefined;
  }

  #field(value: number, field: number): number {
    return this.#table[4 * value + field] ?? 0;
  }

  #next(value: number): number {
    return this.#field(value, FIELDS.next);
  }

  readonly #add = (start: number, end: number): number => {
    const value = this.size++;
    if (4 * value === this.#table.length) this.#table = enlarged(this.#table);
    this.#set(value, start, end, 0);
    return value;
  };

  readonly #close = (container: number, end: number, count: number): void => {
    this.#set(container, this.start(container), end, count);
    if (count < 2 || this.kind(container) !== 'object') return;
    const names = new Set<string>();
    for (let name = container + 1; name < this.size; name = this.#next(name + 1)) {
      const text = this.string(name);
      if (names.has(text)) this.duplicates.push(this.start(name));
      names.add(text);
    }
  };

  #set(value: number, start: number, end: number, count: number): void {
    this.#table[4 * value + FIELDS.start] = start;
    this.#table[4 * value + FIELDS.end] = end;
    this.#table[4 * value + FIELDS.next] = this.size;
    this.#table[4 * value + FIELDS.count] = count;
  }
}
