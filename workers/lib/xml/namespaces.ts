// Which prefixes the open elements declare (Namespaces in XML 1.0), and whether an element has an attribute twice.
import { isPlainName, NO_START, withoutReferences } from './grammar';
import { shortened, XmlFault } from './xml-fault';

export interface Attribute {
  readonly name: string;
  /** As written, with its quotation marks. */
  readonly value: string;
  /** Units of the document before it. */
  readonly at: number;
}

export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Up to so many attributes are compared with each other; more go into a set. */
const FEW = 8;

export class Namespaces {
  /** The address that each prefix stands for, innermost last. */
  readonly #addresses = new Map<string, string[]>([['xml', [XML_NAMESPACE]]]);
  /** Of elements that declare prefixes: how deep they are, and which. */
  readonly #scopes: { readonly depth: number; readonly prefixes: readonly string[] }[] = [];
  #depth = 0;

  /** The prefixes that are declared at this point. */
  *prefixes(): Iterable<string> {
    for (const [prefix, addresses] of this.#addresses) if (addresses.length > 0) yield prefix;
  }

  /** Throws XmlFault. `defaults`: prefixes that the DOCTYPE declares. */
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
    // Two prefixes may stand for the same address.
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
    throw new XmlFault(
      offset,
      (place) =>
        `Prefix “${shortened(prefix)}” at ${place} is not declared. Add xmlns:${shortened(prefix)}="…" to the element or ` +
        'to one around it.',
    );
  }

  #expanded(name: string): string {
    const colon = name.indexOf(':');
    if (colon < 0) return name;
    return `${this.#addresses.get(name.slice(0, colon))?.at(-1) ?? name} ${name.slice(colon + 1)}`;
  }
}

const badName = (name: string, offset: number) =>
  new XmlFault(
    offset,
    (place) => `“${shortened(name)}” at ${place} is not a valid name: a colon goes between a prefix and a name.`,
  );

function refuseTwice(attributes: readonly Attribute[], keyOf: (attribute: Attribute) => string): void {
  const isFew = attributes.length <= FEW;
  const seen = new Set<string>();
  for (const [index, attribute] of attributes.entries()) {
    const key = keyOf(attribute);
    const isTwice = isFew ? attributes.findIndex((other) => keyOf(other) === key) < index : seen.has(key);
    if (isTwice) {
      const name = shortened(attribute.name);
      throw new XmlFault(attribute.at, (place) => `Attribute “${name}” at ${place} is there twice. Remove one.`);
    }
    if (!isFew) seen.add(key);
  }
}

function refuseReserved(prefix: string, address: string, at: number): void {
  const words = reservedWords(prefix, address);
  if (words !== undefined) throw new XmlFault(at, (place) => `${words}, at ${place}.`);
}

/** Whether no element may declare this (Namespaces in XML 1.0, section 3). `prefix` is empty for the default namespace. */
export const isReservedDeclaration = (prefix: string, address: string) => reservedWords(prefix, address) !== undefined;

function reservedWords(prefix: string, address: string): string | undefined {
  if (prefix === 'xmlns') return 'The prefix “xmlns” can’t be declared';
  if ((prefix === 'xml') !== (address === XML_NAMESPACE)) {
    return `The prefix “xml” and the namespace ${XML_NAMESPACE} belong to each other`;
  }
  if (address === XMLNS) return `The namespace ${XMLNS} can’t be declared`;
  return prefix !== '' && address === '' ? `The prefix “${shortened(prefix)}” can’t be declared as empty` : undefined;
}
