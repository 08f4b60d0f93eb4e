// The schemas of a run by their addresses: what $id, $anchor and $ref mean. Nothing is ever loaded from a network.
import { ToolError } from '../../../contract/run/errors';
import { messagesOf, type InText, type Message, type MessageValue } from '../../../contract/run/message';
import { JsonDocument } from '../json-document';
import type { messages } from '../messages';
import { placesOf } from '../read-documents';
import { decoded, escapePointer, joined, withoutFragment } from './addresses';
import { GivenFiles, shownAddress, type GivenFile } from './given-files';
import { dialectOf, draftOf, holdersOf, METASCHEMA_TEXTS, type Dialect, type Draft } from './dialect';

const message = messagesOf<typeof messages>('json-schema-validator');

/** The draft of schemas without `$schema`. */
export const DEFAULT_DRAFT: Draft = '2020-12';

/** `main` is the visitor's schema, and `given` a further file. */
type Origin = 'main' | 'given' | 'metaschema';

/** A text with schemas. */
export interface SchemaFile {
  readonly address: string;
  /** Where it comes from. `metaschema` is that of a draft. */
  readonly origin: Origin;
  /** Of a further file, for messages. */
  readonly name?: string | undefined;
  readonly document: JsonDocument;
  /** Its schemas by the values that they are. */
  readonly schemas: Map<number, Schema>;
}

/** A schema with an address, and all schemas in it that have none (2020-12, core, section 4.3.5). */
export interface Resource {
  readonly uri: string;
  readonly file: SchemaFile;
  readonly dialect: Dialect;
  readonly anchors: Map<string, Schema>;
  readonly dynamicAnchors: Map<string, Schema>;
  readonly isRecursive: boolean;
  root?: Schema;
}

export interface Schema {
  readonly file: SchemaFile;
  readonly value: number;
  /** From the root of its file. */
  readonly pointer: string;
  readonly resource: Resource;
  /** The verdict of the schemas `true` and `false`. */
  readonly always?: boolean;
}

export class Registry {
  /** Whether a schema asks which parts of a value others have checked. */
  tracks = false;
  /** The files that a reference has led to. */
  readonly used = new Set<SchemaFile>();
  readonly #resources = new Map<string, Resource>();
  readonly #given: GivenFiles;

  /** @param given the visitor's further files */
  constructor(given = new GivenFiles([])) {
    this.#given = given;
  }

  /** Adds a file. If no draft is chosen, `$schema` decides. Returns its root. */
  add(address: string, document: JsonDocument, chosen: Draft | undefined, origin: Origin, name?: string): Schema {
    const file: SchemaFile = { address, document, schemas: new Map(), origin, name };
    const dialect = chosen ? dialectOf(chosen) : (this.#dialectIn(file, 0) ?? dialectOf(DEFAULT_DRAFT));
    const resource = this.#resourceOf(address, dialect, file, 0);
    const root = this.#walk(file, 0, '', resource);
    resource.root ??= root;
    return root;
  }

  /** Adds the further files that no `$schema` has led to so far. `chosen` is for those without `$schema`. */
  addGiven(chosen: Draft): void {
    for (const file of this.#given.rest()) this.#addGiven(file, chosen);
  }

  #addGiven({ address, document, name }: GivenFile, chosen: Draft = DEFAULT_DRAFT): Schema {
    const hasOwn = document.kind(0) === 'object' && document.member(0, '$schema') !== undefined;
    return this.add(address, document, hasOwn ? undefined : chosen, 'given', name);
  }

  /** The schema that is a keyword's value or a part of it. */
  at({ file, resource }: Schema, value: number, pointer: string): Schema {
    return this.#walk(file, value, pointer, resource);
  }

  /** Throws ToolError. */
  resolve(from: Schema, reference: string): { readonly schema: Schema; readonly anchor?: string } {
    const uri = joined(from.resource.uri, reference);
    const address = withoutFragment(uri ?? '');
    const resource = this.#resources.get(address) ?? this.#known(address) ?? this.#ofFile(from.file, reference);
    if (!resource?.root) throw this.#unknown(from, reference, address);
    this.used.add(resource.root.file);
    const fragment = decoded(uri?.slice(address.length + 1) ?? '');
    if (fragment === '') return { schema: resource.root };
    if (fragment?.startsWith('/')) {
      const schema = this.#atPointer(resource.root, fragment);
      if (schema) return { schema };
    } else if (fragment !== undefined) {
      const schema = resource.anchors.get(fragment);
      if (schema) return { schema, anchor: fragment };
    }
    throw unresolved(from, (where) => message('missingTarget', { reference, ...where }));
  }

  metaschema({ metaschema, draft }: Dialect): Schema {
    const root = (this.#resources.get(metaschema) ?? this.#known(metaschema))?.root;
    if (!root) throw new Error(`There is no metaschema of draft ${draft}`);
    return root;
  }

  /** The file whose path is this reference, from the file that has it. */
  #ofFile({ address }: SchemaFile, reference: string): Resource | undefined {
    const uri = joined(address, reference);
    if (!uri?.startsWith('file:')) return undefined;
    const path = withoutFragment(uri);
    return this.#resources.get(path) ?? this.#resources.get(this.#given.byName(path) ?? '');
  }

  #unknown(from: Schema, reference: string, address: string): ToolError {
    const files = this.#given.names;
    const wanted = { reference, address: shownAddress(address) };
    return unresolved(from, (where) =>
      files.length === 0
        ? message('unknownReference', { ...wanted, ...where })
        : message('unknownAmongFiles', { ...wanted, ...where, files: { all: files } }),
    );
  }

