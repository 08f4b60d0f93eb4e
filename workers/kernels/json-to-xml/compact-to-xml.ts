// Compact JSON to XML: members become elements, "@name" attributes, "#text" text, and the items of an array repeat its element.
import { FORBIDDEN, isPlainName } from '../../lib/xml/grammar';
import { meant, type JsonMember, type JsonValue } from './json-value';
import type { Losses } from './losses';
import { textNode, type XmlElement, type XmlNode } from './xml-node';

export interface CompactXml {
  readonly losses: Losses;
  readonly rootName: string;
}

/** What stands for what has no name, or a key that is none. */
const ITEM = 'item';

type Attributes = readonly (readonly [name: string, value: string])[];

const isScalar = ({ kind }: JsonValue) => kind !== 'object' && kind !== 'array';

export function compactXml(value: JsonValue, { losses, rootName }: CompactXml): readonly XmlNode[] {
  const writer = new Writer(losses);
  if (value.kind === 'object') {
    const [only] = value.members;
    if (value.members.length === 1 && only && only.value.kind !== 'array' && isPlainName(only.key)) {
      return [writer.element(only.key, [], only.value, `/${only.key}`, new Set())];
    }
  }
  return [writer.element(rootName, [], value, '', new Set())];
}

class Writer {
  readonly #losses: Losses;

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  /** `prefixes`: those that are declared around it. */
  element(name: string, given: Attributes, value: JsonValue, path: string, prefixes: ReadonlySet<string>): XmlElement {
    if (value.kind === 'object') return this.#object(name, given, value.members, path, prefixes);
    if (value.kind === 'array') {
      if (value.items.length === 0) this.#losses.add('empty-array', path);
      const content = value.items.map((item, index) => this.element(ITEM, [], item, `${path}/${index}`, prefixes));
      return { kind: 'element', name, attributes: given, content };
    }
    const text = this.#scalar(value, path);
    return { kind: 'element', name, attributes: given, content: text === '' ? [] : [textNode(text)] };
  }

  #object(
    name: string,
    given: Attributes,
    members: readonly JsonMember[],
    path: string,
    outer: ReadonlySet<string>,
  ): XmlElement {
    if (members.length === 0) this.#losses.add('empty-object', path);
    const declared = members.flatMap(({ key, value }) => (isScalar(value) ? declaredBy(key, this.#text(value)) : []));
    const prefixes = declared.length > 0 ? new Set([...outer, ...declared]) : outer;
    const attributes = new Map<string, string>(given);
    const seen = new Set<string>();
    const content: XmlNode[] = [];
    for (const { key, value } of members) {
      const place = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (seen.has(key)) this.#losses.add('duplicate', place);
      seen.add(key);
      const attribute = key.startsWith('@') && isScalar(value) ? key.slice(1) : undefined;
      if (attribute !== undefined && isAttributeName(attribute, prefixes) && !attributes.has(attribute)) {
        attributes.set(attribute, this.#scalar(value, place));
      } else if (key === '#text' && isScalar(value)) {
        const text = this.#scalar(value, place);
        if (text !== '') content.push(textNode(text));
      } else for (const child of this.#member(key, value, place, prefixes)) content.push(child);
    }
    return { kind: 'element', name, attributes: [...attributes], content };
  }

  #member(key: string, value: JsonValue, path: string, prefixes: ReadonlySet<string>): readonly XmlElement[] {
    const isName = isElementName(key, prefixes);
    if (!isName) this.#losses.add('name', path);
    const given: Attributes = isName ? [] : [['key', this.#carried(key, path)]];
    const name = isName ? key : ITEM;
    if (value.kind !== 'array') return [this.element(name, given, value, path, prefixes)];
    if (value.items.length === 0) this.#losses.add('empty-array', path);
    if (value.items.length === 1) this.#losses.add('one-item', path);
    return value.items.map((item, index) => {
      if (item.kind === 'array') this.#losses.add('nested', `${path}/${index}`);
      return this.element(name, given, item, `${path}/${index}`, prefixes);
    });
  }

  #scalar(value: JsonValue, path: string): string {
    if (value.kind === 'null') this.#losses.add('null', path);
    else if (value.kind !== 'string') this.#losses.add('types', path);
    return this.#carried(this.#text(value), path);
  }

  #text(value: JsonValue): string {
    if (value.kind === 'string') return meant(value.token);
    return value.kind === 'number' || value.kind === 'boolean' ? value.token : '';
  }

  #carried(text: string, path: string): string {
    if (!FORBIDDEN.test(text) && !LONE_SURROGATE.test(text)) return text;
    this.#losses.add('character', path);
    return text.replace(new RegExp(FORBIDDEN, 'g'), '\ufffd').replace(new RegExp(LONE_SURROGATE, 'gu'), '\ufffd');
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u;
const XML = 'http://www.w3.org/XML/1998/namespace';

function declaredBy(key: string, address: string): string[] {
  const prefix = key.startsWith('@xmlns:') ? key.slice('@xmlns:'.length) : '';
  return isPrefix(prefix) && address !== '' && !isReserved(address) ? [prefix] : [];
}

const isPrefix = (prefix: string) => isPlainName(prefix) && prefix !== 'xml' && prefix !== 'xmlns';
const isReserved = (address: string) => address === XML || address === 'http://www.w3.org/2000/xmlns/';

function isElementName(key: string, prefixes: ReadonlySet<string>): boolean {
  const [prefix = '', local, ...more] = key.split(':');
  if (local === undefined) return isPlainName(key);
  return more.length === 0 && prefixes.has(prefix) && isPlainName(local);
}

function isAttributeName(name: string, prefixes: ReadonlySet<string>): boolean {
  // A default namespace is an attribute like others, as long as it declares nothing that is reserved.
  if (name.startsWith('xmlns:')) return prefixes.has(name.slice('xmlns:'.length));
  if (/^xml:(?:lang|space|base|id)$/.test(name)) return true;
  return isElementName(name, prefixes);
}
