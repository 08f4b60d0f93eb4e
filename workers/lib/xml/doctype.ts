// The declarations of a DOCTYPE. slimdom checks its grammar and the entities' texts. Nothing outside the document is ever
// loaded.
import { parseXmlDocument } from 'slimdom';
import type { ToolErrorCode } from '../../contract/run/errors';
import { isPredefined, matchAt, NAME, SPACE, withCharacters } from './grammar';
import { message, shortened, XmlError } from './xml-error';

/** The most characters that one reference may expand to: more is an entity bomb ("billion laughs"). */
const EXPANSION_LIMIT = 1_000_000;
/** The most that all references together may expand to, unless the document itself is as large. */
const TOTAL_LIMIT = 8_000_000;
const TOTAL_FACTOR = 10;
/** How deep entities may refer to one another. */
const CHAIN_LIMIT = 100;

export type Entity =
  | { readonly kind: 'internal'; readonly text: string; readonly declaration: string }
  | { readonly kind: 'external'; readonly address: string; readonly declaration: string }
  | { readonly kind: 'unparsed'; readonly address: string; readonly declaration: string };

type SpaceDefault = 'default' | 'preserve';

/** The place of a reference, and the prefixes declared there. */
export interface ReferencePlace {
  readonly offset: number;
  readonly isInAttribute: boolean;
  readonly prefixes: () => Iterable<string>;
}

const PART = new RegExp(
  `<!--[^]*?-->|<\\?[^]*?\\?>|%(${NAME});|<!(ENTITY|ATTLIST)${SPACE}((?:"[^"]*"|'[^']*'|[^"'>])*)>|"[^"]*"|'[^']*'`,
  'g',
);
const LITERAL = `(?:"([^"]*)"|'([^']*)')`;
const ENTITY = new RegExp(
  `^${SPACE}*(%${SPACE}+)?(${NAME})${SPACE}+(?:${LITERAL}|(?:SYSTEM|PUBLIC${SPACE}+(?:"[^"]*"|'[^']*'))${SPACE}+${LITERAL}(${SPACE}+NDATA)?)`,
);
const EXTERNAL_SUBSET = new RegExp(
  `^<!DOCTYPE${SPACE}+${NAME}${SPACE}+(?:SYSTEM|PUBLIC${SPACE}+(?:"[^"]*"|'[^']*'))${SPACE}+${LITERAL}`,
);
const LIST_NAME = new RegExp(`^${SPACE}*(${NAME})`);
/** Production 53: 1 is the attribute's name, 2 its type, 3 its default with quotation marks. */
const DEFINITION = new RegExp(
  `${SPACE}+(${NAME})${SPACE}+([A-Z]+|(?:NOTATION${SPACE}+)?\\([^)]*\\))${SPACE}+` +
    `(?:#REQUIRED|#IMPLIED|(?:#FIXED${SPACE}+)?("[^"]*"|'[^']*'))`,
  'y',
);
/** Markup in which references don't count. */
const PASSIVE = /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|<\?[^]*?\?>/g;
const ENTITY_REFERENCE = new RegExp(`&(${NAME});`, 'g');

/** The declaration of an element's attribute. */
export interface AttributeDeclaration {
  /** Of a type other than CDATA, so whitespace in its value is collapsed (XML 1.0, section 3.3.3). */
  readonly isTokens: boolean;
  /** As written, with quotation marks; undefined if there is none. */
  readonly byDefault: string | undefined;
}

export class Doctype {
  readonly entities = new Map<string, Entity>();
  /** By element and attribute. */
  readonly attributes = new Map<string, Map<string, AttributeDeclaration>>();
  /** The elements with a default attribute for whitespace. */
  readonly spaceDefaults = new Map<string, SpaceDefault>();
  /** Prefixes that default attributes declare. */
  readonly prefixes = new Set<string>();
  /** The address of the external subset. */
  readonly externalSubset: string | undefined;
  /** Parameter entities that it refers to. They are not expanded, so their declarations are unknown. */
  readonly parameters = new Set<string>();
  /** References to entities that only an unread part may declare. */
  readonly undeclared = new Set<string>();
  /** References to entities whose text is in another file, with its address (XML 1.0, section 4.4.3). */
  readonly outside = new Map<string, string>();
  readonly #hasUnread: boolean;
  /** Entities in the values of default attributes, as often as they are used. */
  readonly #defaultReferences: string[] = [];
  readonly #checked = new Set<string>();
  /** The expanded sizes of entities. */
  readonly #lengths = new Map<string, number>();
  #expanded = 0;