  #known(address: string): Resource | undefined {
    const given = this.#given.take(address);
    if (given) return this.#addGiven(given).resource;
    // Up to draft 7 their addresses begin with http, and many schemas write https.
    const schema = METASCHEMA_TEXTS.get(address) ?? METASCHEMA_TEXTS.get(address.replace(/^https:/, 'http:'));
    if (schema === undefined) return undefined;
    const document = new JsonDocument().read(JSON.stringify(schema));
    return this.add(address, document, undefined, 'metaschema').resource;
  }

  /** By `$schema`. A metaschema of other vocabularies must be known. Throws ToolError. */
  #dialectIn({ document }: SchemaFile, value: number): Dialect | undefined {
    const named = document.member(value, '$schema');
    if (named === undefined || document.kind(named) !== 'string') return undefined;
    const uri = withoutFragment(document.string(named));
    const draft = draftOf(uri);
    if (draft) return dialectOf(draft);
    const meta = (this.#resources.get(uri) ?? this.#known(uri))?.root;
    if (!meta)
      throw new ToolError('unsupported', message('unknownDraft', { uri }), { title: message('badSchemaTitle') });
    const vocabularies = meta.file.document.member(meta.value, '$vocabulary');
    const names = vocabularies === undefined ? undefined : meta.file.document.members(vocabularies);
    const has = (name: string) => Array.from(names ?? []).find(([key]) => key.endsWith(`/vocab/${name}`));
    const format = has('format-assertion') ?? (meta.resource.dialect.draft === '2019-09' ? has('format') : undefined);
    return dialectOf(meta.resource.dialect.draft, {
      asserts: names === undefined || has('validation') !== undefined,
      assertsFormat:
        format !== undefined && (has('format-assertion') !== undefined || meta.file.document.isTrue(format[1])),
    });
  }

  /** Throws ToolError for an address that a schema in another of the visitor's files has. */
  #resourceOf(uri: string, dialect: Dialect, file: SchemaFile, value: number): Resource {
    const { document } = file;
    const other = this.#resources.get(uri)?.file;
    if (other && other !== file && other.origin !== 'metaschema') {
      const files = { all: [other, file].map(({ name }) => name ?? message('theSchema')) };
      const values = { address: shownAddress(uri), files };
      throw new ToolError('invalid-input', message('sameAddress', values), { title: message('badSchemaTitle') });
    }
    const recursive = document.member(value, '$recursiveAnchor');
    const resource: Resource = {
      uri,
      file,
      dialect,
      anchors: new Map(),
      dynamicAnchors: new Map(),
      isRecursive: recursive !== undefined && document.isTrue(recursive),
    };
    this.#resources.set(uri, resource);
    return resource;
  }

  #walk(file: SchemaFile, value: number, pointer: string, outer: Resource): Schema {
    const known = file.schemas.get(value);
    if (known) return known;
    const { document } = file;
    const kind = document.kind(value);
    if (kind !== 'object') {
      if (kind !== 'boolean') throw notSchema(file, pointer);
      const schema: Schema = { file, value, pointer, resource: outer, always: document.isTrue(value) };
      file.schemas.set(value, schema);
      return schema;
    }
    const { resource, anchor } = this.#identified(file, value, outer);
    const schema: Schema = { file, value, pointer, resource };
    file.schemas.set(value, schema);
    if (resource !== outer || value === 0) resource.root = schema;
    if (anchor !== undefined) resource.anchors.set(anchor, schema);
    this.#anchor(schema);
    const members = document.members(value);
    for (const [keyword, holds] of holdersOf(resource.dialect)) {
      const held = members.get(keyword);
      if (held === undefined) continue;
      const at = `${pointer}/${escapePointer(keyword)}`;
      if (keyword.startsWith('unevaluated')) this.tracks = true;
      if (holds === 'schema' && document.kind(held) !== 'array') this.#walkIfSchema(file, held, at, resource);
      else if (holds === 'list' && document.kind(held) === 'array') {
        for (const [index, item] of document.items(held).entries()) {
          this.#walkIfSchema(file, item, `${at}/${String(index)}`, resource);
        }
      } else if (holds === 'members' && document.kind(held) === 'object') {
        for (const [name, member] of document.members(held)) {
          this.#walkIfSchema(file, member, `${at}/${escapePointer(name)}`, resource);
        }
      }
    }
    return schema;
  }

  /** Other values are reported by the metaschema. */
  #walkIfSchema(file: SchemaFile, value: number, pointer: string, resource: Resource): void {
    const kind = file.document.kind(value);
    if (kind === 'object' || kind === 'boolean') this.#walk(file, value, pointer, resource);
  }

  /** The resource that a schema belongs to. Up to draft 7, an address that is only a fragment is an anchor. */
  #identified(file: SchemaFile, value: number, outer: Resource): { resource: Resource; anchor?: string } {
    const { document } = file;
    const { dialect } = outer;
    const isOld = dialect.isBefore('2019-09');
    const id = document.member(value, dialect.draft === '4' ? 'id' : '$id');
    const isText = id !== undefined && document.kind(id) === 'string';
    // Up to draft 7, the siblings of a reference don't count.
    if (!isText || (isOld && document.member(value, '$ref') !== undefined)) return { resource: outer };
    const text = document.string(id);
    const anchor = isOld ? /#(.+)$/s.exec(text)?.[1] : undefined;
    if (anchor !== undefined && text.startsWith('#')) return { resource: outer, anchor };
    const uri = joined(outer.uri, withoutFragment(text));
    if (uri === undefined) throw new ToolError('invalid-input', message('badAddress', { address: text }));
    const address = withoutFragment(uri);
    const own = value === 0 ? dialect : (this.#dialectIn(file, value) ?? dialect);
    const resource = address === outer.uri ? outer : this.#resourceOf(address, own, file, value);
    return { resource, ...(anchor !== undefined && { anchor }) };
  }

  #anchor(schema: Schema): void {
    const { file, value, resource } = schema;
    if (resource.dialect.isBefore('2019-09')) return;
    const textOf = (keyword: string) => {
      const found = file.document.member(value, keyword);
      return found !== undefined && file.document.kind(found) === 'string' ? file.document.string(found) : undefined;
    };
    const anchor = textOf('$anchor');
    if (anchor !== undefined) resource.anchors.set(anchor, schema);
    const dynamic = resource.dialect.draft === '2020-12' ? textOf('$dynamicAnchor') : undefined;
    if (dynamic === undefined) return;
    resource.anchors.set(dynamic, schema);
    resource.dynamicAnchors.set(dynamic, schema);
  }

  #atPointer({ file, value, pointer, resource }: Schema, path: string): Schema | undefined {
    const { document } = file;
    let [at, where, owner] = [value, pointer, resource];
    for (const part of path.slice(1).split('/')) {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const next: number | undefined =
        document.kind(at) === 'array'
          ? /^(?:0|[1-9]\d*)$/.test(name)
            ? document.items(at)[Number(name)]
            : undefined
          : document.member(at, name);
      if (next === undefined) return undefined;
      at = next;
      where += `/${part}`;
      owner = file.schemas.get(at)?.resource ?? owner;
    }
    return this.#walk(file, at, where, owner);
  }
}

