// Reads a document into a tree. It is checked first, and then parsed by fast-xml-parser with settings that keep the parser from
// guessing or dropping anything.
import { XMLParser } from 'fast-xml-parser';
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf, type InText } from '../../contract/run/message';
import type { Source } from '../../contract/run/source';
import type { Doctype } from '../../lib/xml/doctype';
import { ATTRIBUTE, isPredefined, matchAt, NAME, withoutReferences } from '../../lib/xml/grammar';
import { readXml, type XmlReading } from '../../lib/xml/read-xml';
import type { XmlScanner } from '../../lib/xml/scanner';
import { shortened, XmlError } from '../../lib/xml/xml-error';
import type { messages } from './messages';
import { DEPTH_LIMIT, VALUE_LIMIT } from './spec';
import type { XmlElement, XmlNode } from './xml-node';

const message = messagesOf<typeof messages>('json-to-xml');

export interface ReadNodes {
  readonly nodes: readonly XmlNode[];
  readonly reading: XmlReading;
  /** The entities of the DOCTYPE that were replaced with their texts. */
  readonly entities: ReadonlySet<string>;
  readonly declared: Declared;
}

/** The attributes that the DOCTYPE declares, by element. */
export type Declared = ReadonlyMap<string, DeclaredAttributes>;

export interface DeclaredAttributes {
  /** The attributes in whose values whitespace is collapsed (XML 1.0, section 3.3.3). */
  readonly tokens: ReadonlySet<string>;
  /** With references replaced. They are in a separate list, because they are added to every element. */
  readonly defaults: XmlElement['attributes'];
}

export const collapsed = (value: string) => value.replace(/ +/g, ' ').replace(/^ | $/g, '');

/** Throws ToolError. */
export async function readNodes(source: Source, run: RunContext, passes: number): Promise<ReadNodes> {
  const text = new TextForParser();
  const reading = await readXml(source, run, {
    refusal: message('badXml'),
    maxDepth: DEPTH_LIMIT,
    passes,
    onToken: (scanner, judge) => {
      const { elements, attributes } = judge.totals;
      if (elements + attributes > VALUE_LIMIT) throw new ToolError('too-large', message('tooLarge'));
      text.take(scanner, judge.doctype);
    },
  });
  const parsed = parser.parse(text.text) as Parsed[];
  return {
    nodes: parsed.flatMap((node) => nodeOf(node, text.kept)),
    reading,
    entities: text.entities,
    declared: text.declared,
  };
}

/** In document order: an element, or the node that its only other key names. */
type Parsed = Readonly<Record<string, readonly Parsed[] | string | Readonly<Record<string, string>>>>;

/** A prefix of each element's name, which makes `__proto__` and the keys used here safe. */
const MARK = ' ';
const [TEXT, CDATA, KEPT, ATTRIBUTES] = ['#text', '#cdata', '#comment', ':@'];

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: TEXT,
  cdataPropName: CDATA,
  commentPropName: KEPT,
  // Values stay as written. This code replaces the references, using the document's declarations.
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  transformTagName: (name) => MARK + name,
  onDangerousProperty: (name) => name,
  jPath: false,
  // The judge has already limited the depth.
  maxNestedTags: 2 * DEPTH_LIMIT,
});

const asText = (value: Parsed[string] | undefined) => (typeof value === 'string' ? value : '');

function nodeOf(parsed: Parsed, kept: readonly XmlNode[]): XmlNode[] {
  const [key = ''] = Object.keys(parsed).filter((name) => name !== ATTRIBUTES);
  const value = parsed[key] ?? '';
  if (key === TEXT) return [{ kind: 'text', text: withoutReferences(asText(value)) }];
  const children = value as readonly Parsed[];
  const inner = () => asText(children[0]?.[TEXT]);
  if (key === CDATA) return [{ kind: 'cdata', text: inner() }];
  if (key === KEPT) return kept.slice(Number(inner()), Number(inner()) + 1);
  const attributes = Object.entries((parsed[ATTRIBUTES] ?? {}) as Readonly<Record<string, string>>).map(
    ([name, written]) => [name.slice(1), attributeValue(written)] as const,
  );
  const content = children.flatMap((child) => nodeOf(child, kept));
  return [{ kind: 'element', name: key.trimStart(), attributes, content } satisfies XmlElement];
}

/** XML 1.0, section 3.3.3: line breaks are spaces, unless they are written as references. */
const attributeValue = (written: string) => withoutReferences(withLineFeeds(written).replace(/[\t\n]/g, ' '));

