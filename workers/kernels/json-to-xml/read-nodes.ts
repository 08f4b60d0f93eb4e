// Reads a document into a tree: checked first, then parsed by fast-xml-parser, with settings that make it neither guess nor
// drop anything.
import { XMLParser } from 'fast-xml-parser';
import { ToolError } from '../../contract/errors';
import type { RunContext } from '../../contract/kernel';
import { messagesOf, type InText } from '../../contract/message';
import type { Source } from '../../contract/source';
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
  /** Entities of the DOCTYPE that were replaced by their texts. */
  readonly entities: ReadonlySet<string>;
  /** Attributes that the DOCTYPE declares, by element and name. */
  readonly declared: DeclaredAttributes;
}

export type DeclaredAttributes = ReadonlyMap<string, ReadonlyMap<string, DeclaredAttribute>>;

export interface DeclaredAttribute {
  /** Whitespace in its value is collapsed (XML 1.0, section 3.3.3). */
  readonly isTokens: boolean;
  /** With references replaced; undefined if there is none. */
  readonly byDefault: string | undefined;
}

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

/** A prefix of each element's name, so that `__proto__` and the keys used here are safe. */
const MARK = ' ';
const [TEXT, CDATA, KEPT, ATTRIBUTES] = ['#text', '#cdata', '#comment', ':@'];

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: TEXT,
  cdataPropName: CDATA,
  commentPropName: KEPT,
  // Values stay as written: this code replaces references, by the document's declarations.
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  transformTagName: (name) => MARK + name,
  onDangerousProperty: (name) => name,
  jPath: false,
  // The judge has limited the depth.
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
 * The document in a form that fast-xml-parser reads without a loss: entities are replaced by their texts. Comments,
 * instructions and the DOCTYPE are kept here and replaced by comments with their numbers.
 */
class TextForParser {
  readonly kept: XmlNode[] = [];
  readonly entities = new Set<string>();
  readonly declared = new Map<string, ReadonlyMap<string, DeclaredAttribute>>();
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
      const declared = Array.from(attributes, ([name, { isTokens, byDefault }]) => {
        const value = byDefault && attributeValue(this.#expandedValue(byDefault, offset, doctype).slice(1, -1));
        return [name, { isTokens, byDefault: value }] as const;
      });
      this.declared.set(element, new Map(declared));
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

  /** The end of an attribute's value, with quotation marks. Marks in an entity's text do not end it. */
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
