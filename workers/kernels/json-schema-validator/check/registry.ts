// The schemas of a run by their addresses: what $id, $anchor and $ref mean. Nothing is ever loaded from a network.
import { ToolError } from '../../../contract/run/errors';
import { messagesOf } from '../../../contract/run/message';
import { JsonDocument } from '../json-document';
import type { messages } from '../messages';
import { decoded, escapePointer, joined, withoutFragment } from './addresses';
import { dialectOf, draftOf, holdersOf, METASCHEMA_TEXTS, type Dialect, type Draft } from './dialect';

const message = messagesOf<typeof messages>('json-schema-validator');

/** The draft of schemas without `$schema`. */
export const DEFAULT_DRAFT: Draft = '2020-12';

/** The address of the visitor's schema if it has no `$id`. */
export const MAIN = 'file:///schema.json';

/** A text with schemas. */
export interface SchemaFile {
  readonly address: string;
  readonly document: JsonDocument;
  /** Its schemas by the values that they are. */
  readonly schemas: Map<number, Schema>;
}

/** A schema with an address, and all schemas in it that have none (2020-12, core, section 4.3.5). */
export interface Resource {
  readonly uri: string;
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
  readonly #files = new Map<string, SchemaFile>();
  readonly #resources = new Map<string, Resource>();

  /** Adds a file. If no draft is chosen, `$schema` decides. Returns its root. */
  add(address: string, document: JsonDocument, chosen: Draft | undefined): Schema {
    const file: SchemaFile = { address, document, schemas: new Map() };
    this.#files.set(address, file);
    const dialect = chosen ? dialectOf(chosen) : (this.#dialectIn(file, 0) ?? dialectOf(DEFAULT_DRAFT));
    const resource = this.#resourceOf(address, dialect, file, 0);
    const root = this.#walk(file, 0, '', resource);
    resource.root ??= root;
    return root;
  }

  /** The schema that is a keyword's value or a part of it. */
  at({ file, resource }: Schema, value: number, pointer: string): Schema {
    return this.#walk(file, value, pointer, resource);
  }

  /** Throws ToolError. */
  resolve(from: Schema, reference: string): { readonly schema: Schema; readonly anchor?: string } {
    const uri = joined(from.resource.uri, reference);
    const address = withoutFragment(uri ?? '');
    const resource = this.#resources.get(address) ?? this.#known(address);
    if (!resource?.root) throw unresolved('unknownReference', from, reference);
    const fragment = decoded(uri?.slice(address.length + 1) ?? '');
    if (fragment === '') return { schema: resource.root };
    if (fragment?.startsWith('/')) {
      const schema = this.#atPointer(resource.root, fragment);
      if (schema) return { schema };
    } else if (fragment !== undefined) {
      const schema = resource.anchors.get(fragment);
      if (schema) return { schema, anchor: fragment };
    }
    throw unresolved('missingTarget', from, reference);
  }

  metaschema({ metaschema, draft }: Dialect): Schema {
    const root = (this.#resources.get(metaschema) ?? this.#known(metaschema))?.root;
    if (!root) throw new Error(`There is no metaschema of draft ${draft}`);
    return root;
  }

  #known(address: string): Resource | undefined {
    // Up to draft 7 their addresses begin with http, and many schemas write https.
    const schema = METASCHEMA_TEXTS.get(address) ?? METASCHEMA_TEXTS.get(address.replace(/^https:/, 'http:'));
    if (schema === undefined) return undefined;
    const document = new JsonDocument().read(JSON.stringify(schema));
    return this.add(address, document, undefined).resource;
  }

  /** By `$schema`. A metaschema of other vocabularies must be known. Throws ToolError. */
  #dialectIn({ document }: SchemaFile, value: number): Dialect | undefined {
    const named = document.member(value, '$schema');
    if (named === undefined || document.kind(named) !== 'string') return undefined;
    const uri = withoutFragment(document.string(named));
    const draft = draftOf(uri);
    if (draft) return dialectOf(draft);
    const meta = this.#resources.get(uri)?.root;
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

  #resourceOf(uri: string, dialect: Dialect, { document }: SchemaFile, value: number): Resource {
    const recursive = document.member(value, '$recursiveAnchor');
    const resource: Resource = {
      uri,
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

/** A schema's place for messages: an address of another file, and a JSON Pointer. */
export const placeOf = ({ address }: SchemaFile, pointer: string) => `${address === MAIN ? '' : address}#${pointer}`;

const unresolved = (key: 'unknownReference' | 'missingTarget', { file, pointer }: Schema, reference: string) =>
  new ToolError('invalid-input', message(key, { reference, at: placeOf(file, pointer) }), {
    title: message('badSchemaTitle'),
  });

const notSchema = (file: SchemaFile, pointer: string) =>
  new ToolError('invalid-input', message('notSchema', { at: placeOf(file, pointer) }), {
    title: message('badSchemaTitle'),
  });