const ENTITY = new RegExp(`&(${NAME});`, 'g');

/**
 * The document in a form that fast-xml-parser reads without losses: entities are replaced with their texts. Comments,
 * instructions and the DOCTYPE are stored here and replaced with comments that contain their numbers.
 */
class TextForParser {
  readonly kept: XmlNode[] = [];
  readonly entities = new Set<string>();
  readonly declared = new Map<string, DeclaredAttributes>();
  readonly #parts: string[] = [];

  get text() {
    return this.#parts.join('');
  }

  take({ kind, text, start, end, offset }: XmlScanner, doctype: Doctype | undefined): void {
    const written = text.slice(start, end);
    const token = withLineFeeds(written);
    const keep = (node: XmlNode) => this.#parts.push(`<!--${this.kept.push(node) - 1}-->`);
    if (kind === 'comment') keep({ kind, text: token.slice(4, -3) });
    else if (kind === 'doctype') {
      keep({ kind, text: token.slice('<!DOCTYPE'.length, -1).trimStart() });
      if (doctype) this.#declare(doctype, offset);
    } else if (kind === 'instruction') {
      const isDeclaration = offset === 0 && /^<\?xml\s/.test(token);
      if (isDeclaration) keep({ kind: 'declaration', text: token.slice('<?xml'.length, -2).trim() });
      else keep({ kind, text: token.slice(2, -2) });
    } else if (!doctype || kind === 'cdata' || !token.includes('&')) this.#parts.push(token);
    else if (kind === 'text') this.#parts.push(this.#expanded(written, offset, doctype));
    else this.#parts.push(this.#expandedTag(written, offset, doctype));
  }

  /**
   * @param offset of the text in the document
   * @throws XmlError for an entity whose text is unknown
   */
  #expanded(text: string, offset: number, doctype: Doctype): string {
    const parts: string[] = [];
    let at = 0;
    for (const { 0: reference, 1: name = '', index } of text.matchAll(ENTITY)) {
      parts.push(withLineFeeds(text.slice(at, index)));
      const isKept = isPredefined(name);
      parts.push(isKept ? reference : this.#textOf(name, offset + index, doctype).replaceAll('\r', '&#13;'));
      at = index + reference.length;
    }
    parts.push(withLineFeeds(text.slice(at)));
    return parts.join('');
  }

  #textOf(name: string, offset: number, doctype: Doctype): string {
    const entity = doctype.entities.get(name);
    if (entity?.kind !== 'internal') {
      const messageAt = (place: InText) => message('unknownEntity', { name: shortened(name), place });
      throw new XmlError(offset, messageAt, { code: 'unsupported' });
    }
    this.entities.add(name);
    return entity.text.replace(ENTITY, (reference, inner: string) =>
      isPredefined(inner) ? reference : this.#textOf(inner, offset, doctype),
    );
  }

  #declare(doctype: Doctype, offset: number): void {
    for (const [element, attributes] of doctype.attributes) {
      const tokens = new Set<string>();
      const defaults: [name: string, value: string][] = [];
      for (const [name, { isTokens, byDefault }] of attributes) {
        if (isTokens) tokens.add(name);
        if (byDefault === undefined) continue;
        const value = attributeValue(this.#expandedValue(byDefault, offset, doctype).slice(1, -1));
        defaults.push([name, isTokens ? collapsed(value) : value]);
      }
      this.declared.set(element, { tokens, defaults });
    }
  }

  #expandedTag(tag: string, offset: number, doctype: Doctype): string {
    let at = tag.search(/[ \t\r\n]/);
    const parts = [tag.slice(0, at)];
    for (let found = matchAt(ATTRIBUTE, tag, at); found; found = matchAt(ATTRIBUTE, tag, at)) {
      const [whole, name = '', value = ''] = found;
      at += whole.length;
      parts.push(` ${name}=`, this.#expandedValue(value, offset + at - value.length, doctype));
    }
    parts.push(tag.endsWith('/>') ? '/>' : '>');
    return withLineFeeds(parts.join(''));
  }

  /** Where an attribute's value ends, including the quotation marks. Marks in an entity's text don't end it. */
  #expandedValue(value: string, offset: number, doctype: Doctype): string {
    return value.replace(ENTITY, (reference, name: string, index: number) =>
      isPredefined(name)
        ? reference
        : this.#textOf(name, offset + index, doctype)
            .replaceAll('"', '&quot;')
            .replaceAll("'", '&apos;'),
    );
  }
}

/** XML 1.0, section 2.11: all line breaks are line feeds. */
const withLineFeeds = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