/** A schema's place for messages: the name or the address of another file, and a JSON Pointer. */
export const placeOf = ({ address, name, origin }: SchemaFile, pointer: string) =>
  `${name ?? (origin === 'main' ? '' : address)}#${pointer}`;

const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

type Where = Readonly<Record<'at' | 'place', MessageValue>>;

/** `textOf` gets the place of the reference. */
function unresolved({ file, value, pointer }: Schema, textOf: (where: Where) => Message): ToolError {
  const { document } = file;
  const written = REFERENCES.map((keyword) => document.member(value, keyword)).find((found) => found !== undefined);
  const place = placeInSchema(file, document.start(written ?? value));
  return new ToolError('invalid-input', textOf({ at: placeOf(file, pointer), place }), {
    title: message('badSchemaTitle'),
  });
}

/** A line and a column, and the file. */
export function placeInSchema({ document, name }: SchemaFile, offset: number): InText {
  const [at] = placesOf(document.text, [offset], 0);
  const of = name === undefined ? message('theSchema') : message('schemaFile', { name });
  return { line: at?.line ?? 1, column: at?.column ?? 1, of };
}

const notSchema = (file: SchemaFile, pointer: string) =>
  new ToolError('invalid-input', message('notSchema', { at: placeOf(file, pointer) }), {
    title: message('badSchemaTitle'),
  });
