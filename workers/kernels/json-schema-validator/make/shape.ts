// What the values at one place of some documents have in common. In memory that depends on the variety of the data, not on its size.
import { FORMATS } from '../check/formats';
import { isInteger } from '../exact-number';
import type { JsonDocument } from '../json-document';
import { MOST_ENUM_VALUES, MOST_NAMES } from '../spec';

/** The most characters of a text in an enumeration. */
const ENUM_TEXT = 60;

/** From the most special one. Others fit too many texts by chance, such as hostname. */
const CANDIDATES = ['date-time', 'date', 'time', 'duration', 'uuid', 'email', 'ipv4', 'ipv6', 'uri'] as const;

type Candidate = (typeof CANDIDATES)[number];

/** A word and a colon would be a URI as well. */
const isLikely = (format: Candidate, text: string) =>
  (FORMATS.get(format)?.(text) ?? false) && (format !== 'uri' || /^[a-z][a-z\d+.-]*:\/\/./i.test(text));

export type ShapeType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

export interface ShapeMember {
  readonly shape: Shape;
  /** How many objects have it. */
  count: number;
}

export class Shape {
  readonly types = new Set<ShapeType>();
  objects = 0;
  /** By name, unless there are too many names. Then all values are in `rest`. */
  readonly members = new Map<string, ShapeMember>();
  rest: Shape | undefined;
  items: Shape | undefined;
  #texts = 0;
  /** The different texts; undefined if there are too many, or long ones. */
  #values: Set<string> | undefined = new Set();
  /** The formats that fit all texts. */
  #formats: readonly Candidate[] = CANDIDATES;

  add(document: JsonDocument, value: number): void {
    const kind = document.kind(value);
    switch (kind) {
      case 'number':
        this.types.add(isInteger(document.raw(value)) ? 'integer' : 'number');
        break;
      case 'string':
        this.#addText(document.string(value));
        break;
      case 'array':
        for (const item of document.items(value)) (this.items ??= new Shape()).add(document, item);
        break;
      case 'object':
        this.objects++;
        for (const [name, member] of document.members(value)) this.#shapeOf(name).add(document, member);
        break;
    }
    if (kind !== 'number') this.types.add(kind);
  }

  /** The texts, if they are few and each is there several times; otherwise undefined. */
  get choices(): readonly string[] | undefined {
    const values = this.#values;
    if (!values || values.size === 0 || this.#texts < REPEATS * values.size) return undefined;
    return Array.from(values).toSorted();
  }

  get format(): string | undefined {
    return this.#texts > 0 ? this.#formats[0] : undefined;
  }

  /** Whether all objects have the member. */
  isRequired({ count }: ShapeMember): boolean {
    return count === this.objects;
  }

  merge(other: Shape): void {
    for (const type of other.types) this.types.add(type);
    this.objects += other.objects;
    if (other.rest) this.#useRest();
    for (const [name, { shape, count }] of other.members) {
      this.#shapeOf(name, count).merge(shape);
    }
    if (other.rest) this.rest?.merge(other.rest);
    if (other.items) (this.items ??= new Shape()).merge(other.items);
    this.#texts += other.#texts;
    this.#formats = this.#formats.filter((format) => other.#formats.includes(format));
    for (const value of other.#values ?? []) this.#addValue(value);
    if (!other.#values) this.#values = undefined;
  }

  #addText(text: string): void {
    this.#texts++;
    this.#addValue(text);
    if (this.#formats.some((format) => !isLikely(format, text))) {
      this.#formats = this.#formats.filter((format) => isLikely(format, text));
    }
  }

  #addValue(text: string): void {
    this.#values?.add(text);
    if (text.length > ENUM_TEXT || (this.#values?.size ?? 0) > MOST_ENUM_VALUES) this.#values = undefined;
  }

  #shapeOf(name: string, count = 1): Shape {
    if (this.rest) return this.rest;
    const known = this.members.get(name);
    if (known) {
      known.count += count;
      return known.shape;
    }
    if (this.members.size === MOST_NAMES) return this.#useRest();
    const shape = new Shape();
    this.members.set(name, { shape, count });
    return shape;
  }

  #useRest(): Shape {
    if (!this.rest) {
      this.rest = new Shape();
      for (const { shape } of this.members.values()) this.rest.merge(shape);
      this.members.clear();
    }
    return this.rest;
  }
}

/** Texts are an enumeration if there are at least so many of each on average. */
const REPEATS = 5;
