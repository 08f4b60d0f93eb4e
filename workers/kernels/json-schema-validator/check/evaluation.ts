// Checks a value against a schema, and collects the errors.
import { ToolError } from '../../../contract/run/errors';
import { messagesOf, type Message } from '../../../contract/run/message';
import type { JsonDocument } from '../json-document';
import type { messages } from '../messages';
import { escapePointer } from './addresses';
import { placeOf, type Registry, type Resource, type Schema } from './registry';

const message = messagesOf<typeof messages>('json-schema-validator');

/** The most schemas that are applied within each other. A browser with a smaller stack refuses earlier. */
const NESTED_LIMIT = 1000;

export interface SchemaError {
  /** A JSON Pointer (RFC 6901). */
  readonly path: string;
  /** Of the value, in UTF-16 units. */
  readonly offset: number;
  readonly keyword: string;
  /** Of the keyword in the schema. */
  readonly location: string;
  readonly text: Message;
}

/** The first errors, and the number of all. */
export class ErrorList {
  readonly kept: SchemaError[] = [];
  count = 0;

  constructor(readonly limit: number) {}

  add(error: () => SchemaError): void {
    if (this.count++ < this.limit) this.kept.push(error());
  }

  addAll({ kept, count }: ErrorList): void {
    this.kept.push(...kept.slice(0, Math.max(0, this.limit - this.kept.length)));
    this.count += count;
  }
}

/** The resources that are being applied, from the innermost (2020-12, core, section 7.1). */
interface Scope {
  readonly resource: Resource;
  readonly outer: Scope | undefined;
}

/** A schema that is being applied to a value. */
export interface Frame {
  readonly schema: Schema;
  readonly scope: Scope;
  /** Undefined if only the verdict counts. */
  readonly errors: ErrorList | undefined;
  /** The members and items that this schema has checked. Undefined if no schema asks for them. */
  readonly seen: Set<number> | undefined;
  /** False once a keyword has failed. */
  conforms: boolean;
}

/** A keyword with its value. Returns false if the value doesn't conform, and has reported that. */
export type Check = (run: Evaluation, value: number, frame: Frame) => boolean;

export class Evaluation {
  readonly document: JsonDocument;
  readonly #registry: Registry;
  readonly #compile: (schema: Schema) => readonly Check[];
  readonly #checks = new Map<Schema, readonly Check[]>();
  /** From the root to the current value. */
  readonly #path: (string | number)[] = [];
  /** The schemas that are being applied, and to which values. */
  readonly #schemas: Schema[] = [];
  readonly #values: number[] = [];

  /** `compile` makes the checks of a schema's keywords. */
  constructor(document: JsonDocument, registry: Registry, compile: (schema: Schema) => readonly Check[]) {
    this.document = document;
    this.#registry = registry;
    this.#compile = compile;
  }

  check(schema: Schema, errors: ErrorList | undefined): boolean {
    this.#path.length = 0;
    this.#schemas.length = 0;
    this.#values.length = 0;
    try {
      return this.apply(schema, 0, undefined, errors);
    } catch (error) {
      const last = this.#schemas.at(-1);
      if (last && isStackOverflow(error))
        throw this.#tooDeep(last, this.#values.at(-1) ?? 0, this.#schemas.slice(0, -1));
      throw error;
    }
  }

  /** Applies a schema to a value. `seen` gets the parts that it has checked if the value conforms. */
  apply(
    schema: Schema,
    value: number,
    outer: Scope | undefined,
    errors: ErrorList | undefined,
    seen?: Set<number>,
  ): boolean {
    const scope = outer?.resource === schema.resource ? outer : { resource: schema.resource, outer };
    const own = this.#registry.tracks ? new Set<number>() : undefined;
    const frame: Frame = { schema, scope, errors, seen: own, conforms: true };
    if (schema.always !== undefined)
      return schema.always || this.fail(frame, '', value, () => message('nothingAllowed'));
    if (this.#schemas.length === NESTED_LIMIT) throw this.#tooDeep(schema, value);
    this.#schemas.push(schema);
    this.#values.push(value);
    for (const check of this.checksOf(schema)) {
      if (check(this, value, frame)) continue;
      frame.conforms = false;
      if (!errors) break;
    }
    this.#schemas.pop();
    this.#values.pop();
    if (frame.conforms && seen && own) for (const part of own) seen.add(part);
    return frame.conforms;
  }

  /** Throws ToolError for a keyword that can't be checked. */
  checksOf(schema: Schema): readonly Check[] {
    let checks = this.#checks.get(schema);
    if (!checks) this.#checks.set(schema, (checks = this.#compile(schema)));
    return checks;
  }

  /** Applies a schema to the same value, as a part of the frame's schema. */
  here(schema: Schema, value: number, frame: Frame): boolean {
    return this.apply(schema, value, frame.scope, frame.errors, frame.seen);
  }

  /** The same, but only for the verdict. */
  test(schema: Schema, value: number, frame: Frame): boolean {
    return this.apply(schema, value, frame.scope, undefined, frame.seen);
  }

  /** Applies a schema to a member or an item. */
  part(schema: Schema, name: string | number, part: number, frame: Frame): boolean {
    this.#path.push(name);
    const conforms = this.apply(schema, part, frame.scope, frame.errors);
    this.#path.pop();
    frame.seen?.add(part);
    return conforms;
  }

  /** Reports that a value doesn't conform to a keyword. Returns false. */
  fail({ schema, errors }: Frame, keyword: string, value: number, text: () => Message, part?: string | number): false {
    errors?.add(() => ({
      path: [...this.#path, ...(part === undefined ? [] : [part])]
        .map((name) => `/${escapePointer(String(name))}`)
        .join(''),
      offset: this.document.start(value),
      keyword: keyword === '' ? 'false' : keyword,
      location: placeOf(schema.file, schema.pointer + (keyword === '' ? '' : `/${escapePointer(keyword)}`)),
      text: text(),
    }));
    return false;
  }

  /** For $dynamicRef and $recursiveRef: what the outermost resource that has it, has. */
  outermost(frame: Frame, find: (resource: Resource) => Schema | undefined): Schema | undefined {
    let found: Schema | undefined;
    for (let scope: Scope | undefined = frame.scope; scope; scope = scope.outer) found = find(scope.resource) ?? found;
    return found;
  }

  #tooDeep(schema: Schema, value: number, applied = this.#schemas): ToolError {
    const isLoop = applied.some((other, index) => other === schema && this.#values[index] === value);
    const at = placeOf(schema.file, schema.pointer);
    return isLoop
      ? new ToolError('invalid-input', message('endlessReference', { at }), { title: message('badSchemaTitle') })
      : new ToolError('too-deep', message('tooNested', { at }));
  }
}

/** A RangeError, except in Firefox. Nothing else in an evaluation throws one. */
const isStackOverflow = (error: unknown) =>
  error instanceof Error && (error.name === 'RangeError' || error.name === 'InternalError');