  /** Throws XmlError. `text` is the token, and `offset` its offset in the document. */
  constructor(text: string, offset: number, isStandalone: boolean) {
    judgeGrammar(text, offset);
    const subset = matchAt(EXTERNAL_SUBSET, text, 0);
    this.externalSubset = subset ? (subset[1] ?? subset[2]) : undefined;
    this.#readSubset(text);
    this.#hasUnread = !isStandalone && (this.parameters.size > 0 || this.externalSubset !== undefined);
    const isInAttribute = true;
    for (const name of this.#defaultReferences) this.refer(name, { offset, isInAttribute, prefixes: () => [] });
  }

  /** Throws XmlError for a reference that isn't allowed here, and for an entity bomb. */
  refer(name: string, place: ReferencePlace): void {
    if (isPredefined(name)) return;
    const closure = new Map<string, string>();
    const length = this.#weigh(name, place, closure, []);
    this.#expanded += length;
    if (length > EXPANSION_LIMIT) throw bomb(name, place.offset);
    if (this.#expanded > Math.max(TOTAL_LIMIT, TOTAL_FACTOR * place.offset)) {
      throw entityError('xmlTotalBomb', name, place.offset, 'unsupported');
    }
    if ([...closure.values()].some((text) => /[<&]|\]\]>/.test(text))) this.#judge(name, place, closure);
  }

  /** The number of characters that a reference expands to, with all references in it. Collects the entities that it uses. */
  #weigh(name: string, place: ReferencePlace, closure: Map<string, string>, chain: readonly string[]): number {
    if (isPredefined(name)) return 1;
    const entity = this.entities.get(name);
    if (chain.includes(name)) throw entityError('xmlRecursive', name, place.offset);
    if (entity === undefined) {
      if (!this.#hasUnread) throw undeclared(name, place.offset);
      this.undeclared.add(name);
      closure.set(name, '');
      return 0;
    }
    if (entity.kind === 'unparsed') throw entityError('xmlUnparsed', name, place.offset);
    if (entity.kind === 'external') {
      if (place.isInAttribute) throw outsideAttribute(name, entity.address, place.offset);
      this.outside.set(name, entity.address);
      closure.set(name, '');
      return 0;
    }
    if (chain.length === CHAIN_LIMIT) throw bomb(name, place.offset);
    const known = this.#lengths.get(name);
    if (known !== undefined && closure.has(name)) return known;
    closure.set(name, entity.text);
    let length = entity.text.length;
    for (const [whole, inner = ''] of entity.text.replace(PASSIVE, '').matchAll(ENTITY_REFERENCE)) {
      length += this.#weigh(inner, place, closure, [...chain, name]) - whole.length;
    }
    this.#lengths.set(name, length);
    return length;
  }

  /** An entity's text must be well-formed on its own, in content or in an attribute's value. */
  #judge(
    name: string,
    { offset, isInAttribute, prefixes }: ReferencePlace,
    closure: ReadonlyMap<string, string>,
  ): void {
    // External declarations can't be checked.
    if ([...closure.keys()].some((part) => this.undeclared.has(part))) return;
    const scope = isInAttribute ? [] : [...prefixes()].filter((prefix) => prefix !== 'xml' && prefix !== 'xmlns');
    const key = [name, isInAttribute, ...scope].join(' ');
    if (this.#checked.has(key)) return;
    this.#checked.add(key);
    const declarations = [...closure.keys()].map((part) => this.entities.get(part)?.declaration ?? '');
    const declared = scope.map((prefix) => ` xmlns:${prefix}="urn:${prefix}"`).join('');
    const use = isInAttribute ? `<r a="&${name};"/>` : `<r${declared}>&${name};</r>`;
    try {
      parseXmlDocument(`<!DOCTYPE r [${declarations.join('')}]>${use}`);
    } catch {
      throw entityError(isInAttribute ? 'xmlNotInAttribute' : 'xmlNotInContent', name, offset);
    }
  }

  #readSubset(text: string): void {
    for (const [declaration, parameter, keyword, body = ''] of text.matchAll(PART)) {
      if (keyword === 'ENTITY') this.#readEntity(declaration, body);
      else if (keyword === 'ATTLIST') this.#readAttributes(body);
      else if (parameter !== undefined) this.parameters.add(parameter);
    }
  }

  #readEntity(declaration: string, body: string): void {
    const match = ENTITY.exec(body);
    if (!match) return;
    const [, isParameter, name = '', double, single, doubleAddress, singleAddress, isUnparsed] = match;
    // The first declaration of a name counts.
    if (isParameter !== undefined || this.entities.has(name)) return;
    const text = double ?? single;
    const address = doubleAddress ?? singleAddress ?? '';
    this.entities.set(
      name,
      text === undefined
        ? { kind: isUnparsed === undefined ? 'external' : 'unparsed', address, declaration }
        : { kind: 'internal', text: withCharacters(text.replace(/\r\n?/g, '\n')), declaration },
    );
  }

  #readAttributes(body: string): void {
    const list = LIST_NAME.exec(body);
    const element = list?.[1] ?? '';
    const attributes = this.attributes.get(element) ?? new Map<string, AttributeDeclaration>();
    this.attributes.set(element, attributes);
    let at = list?.[0].length ?? 0;
    for (let found = matchAt(DEFINITION, body, at); found; found = matchAt(DEFINITION, body, at)) {
      const [whole, name = '', type, byDefault] = found;
      at += whole.length;
      // The first declaration of an attribute counts.
      if (attributes.has(name)) continue;
      attributes.set(name, { isTokens: type !== 'CDATA', byDefault });
      if (byDefault !== undefined) this.#readDefault(element, name, byDefault);
    }
  }

  #readDefault(element: string, name: string, written: string): void {
    for (const [, entity = ''] of written.matchAll(ENTITY_REFERENCE)) this.#defaultReferences.push(entity);
    if (name.startsWith('xmlns:')) this.prefixes.add(name.slice('xmlns:'.length));
    const value = written.slice(1, -1);
    if (name === 'xml:space' && (value === 'default' || value === 'preserve')) this.spaceDefaults.set(element, value);
  }
}

