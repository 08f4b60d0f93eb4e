// Converts compact JSON to XML: members become elements, "@name" attributes, "#text" text, and the items of an array repeat its
// element.
import { DECLARATION, FORBIDDEN, isBlank, isPlainName, matchAt } from '../../lib/xml/grammar';
import { isReservedDeclaration, XML_NAMESPACE } from '../../lib/xml/namespaces';
import { meant, type JsonMember, type JsonValue } from './json-value';
import type { Losses } from './losses';
import { isElement, textNode, type XmlElement, type XmlNode } from './xml-node';

export interface CompactXml {
  readonly losses: Losses;
  readonly rootName: string;
}

/** Element names for values without a name, and for keys that aren't names. */
const ITEM = 'item';

type Attributes = readonly (readonly [name: string, value: string])[];

/** The namespaces of the prefixes in scope (Namespaces in XML 1.0, section 6.1). */
type Prefixes = ReadonlyMap<string, string>;
const PREDECLARED: Prefixes = new Map([['xml', XML_NAMESPACE]]);

const isScalar = ({ kind }: JsonValue) => kind !== 'object' && kind !== 'array';

export function compactXml(value: JsonValue, { losses, rootName }: CompactXml): readonly XmlNode[] {
  const writer = new Writer(losses);
  if (value.kind !== 'object') return [writer.element(rootName, [], value, '', PREDECLARED)];
  const prolog = value.members.map((member) => prologNode(member));
  const members = value.members.filter((_, index) => !prolog[index]);
  return [...prolog.filter((node) => node !== undefined), writer.root(rootName, members)];
}

/** The XML declaration or a processing instruction, as written by Json.NET: "?xml" has attributes, others have a text. */
function prologNode({ key, value }: JsonMember): XmlNode | undefined {
  if (key === '?xml') return value.kind === 'object' ? declarationOf(value.members) : undefined;
  const target = key.startsWith('?') ? key.slice(1) : '';
  const text = value.kind === 'string' ? meant(value.token) : '?>';
  const isInstruction = isPlainName(target) && !/^xml$/i.test(target) && !text.includes('?>') && isCarried(text);
  return isInstruction ? { kind: 'instruction', text: `${target} ${text.trimStart()}`.trimEnd() } : undefined;
}

function declarationOf(members: readonly JsonMember[]): XmlNode | undefined {
  const attributes = ['version', 'encoding', 'standalone'].flatMap((name) => {
    const member = members.find(({ key, value }) => key === `@${name}` && isScalar(value));
    return member ? [`${name}="${textOf(member.value)}"`] : [];
  });
  const text = attributes.join(' ');
  const isWhole = attributes.length === members.length && matchAt(DECLARATION, `<?xml ${text}?>`, 0) !== null;
  return isWhole ? { kind: 'declaration', text } : undefined;
}

class Writer {
  readonly #losses: Losses;

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  /** A single member names the root element. */
  root(rootName: string, members: readonly JsonMember[]): XmlElement {
    const [only] = members;
    if (members.length === 1 && only && only.value.kind !== 'array') {
      const isRoot = isName(only.key, declaredIn(only.value, PREDECLARED));
      if (isRoot) return this.element(only.key, [], only.value, `/${only.key}`, PREDECLARED);
    }
    return this.element(rootName, [], { kind: 'object', members }, '', PREDECLARED);
  }

  /** @param outer the prefixes declared by its ancestors */
  element(name: string, given: Attributes, value: JsonValue, path: string, outer: Prefixes): XmlElement {
    if (value.kind === 'object') {
      return this.#object(name, given, value.members, path, declaredIn(value, outer));
    }
    if (value.kind === 'array') {
      this.#losses.add('nested', path);
      if (value.items.length === 0) this.#losses.add('empty-array', path);
      const content = value.items.map((item, index) => this.element(ITEM, [], item, `${path}/${index}`, outer));
      return { kind: 'element', name, attributes: given, content };
    }
    const text = this.#scalar(value, path);
    return { kind: 'element', name, attributes: given, content: text === '' ? [] : [textNode(text)] };
  }

