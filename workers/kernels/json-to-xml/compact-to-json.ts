// XML to compact JSON: attributes are "@name", text beside others is "#text", and elements of one name become an array.
import { isBlank } from '../../lib/xml/grammar';
import type { Losses } from './losses';
import type { LossKind } from './spec';
import type { DeclaredAttributes } from './read-nodes';
import { isElement, type XmlElement, type XmlNode } from './xml-node';

export interface CompactJson {
  readonly losses: Losses;
  readonly declared: DeclaredAttributes;
  /** Texts like numbers, true, false and null lose their quotation marks. */
  readonly typed: boolean;
}

const DROPPED: Readonly<Partial<Record<XmlNode['kind'], LossKind>>> = {
  comment: 'comment',
  instruction: 'instruction',
  declaration: 'declaration',
  doctype: 'doctype',
  cdata: 'cdata',
};

const TYPED = /^(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)$/;

const collapsed = (value: string) => value.replace(/ +/g, ' ').replace(/^ | $/g, '');

/** JSON without white space. */
export function compactJson(nodes: readonly XmlNode[], options: CompactJson): string {
  const parts: string[] = [];
  new Writer(options, parts).document(nodes);
  return parts.join('');
}

class Writer {
  readonly #losses: Losses;
  readonly #declared: DeclaredAttributes;
  readonly #typed: boolean;
  readonly #parts: string[];

  constructor({ losses, declared, typed }: CompactJson, parts: string[]) {
    this.#losses = losses;
    this.#declared = declared;
    this.#typed = typed;
    this.#parts = parts;
  }

  document(nodes: readonly XmlNode[]): void {
    this.#noteDropped(nodes, '/');
    for (const root of nodes.filter(isElement)) {
      this.#parts.push(`{${JSON.stringify(root.name)}:`);
      this.#element(root, `/${root.name}`);
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
      this.#group(group, `${path}/${name}`);
    }
    if (hasText) {
      key('#text');
      this.#text(text);
    }
    this.#parts.push('}');
  }

  /** With those that the DOCTYPE gives by default. */
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

  /** Whether there is text beside elements that means something. */
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

  #group(group: readonly XmlElement[], path: string): void {
    const [only] = group;
    if (group.length === 1 && only) return this.#element(only, path);
    for (const [index, element] of group.entries()) {
      this.#parts.push(index === 0 ? '[' : ',');
      this.#element(element, `${path}[${index + 1}]`);
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
