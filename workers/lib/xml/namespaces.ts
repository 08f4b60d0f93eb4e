// The prefixes that open elements declare (Namespaces in XML 1.0), and a check for duplicate attributes.
import type { InText, Message } from '../../contract/run/message';
import { isPlainName, NO_START, withoutReferences } from './grammar';
import { message, shortened, XmlError } from './xml-error';

export interface Attribute {
  readonly name: string;
  /** As written, with quotation marks. */
  readonly value: string;
  /** Units of the document before it. */
  readonly at: number;
}

export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Up to this many attributes are compared pairwise; more go into a set. */
const FEW = 8;

export class Namespaces {
  /** The namespace of each prefix, innermost last. */
  readonly #addresses = new Map<string, string[]>([['xml', [XML_NAMESPACE]]]);
  /** The depth of each element that declares prefixes, and its prefixes. */
  readonly #scopes: { readonly depth: number; readonly prefixes: readonly string[] }[] = [];
  #depth = 0;

  /** The prefixes that are declared at this point. */
  *prefixes(): Iterable<string> {
    for (const [prefix, addresses] of this.#addresses) if (addresses.length > 0) yield prefix;
  }

  /**
   * Throws XmlError.
   * @param defaults prefixes that the DOCTYPE declares
   */
  open(name: string, attributes: readonly Attribute[], offset: number, defaults?: ReadonlySet<string>): void {
    this.#depth++;
    if (attributes.length > 1) refuseTwice(attributes, ({ name }) => name);
    if (attributes.length > 0) {
      const declared = attributes.filter(({ name }) => name.startsWith('xmlns'));
      if (declared.length > 0) this.#declare(declared);
    }
    this.#check(name, offset, defaults);
    let prefixed = 0;
    for (const attribute of attributes) {
      if (!attribute.name.includes(':') || attribute.name.startsWith('xmlns:')) continue;
      this.#check(attribute.name, attribute.at, defaults);
      prefixed++;
    }
    // Two prefixes may have the same namespace.
    if (prefixed > 1) refuseTwice(attributes, ({ name }) => this.#expanded(name));
  }

  close(): void {
    const scope = this.#scopes.at(-1);
    if (scope?.depth === this.#depth) {
      this.#scopes.pop();
      for (const prefix of scope.prefixes) this.#addresses.get(prefix)?.pop();
    }
    this.#depth--;
  }

  #declare(declarations: readonly Attribute[]): void {
    const prefixes: string[] = [];
    for (const { name, value, at } of declarations) {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
      const prefix = name.slice(6);
      if (name !== 'xmlns' && !isPlainName(prefix)) throw badName(name, at);
      const address = withoutReferences(value.slice(1, -1));
      refuseReserved(prefix, address, at);
      prefixes.push(prefix);
      const addresses = this.#addresses.get(prefix);
      if (addresses) addresses.push(address);
      else this.#addresses.set(prefix, [address]);
    }
    if (prefixes.length > 0) this.#scopes.push({ depth: this.#depth, prefixes });
  }

  #check(name: string, offset: number, defaults: ReadonlySet<string> | undefined): void {
    const colon = name.indexOf(':');
    if (colon < 0) return;
    const prefix = name.slice(0, colon);
    const local = name.slice(colon + 1);
    if (colon === 0 || local === '' || local.includes(':') || NO_START.test(local)) throw badName(name, offset);
    if ((this.#addresses.get(prefix)?.length ?? 0) > 0 || defaults?.has(prefix)) return;
    throw new XmlError(offset, (place) => message('xmlUndeclaredPrefix', { prefix: shortened(prefix), place }));
  }

  #expanded(name: string): string {
    const colon = name.indexOf(':');
    if (colon < 0) return name;
    return `${this.#addresses.get(name.slice(0, colon))?.at(-1) ?? name} ${name.slice(colon + 1)}`;
  }
}

const badName = (name: string, offset: number) =>
  new XmlError(offset, (place) => message('xmlBadName', { name: shortened(name), place }));

function refuseTwice(attributes: readonly Attribute[], keyOf: (attribute: Attribute) => string): void {
  const isFew = attributes.length <= FEW;
  const seen = new Set<string>();
  for (const [index, attribute] of attributes.entries()) {
    const key = keyOf(attribute);
    const isTwice = isFew ? attributes.findIndex((other) => keyOf(other) === key) < index : seen.has(key);
    if (isTwice) {
      const name = shortened(attribute.name);
      throw new XmlError(attribute.at, (place) => message('xmlTwice', { name, place }));
    }
    if (!isFew) seen.add(key);
  }
}

function refuseReserved(prefix: string, address: string, at: number): void {
  const messageAt = reservation(prefix, address);
  if (messageAt) throw new XmlError(at, messageAt);
}

/** Whether this declaration is forbidden (Namespaces in XML 1.0, section 3). `prefix` is empty for the default namespace. */
export const isReservedDeclaration = (prefix: string, address: string) => reservation(prefix, address) !== undefined;

function reservation(prefix: string, address: string): ((place: InText) => Message) | undefined {
  if (prefix === 'xmlns') return (place) => message('xmlReservedPrefix', { place });
  if ((prefix === 'xml') !== (address === XML_NAMESPACE)) {
    return (place) => message('xmlReservedPair', { address: XML_NAMESPACE, place });
  }
  if (address === XMLNS) return (place) => message('xmlReservedAddress', { address, place });
  if (prefix === '' || address !== '') return undefined;
  return (place) => message('xmlEmptyPrefix', { prefix: shortened(prefix), place });
}
