// Converts XML to compact JSON: attributes are "@name", text beside other content is "#text", and elements of the same name
// become an array.
import { isBlank } from '../../lib/xml/grammar';
import { stepOf, type Losses } from './losses';
import { Prefixes, type Declarations } from './prefixes';
import { Repeats } from './repeats';
import type { LossKind } from './spec';
import { collapsed, type Declared } from './read-nodes';
import { isElement, type XmlElement, type XmlNode } from './xml-node';

export interface CompactJson {
  readonly losses: Losses;
  readonly declared: Declared;
  /** Texts that look like numbers, true, false or null lose their quotation marks. */
  readonly typed: boolean;
  /** Names of elements that always become a list. */
  readonly lists: ReadonlySet<string>;
  /** Elements that are nil become null. */
  readonly nil: boolean;
}

const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

const DROPPED: Readonly<Partial<Record<XmlNode['kind'], LossKind>>> = {
  comment: 'comment',
  instruction: 'instruction',
  declaration: 'declaration',
  doctype: 'doctype',
  cdata: 'cdata',
};

const TYPED = /^(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)$/;

/** JSON without whitespace. */
export function compactJson(nodes: readonly XmlNode[], options: CompactJson): string {
  const parts: string[] = [];
  new Writer(options, parts).document(nodes);
  return parts.join('');
}

class Writer {
  readonly #losses: Losses;
  readonly #declared: Declared;
  readonly #typed: boolean;
  readonly #lists: ReadonlySet<string>;
  readonly #nil: boolean;
  readonly #prefixes = new Prefixes();
  readonly #repeats = new Repeats();
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
      this.#element(root, stepOf('', `/${root.name}`));
      this.#parts.push('}');
    }
  }

  #element(element: XmlElement, path: string): void {
    const { content } = element;
    const attributes = this.#attributesOf(element, path);
    this.#noteDropped(content, path);
    const elements = content.filter(isElement);
    const text = content.map((node) => (node.kind === 'text' || node.kind === 'cdata' ? node.text : '')).join('');
    if (attributes.length === 0 && elements.length === 0) return this.#text(text);
    const declared = this.#nil ? declaredBy(attributes) : [];
    this.#prefixes.open(declared);
    if (this.#nil && elements.length === 0 && isBlank(text) && isNil(attributes, this.#prefixes)) {
      this.#parts.push('null');
    } else {
      const hasText = elements.length > 0 ? this.#hasMixed(content, text, attributes) : text !== '';
      this.#object(attributes, elements, hasText ? text : undefined, path);
    }
    this.#prefixes.close(declared);
  }

  #object(
    attributes: XmlElement['attributes'],
    elements: readonly XmlElement[],
    text: string | undefined,
    path: string,
  ): void {
    if (text !== undefined && elements.length > 0) this.#losses.add('mixed', path);
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
      this.#group(group, stepOf(path, `/${name}`));
    }
    if (text !== undefined) {
      key('#text');
      this.#text(text);
    }
    this.#parts.push('}');
  }

  /** Includes the attributes that the DOCTYPE adds by default. */
  #attributesOf({ name, attributes }: XmlElement, path: string): XmlElement['attributes'] {
    const declared = this.#declared.get(name);
    if (!declared) return attributes;
    const given = attributes.map(
      ([name, value]) => [name, declared.tokens.has(name) ? collapsed(value) : value] as const,
    );
    const names = new Set(attributes.map(([name]) => name));
    const added = declared.defaults.filter(([name]) => !names.has(name));
    for (const [name, value] of added) {
      this.#repeats.add(name + value);
      this.#losses.add('default', stepOf(path, `/@${name}`));
    }
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
      if (group && element.name !== last) this.#losses.add('order', stepOf(path, `/${element.name}`));
      if (group) group.push(element);
      else groups.set(element.name, [element]);
      last = element.name;
    }
    return groups;
  }

  #group(group: readonly XmlElement[], path: string): void {
    const [only] = group;
    if (group.length === 1 && only && !this.#lists.has(only.name)) return this.#element(only, path);
    for (const [index, element] of group.entries()) {
      this.#parts.push(index === 0 ? '[' : ',');
      this.#element(element, stepOf(path, `[${index + 1}]`));
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

const XMLNS = 'xmlns:';

const declaredBy = (attributes: XmlElement['attributes']): Declarations =>
  attributes.flatMap(([name, address]) =>
    name.startsWith(XMLNS) ? [[name.slice(XMLNS.length), address] as const] : [],
  );

/** Whether an element is nil, and has no other attributes but declarations. */
function isNil(attributes: XmlElement['attributes'], prefixes: Prefixes): boolean {
  const own = attributes.filter(([name]) => name !== 'xmlns' && !name.startsWith(XMLNS));
  const [only, ...more] = own;
  if (!only || more.length > 0) return false;
  const [name, value] = only;
  const [prefix = '', local] = name.split(':');
  return local === 'nil' && prefixes.get(prefix) === SCHEMA_INSTANCE && /^\s*(?:true|1)\s*$/.test(value);
}
