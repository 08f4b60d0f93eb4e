// A keyword of a schema, for the code that makes its check.
import type { JsonDocument } from '../json-document';
import type { Check } from './evaluation';
import type { PatternReader } from './pattern';
import { escapePointer } from './addresses';
import type { Registry, Schema } from './registry';

export interface Settings {
  /** Whether `format` is an assertion; undefined if the draft decides. */
  readonly formats: boolean | undefined;
  readonly patterns: PatternReader;
  /** Called for each format that isn't checked because it is unknown. */
  readonly onUnknownFormat: (format: string) => void;
}

/** Makes the check of a keyword. Undefined if it has no effect, such as a value of the wrong type. */
export type KeywordMaker = (source: KeywordSource) => Check | undefined;

export class KeywordSource {
  constructor(
    readonly schema: Schema,
    readonly name: string,
    readonly value: number,
    readonly registry: Registry,
    readonly settings: Settings,
  ) {}

  get document(): JsonDocument {
    return this.schema.file.document;
  }

  get dialect() {
    return this.schema.resource.dialect;
  }

  /** As written; undefined if it is no number. */
  number(): string | undefined {
    return this.document.kind(this.value) === 'number' ? this.document.raw(this.value) : undefined;
  }

  text(): string | undefined {
    return this.document.kind(this.value) === 'string' ? this.document.string(this.value) : undefined;
  }

  texts(list = this.value): string[] {
    if (this.document.kind(list) !== 'array') return [];
    return this.document
      .items(list)
      .filter((item) => this.document.kind(item) === 'string')
      .map((item) => this.document.string(item));
  }

  isKind(kind: 'array' | 'object'): boolean {
    return this.document.kind(this.value) === kind;
  }

  /** The keyword's value as a schema. */
  sub(): Schema {
    return this.registry.at(this.schema, this.value, this.#pointer());
  }

  items(): Schema[] {
    return this.document
      .items(this.value)
      .map((item, index) => this.registry.at(this.schema, item, `${this.#pointer()}/${String(index)}`));
  }

  members(): Map<string, Schema> {
    return new Map(
      Array.from(this.document.members(this.value), ([name, member]) => [name, this.member(name, member)]),
    );
  }

  member(name: string, value: number): Schema {
    return this.registry.at(this.schema, value, `${this.#pointer()}/${escapePointer(name)}`);
  }

  /** Another keyword of the same schema. */
  sibling(name: string): KeywordSource | undefined {
    const value = this.document.member(this.schema.value, name);
    return value === undefined ? undefined : new KeywordSource(this.schema, name, value, this.registry, this.settings);
  }

  #pointer(): string {
    return `${this.schema.pointer}/${escapePointer(this.name)}`;
  }
}