function judgeGrammar(text: string, offset: number): void {
  let root = 'r';
  while (text.includes(root)) root += 'r';
  try {
    parseXmlDocument(`${text}<${root}/>`);
  } catch (error) {
    const [, line, column] = /At line (\d+), character (\d+):/.exec(String(error)) ?? [];
    const at = line === undefined ? 0 : unitsTo(text, Number(line), Number(column));
    throw new XmlError(offset + at, (place) => message('xmlBadDoctype', { place }));
  }
}

/** The units before a line and column, which count lines of any line ending, and code points. */
function unitsTo(text: string, line: number, column: number): number {
  const breaks = /\r\n?|\n/g;
  for (let passed = 1; passed < line; passed++) breaks.exec(text);
  const start = breaks.lastIndex;
  return Math.min(
    text.length,
    start +
      Array.from(text.slice(start, start + 2 * column))
        .slice(0, column - 1)
        .join('').length,
  );
}

type EntityKey =
  | 'xmlUndeclared'
  | 'xmlRecursive'
  | 'xmlBomb'
  | 'xmlTotalBomb'
  | 'xmlUnparsed'
  | 'xmlNotInAttribute'
  | 'xmlNotInContent';

const entityError = (key: EntityKey, name: string, offset: number, code?: ToolErrorCode) =>
  new XmlError(offset, (place) => message(key, { name: shortened(name), place }), { ...(code && { code }) });

export const undeclared = (name: string, offset: number) => entityError('xmlUndeclared', name, offset);

const bomb = (name: string, offset: number) => entityError('xmlBomb', name, offset, 'unsupported');

/** Section 3.1: a well-formedness constraint. */
const outsideAttribute = (name: string, address: string, offset: number) =>
  new XmlError(offset, (place) =>
    message('xmlOutsideAttribute', { name: shortened(name), address: shortened(address), place }),
  );