  /** @param prefixes those declared by it and its ancestors */
  #object(
    name: string,
    given: Attributes,
    members: readonly JsonMember[],
    path: string,
    prefixes: Prefixes,
  ): XmlElement {
    if (members.length === 0) this.#losses.add('empty-object', path);
    const attributes = new Map<string, string>(given);
    const expanded = new Set<string>();
    const seen = new Set<string>();
    const content: XmlNode[] = [];
    const blank: string[] = [];
    for (const { key, value } of members) {
      const place = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (seen.has(key)) this.#losses.add('duplicate', place);
      seen.add(key);
      const attribute = key.startsWith('@') && isScalar(value) ? key.slice(1) : undefined;
      const isFree =
        attribute !== undefined && !attributes.has(attribute) && !expanded.has(inFull(attribute, prefixes));
      if (attribute !== undefined && isFree && isAttribute(attribute, textOf(value), prefixes)) {
        attributes.set(attribute, this.#scalar(value, place));
        expanded.add(inFull(attribute, prefixes));
      } else if (key === '#text' && isScalar(value)) {
        const text = this.#scalar(value, place);
        if (isBlank(text)) blank.push(text);
        if (text !== '') content.push(textNode(text));
      } else if (key === '#cdata-section' && value.kind === 'string' && isSection(textOf(value))) {
        content.push({ kind: 'cdata', text: textOf(value) });
      } else for (const child of this.#member(key, value, place, prefixes)) content.push(child);
    }
    const isLeftOut = (text: string) => text === '' || content.some(isElement);
    if (members.length === 1 && members[0]?.key === '#text') this.#losses.add('only-text', `${path}/#text`);
    else if (blank.some(isLeftOut)) this.#losses.add('blank-text', `${path}/#text`);
    return { kind: 'element', name, attributes: [...attributes], content };
  }

  #member(key: string, value: JsonValue, path: string, prefixes: Prefixes): readonly XmlElement[] {
    if (value.kind !== 'array') return [this.#named(key, value, path, prefixes)];
    if (value.items.length === 0) this.#losses.add('empty-array', path);
    if (value.items.length === 1) this.#losses.add('one-item', path);
    return value.items.map((item, index) => this.#named(key, item, `${path}/${index}`, prefixes));
  }

  /** An element named by a key, or an item with the key in an attribute. The element itself may declare its prefix. */
  #named(key: string, value: JsonValue, path: string, prefixes: Prefixes): XmlElement {
    if (isName(key, declaredIn(value, prefixes))) return this.element(key, [], value, path, prefixes);
    this.#losses.add('name', path);
    return this.element(ITEM, [['key', this.#carried(key, path)]], value, path, prefixes);
  }

  #scalar(value: JsonValue, path: string): string {
    if (value.kind === 'null') this.#losses.add('null', path);
    else if (value.kind !== 'string') this.#losses.add('types', path);
    return this.#carried(textOf(value), path);
  }

  #carried(text: string, path: string): string {
    if (isCarried(text)) return text;
    this.#losses.add('character', path);
    return text.replace(new RegExp(FORBIDDEN, 'g'), '\ufffd').replace(new RegExp(LONE_SURROGATE, 'gu'), '\ufffd');
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u;
/** Whether XML allows all of its characters. */
const isCarried = (text: string) => !FORBIDDEN.test(text) && !LONE_SURROGATE.test(text);
/** XML readers turn a carriage return into a line feed, and a CDATA section can't contain a reference. */
const isSection = (text: string) => isCarried(text) && !text.includes(']]>') && !text.includes('\r');

function textOf(value: JsonValue): string {
  if (value.kind === 'string') return meant(value.token);
  return value.kind === 'number' || value.kind === 'boolean' ? value.token : '';
}

const XMLNS = 'xmlns:';

/** The prefixes in scope, and those that an element with this value declares. */
function declaredIn(value: JsonValue, outer: Prefixes): Prefixes {
  if (value.kind !== 'object') return outer;
  const declared = value.members.flatMap(({ key, value }) => {
    const prefix = key.startsWith(`@${XMLNS}`) && isScalar(value) ? key.slice(1 + XMLNS.length) : '';
    const address = textOf(value);
    return isPlainName(prefix) && !isReservedDeclaration(prefix, address) ? [[prefix, address] as const] : [];
  });
  // Of two equal keys, the first is the attribute.
  return declared.length > 0 ? new Map([...outer, ...declared.toReversed()]) : outer;
}

function isName(key: string, prefixes: Prefixes): boolean {
  const [prefix = '', local, ...more] = key.split(':');
  if (local === undefined) return isPlainName(key);
  return more.length === 0 && prefixes.has(prefix) && isPlainName(local);
}

function isAttribute(name: string, text: string, prefixes: Prefixes): boolean {
  if (name === 'xmlns') return !isReservedDeclaration('', text);
  if (!name.startsWith(XMLNS)) return isName(name, prefixes);
  const prefix = name.slice(XMLNS.length);
  return isPlainName(prefix) && !isReservedDeclaration(prefix, text);
}

/** Two attributes of an element must not have the same namespace and local name. */
function inFull(name: string, prefixes: Prefixes): string {
  const [prefix = '', local] = name.split(':');
  return local === undefined ? name : `${prefixes.get(prefix) ?? XMLNS} ${local}`;
}
