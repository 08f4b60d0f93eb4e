// Converts compact JSON to XML: members become elements, "@name" attributes, "#text" text, and the items of an array repeat its
// element.
import { DECLARATION, FORBIDDEN, isBlank, isPlainName, matchAt } from '../../lib/xml/grammar';
import { isReservedDeclaration } from '../../lib/xml/namespaces';
import { meant, type JsonMember, type JsonValue } from './json-value';
import { stepOf, type Losses } from './losses';
import { Prefixes, type Declarations } from './prefixes';
import { Repeats } from './repeats';
import { isElement, textNode, type XmlElement, type XmlNode } from './xml-node';

export interface CompactXml {
  readonly losses: Losses;
  readonly rootName: string;
}

/** Element names for values without a name, and for keys that aren't names. */
const ITEM = 'item';

type Attributes = readonly (readonly [name: string, value: string])[];

const isScalar = ({ kind }: JsonValue) => kind !== 'object' && kind !== 'array';

export function compactXml(value: JsonValue, { losses, rootName }: CompactXml): readonly XmlNode[] {
  const writer = new Writer(losses);
  if (value.kind !== 'object') return [writer.element(rootName, value, '')];
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
  readonly #prefixes = new Prefixes();
  readonly #repeats = new Repeats();

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  /** A single member names the root element. */
  root(rootName: string, members: readonly JsonMember[]): XmlElement {
    const [only] = members;
    if (members.length === 1 && only && only.value.kind !== 'array') {
      const declared = declaredBy(only.value);
      this.#prefixes.open(declared);
      const isRoot = this.#isName(only.key);
      this.#prefixes.close(declared);
      if (isRoot) return this.element(only.key, only.value, stepOf('', `/${only.key}`));
    }
    return this.element(rootName, { kind: 'object', members }, '');
  }

  /** Has its key as its name, or is an item with the key in an attribute. The element itself may declare its prefix. */
  element(key: string, value: JsonValue, path: string): XmlElement {
    this.#repeats.add(key);
    const declared = declaredBy(value);
    this.#prefixes.open(declared);
    const isNamed = this.#isName(key);
    if (!isNamed) this.#losses.add('name', path);
    const name = isNamed ? key : ITEM;
    const given: Attributes = isNamed ? [] : [['key', this.#carried(key, path)]];
    const element = { kind: 'element', name, ...this.#parts(value, path, given) } as const;
    this.#prefixes.close(declared);
    return element;
  }

  #parts(value: JsonValue, path: string, attributes: Attributes): Pick<XmlElement, 'attributes' | 'content'> {
    if (value.kind === 'object') return this.#object(value.members, path, attributes);
    if (value.kind === 'array') {
      this.#losses.add('nested', path);
      if (value.items.length === 0) this.#losses.add('empty-array', path);
      return { attributes, content: this.#items(ITEM, value.items, path) };
    }
    const text = this.#scalar(value, path);
    return { attributes, content: text === '' ? [] : [textNode(text)] };
  }

  #object(members: readonly JsonMember[], path: string, given: Attributes) {
    if (members.length === 0) this.#losses.add('empty-object', path);
    const attributes = new Map<string, string>(given);
    const expanded = new Set<string>();
    const seen = new Set<string>();
    const content: XmlNode[] = [];
    const blank: string[] = [];
    for (const { key, value } of members) {
      const place = stepOf(path, `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      if (seen.has(key)) this.#losses.add('duplicate', place);
      seen.add(key);
      const attribute = key.startsWith('@') && isScalar(value) ? key.slice(1) : undefined;
      const isFree = attribute !== undefined && !attributes.has(attribute) && !expanded.has(this.#inFull(attribute));
      if (attribute !== undefined && isFree && this.#isAttribute(attribute, textOf(value))) {
        attributes.set(attribute, this.#scalar(value, place));
        expanded.add(this.#inFull(attribute));
      } else if (key === '#text' && isScalar(value)) {
        const text = this.#scalar(value, place);
        if (isBlank(text)) blank.push(text);
        if (text !== '') content.push(textNode(text));
      } else if (key === '#cdata-section' && value.kind === 'string' && isSection(textOf(value))) {
        content.push({ kind: 'cdata', text: textOf(value) });
      } else for (const child of this.#member(key, value, place)) content.push(child);
    }
    const textPath = stepOf(path, '/#text');
    if (members.length === 1 && members[0]?.key === '#text') this.#losses.add('only-text', textPath);
    else if (blank.includes('') || (blank.length > 0 && content.some(isElement))) {
      this.#losses.add('blank-text', textPath);
    }
    return { attributes: [...attributes], content };
  }

  #member(key: string, value: JsonValue, path: string): readonly XmlElement[] {
    if (value.kind !== 'array') return [this.element(key, value, path)];
    if (value.items.length === 0) this.#losses.add('empty-array', path);
    if (value.items.length === 1) this.#losses.add('one-item', path);
    return this.#items(key, value.items, path);
  }

  #items(key: string, items: readonly JsonValue[], path: string): readonly XmlElement[] {
    return items.map((item, index) => this.element(key, item, stepOf(path, `/${index}`)));
  }

  #isName(key: string): boolean {
    const [prefix = '', local, ...more] = key.split(':');
    if (local === undefined) return isPlainName(key);
    return more.length === 0 && this.#prefixes.get(prefix) !== undefined && isPlainName(local);
  }

  #isAttribute(name: string, text: string): boolean {
    if (name === 'xmlns') return !isReservedDeclaration('', text);
    if (!name.startsWith(XMLNS)) return this.#isName(name);
    const prefix = name.slice(XMLNS.length);
    return isPlainName(prefix) && !isReservedDeclaration(prefix, text);
  }

  /** Two attributes of an element can't have the same namespace and local name. */
  #inFull(name: string): string {
    const [prefix = '', local] = name.split(':');
    return local === undefined ? name : `${this.#prefixes.get(prefix) ?? XMLNS} ${local}`;
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

/** The prefixes that an element with this value declares. */
function declaredBy(value: JsonValue): Declarations {
  if (value.kind !== 'object') return [];
  const declared = value.members.flatMap(({ key, value }) => {
    const prefix = key.startsWith(`@${XMLNS}`) && isScalar(value) ? key.slice(1 + XMLNS.length) : '';
    const address = textOf(value);
    return isPlainName(prefix) && !isReservedDeclaration(prefix, address) ? [[prefix, address] as const] : [];
  });
  // Of two equal keys, the first is the attribute.
  return declared.reverse();
}
