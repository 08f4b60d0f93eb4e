// Converts XML to compact JSON: attributes are "@name", text beside other content is "#text", and elements of the same name
// become an array.
import { isBlank } from '../../lib/xml/grammar';
import type { Losses } from './losses';
import type { LossKind } from './spec';
import type { DeclaredAttributes } from './read-nodes';
import { isElement, type XmlElement, type XmlNode } from './xml-node';

export interface CompactJson {
  readonly losses: Losses;
  readonly declared: DeclaredAttributes;
  /** Texts that look like numbers, true, false or null lose their quotation marks. */
  readonly typed: boolean;
  /** Names of elements that always become a list. */
  readonly lists: ReadonlySet<string>;
  /** Elements that are nil become null. */
  readonly nil: boolean;
}

const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';
/** The prefixes of XML Schema’s instance namespace. */
type Prefixes = ReadonlySet<string>;
const NO_PREFIXES: Prefixes = new Set();

const DROPPED: Readonly<Partial<Record<XmlNode['kind'], LossKind>>> = {
  comment: 'comment',
  instruction: 'instruction',
  declaration: 'declaration',
  doctype: 'doctype',
  cdata: 'cdata',
};

const TYPED = /^(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)$/;

const collapsed = (value: string) => value.replace(/ +/g, ' ').replace(/^ | $/g, '');

/** JSON without whitespace. */
export function compactJson(nodes: readonly XmlNode[], options: CompactJson): string {
  const parts: string[] = [];
  new Writer(options, parts).document(nodes);
  return parts.join('');
}

class Writer {
  readonly #losses: Losses;
  readonly #declared: DeclaredAttributes;
  readonly #typed: boolean;
  readonly #lists: ReadonlySet<string>;
  readonly #nil: boolean;
  readonly #parts: string[];

  constructor({ losses, declared, typed, lists, nil }: CompactJson, parts: string[]) {
    this.#losses = losses;
    this.#declared = declared;
    this.#typed = typed;
    this.#lists = lists;
    this.#nil = nil;
    this.#parts = parts;
  }

  document(nodes: readonly XmlNode[]): void {
    this.#noteDropped(nodes, '/');
    for (const root of nodes.filter(isElement)) {
      this.#parts.push(`{${JSON.stringify(root.name)}:`);
      this.#element(root, `/${root.name}`, NO_PREFIXES);
      this.#parts.push('}');
    }
  }

  /** @param outer the prefixes of XML Schema’s instance namespace in the parent */
  #element(element: XmlElement, path: string, outer: Prefixes): void {
    const { content } = element;
    const attributes = this.#attributesOf(element, path);
    this.#noteDropped(content, path);
    const elements = content.filter(isElement);
    const text = content.map((node) => (node.kind === 'text' || node.kind === 'cdata' ? node.text : '')).join('');
    if (attributes.length === 0 && elements.length === 0) return this.#text(text);
    const prefixes = this.#nil ? instancePrefixes(attributes, outer) : outer;
    if (elements.length === 0 && isBlank(text) && isNil(attributes, prefixes)) {
      this.#parts.push('null');
      return;
    }
    const hasText = elements.length > 0 ? this.#hasMixed(content, text, attributes) : text !== '';
    if (hasText && elements.length > 0) this.#losses.add('mixed', path);
    let separator = '{';
    const key = (name: string) => {
      this.#parts.push(separator, JSON.stringify(name), ':');
      separator = ',';
    };
    for (const [name, value] of attributes) {
      key(`@${name}`);
      this.#text(value);
    }
    for (const [name, group] of this.#grouped(elements, path)) {
      key(name);
      this.#group(group, `${path}/${name}`, prefixes);
    }
    if (hasText) {
      key('#text');
      this.#text(text);
    }
    this.#parts.push('}');
  }

  /** Includes the attributes that the DOCTYPE adds by default. */
  #attributesOf({ name, attributes }: XmlElement, path: string): XmlElement['attributes'] {
    const declared = this.#declared.get(name);
    if (!declared) return attributes;
    const given = attributes.map(([name, value]) => {
      const isTokens = declared.get(name)?.isTokens === true;
      return [name, isTokens ? collapsed(value) : value] as const;
    });
    const names = new Set(attributes.map(([name]) => name));
    const added = [...declared].flatMap(([name, { isTokens, byDefault }]) =>
      byDefault === undefined || names.has(name) ? [] : [[name, isTokens ? collapsed(byDefault) : byDefault] as const],
    );
    for (const [name] of added) this.#losses.add('default', `${path}/@${name}`);
    return [...given, ...added];
  }

  /** Whether there is text beside elements that isn't only whitespace. */
  #hasMixed(content: readonly XmlNode[], text: string, attributes: XmlElement['attributes']): boolean {
    if (!isBlank(text) || content.some(({ kind }) => kind === 'cdata')) return true;
    return text !== '' && attributes.some(([name, value]) => name === 'xml:space' && value === 'preserve');
  }

  #grouped(elements: readonly XmlElement[], path: string): ReadonlyMap<string, readonly XmlElement[]> {
    const groups = new Map<string, XmlElement[]>();
    let last = '';
    for (const element of elements) {
      const group = groups.get(element.name);
      if (group && element.name !== last) this.#losses.add('order', `${path}/${element.name}`);
      if (group) group.push(element);
      else groups.set(element.name, [element]);
      last = element.name;
    }
    return groups;
  }

  #group(group: readonly XmlElement[], path: string, prefixes: Prefixes): void {
    const [only] = group;
    if (group.length === 1 && only && !this.#lists.has(only.name)) return this.#element(only, path, prefixes);
    for (const [index, element] of group.entries()) {
      this.#parts.push(index === 0 ? '[' : ',');
      this.#element(element, `${path}[${index + 1}]`, prefixes);
    }
    this.#parts.push(']');
  }

  #text(text: string): void {
    this.#parts.push(this.#typed && TYPED.test(text) ? text : JSON.stringify(text));
  }

  #noteDropped(content: readonly XmlNode[], path: string): void {
    for (const { kind } of content) {
      const loss = DROPPED[kind];
      if (loss) this.#losses.add(loss, path);
    }
  }
}

function instancePrefixes(attributes: XmlElement['attributes'], outer: Prefixes): Prefixes {
  const declared = attributes.filter(([name]) => name.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  const prefixes = new Set(outer);
  for (const [name, address] of declared) {
    const prefix = name.slice('xmlns:'.length);
    if (address === SCHEMA_INSTANCE) prefixes.add(prefix);
    else prefixes.delete(prefix);
  }
  return prefixes;
}

/** Whether an element is nil, and has no other attributes but declarations. */
function isNil(attributes: XmlElement['attributes'], prefixes: Prefixes): boolean {
  const own = attributes.filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'));
  const [only, ...more] = own;
  if (!only || more.length > 0) return false;
  const [name, value] = only;
  const [prefix = '', local] = name.split(':');
  return local === 'nil' && prefixes.has(prefix) && /^\s*(?:true|1)\s*$/.test(value);
}
