// The fields that a match becomes an object of: {name, "home town": address.city, tags: @.tags[*], at: {lat, lon}}.
import { messagesOf } from '../../contract/run/message';
import type { messages } from './messages';
import { isSingular, QueryReader, type Segment } from './query-parser';
import { nameOf } from './query-text';

const message = messagesOf<typeof messages>('json-formatter');

export type Fields = readonly Field[];

export interface Field {
  readonly key: string;
  /** The key as JSON, with its colon. */
  readonly start: Uint8Array;
  readonly value: Path | Fields;
}

/** From the match. If it can have several values, all of them are a list; otherwise a missing value is null. */
export interface Path {
  readonly segments: readonly Segment[];
  readonly isList: boolean;
}

export const isFields = (value: Path | Fields): value is Fields => Array.isArray(value);

/** Throws QueryError. */
export function parseFields(text: string): Fields {
  const reader = new FieldsReader(text);
  return reader.read();
}

class FieldsReader {
  readonly #text: string;
  readonly #in: QueryReader;

  constructor(text: string) {
    this.#text = text;
    this.#in = new QueryReader(text);
  }

  read(): Fields {
    this.#in.expect('{', message('fieldsHelp'));
    const fields = this.#fields();
    if (this.#in.at < this.#text.length) throw this.#in.error();
    return fields;
  }

  /** After the opening brace. */
  #fields(): Fields {
    const fields: Field[] = [];
    this.#in.blanks();
    do {
      this.#in.blanks();
      const { at } = this.#in;
      const field = this.#field();
      if (fields.some(({ key }) => key === field.key))
        throw this.#in.error(message('fieldsTwice', { key: JSON.stringify(field.key) }), at);
      fields.push(field);
      this.#in.blanks();
    } while (this.#in.take(','));
    this.#in.expect('}');
    return fields;
  }

  #field(): Field {
    const { at } = this.#in;
    if (this.#in.take('@')) throw this.#in.error(message('fieldsName', { path: this.#text.slice(at, at + 2) }), at);
    const name = this.#name();
    const field = { key: name, start: new TextEncoder().encode(`${JSON.stringify(name)}:`) };
    const end = this.#in.at;
    this.#in.blanks();
    if (this.#in.take(':')) {
      this.#in.blanks();
      return { ...field, value: this.#value() };
    }
    if (/[.[]/.test(this.#text.charAt(end)))
      throw this.#in.error(message('fieldsName', { path: this.#text.slice(at, end + 2) }), at);
    return { ...field, value: pathOf([nameSegment(name)]) };
  }

  #value(): Path | Fields {
    const { at } = this.#in;
    if (this.#in.take('{')) return this.#in.nested(() => this.#fields());
    if (this.#in.take('$')) throw this.#in.error(message('fieldsRoot'), at);
    if (this.#in.take('@')) return pathOf(this.#in.path());
    const name = this.#name();
    return pathOf([nameSegment(name), ...this.#in.path()]);
  }

  #name(): string {
    const { at } = this.#in;
    const name = this.#in.string() ?? this.#in.name();
    if (name !== undefined) return name;
    throw this.#in.error(this.#text.charAt(at) === '.' ? message('fieldsDot') : undefined);
  }
}

const nameSegment = (name: string): Segment => ({
  isDescending: false,
  selectors: [{ kind: 'name', name: nameOf(name) }],
  text: name,
});

const pathOf = (segments: readonly Segment[]): Path => ({ segments, isList: !isSingular({ segments }) });
