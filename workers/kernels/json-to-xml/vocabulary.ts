// Converts any JSON to XML and back, token by token, in the W3C's vocabulary for JSON (XPath and XQuery Functions 3.1, section
// 17.4.2, https://www.w3.org/TR/xpath-functions-31/#json-to-xml-mapping).
import { isBlank } from '../../lib/xml/grammar';
import type { JsonValue } from './json-value';
import { isElement, textNode, type XmlElement, type XmlNode } from './xml-node';

const NAMESPACE = 'http://www.w3.org/2005/xpath-functions';

/** The only characters that get a new escape, because JSON allows them and XML doesn't. */
const NO_XML = /[\ufffe\uffff]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16)}`;

export function vocabularyXml(value: JsonValue): readonly XmlNode[] {
  const root = elementOf(value, []);
  return [{ ...root, attributes: [['xmlns', NAMESPACE], ...root.attributes] }];
}

type Attributes = XmlElement['attributes'];

function elementOf(value: JsonValue, key: Attributes): XmlElement {
  const make = (name: string, content: readonly XmlNode[], attributes: Attributes = key): XmlElement => ({
    kind: 'element',
    name,
    attributes,
    content,
  });
  switch (value.kind) {
    case 'object':
      return make(
        'map',
        value.members.map(({ token, value }) => elementOf(value, markedText(token, 'key', 'escaped-key'))),
      );
    case 'array':
      return make(
        'array',
        value.items.map((item) => elementOf(item, [])),
      );
    case 'string': {
      const [[, text] = ['', ''], ...marks] = markedText(value.token, '', 'escaped');
      return make('string', text === '' ? [] : [textNode(text)], [...key, ...marks]);
    }
    case 'null':
      return make('null', []);
    default:
      return make(value.kind, [textNode(value.token)]);
  }
}

/** The text between a token's quotation marks as an attribute, and another attribute if it has escapes. */
function markedText(token: string, name: string, mark: string): Attributes {
  const text = token.slice(1, -1).replace(NO_XML, escaped);
  return text.includes('\\')
    ? [
        [name, text],
        [mark, 'true'],
      ]
    : [[name, text]];
}

/** JSON without whitespace; undefined if the document isn't of the vocabulary. */
export function vocabularyJson(nodes: readonly XmlNode[]): string | undefined {
  const [root, ...more] = nodes.filter(({ kind }) => kind !== 'declaration');
  const address = root?.kind === 'element' ? valueOf(root, 'xmlns') : undefined;
  if (!root || !isElement(root) || more.length > 0 || address !== NAMESPACE) return undefined;
  const parts: string[] = [];
  return writeValue(root, ['xmlns'], parts) ? parts.join('') : undefined;
}

const valueOf = ({ attributes }: XmlElement, name: string) => attributes.find(([own]) => own === name)?.[1];

const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/**
 * Returns false if the element isn't of the vocabulary.
 * @param allowed attributes that it may have
 */
function writeValue(element: XmlElement, allowed: readonly string[], parts: string[]): boolean {
  const { name, attributes, content } = element;
  const own = name === 'string' ? [...allowed, 'escaped'] : allowed;
  if (!attributes.every(([attribute]) => own.includes(attribute))) return false;
  if (name === 'map' || name === 'array') return writeList(element, parts);
  if (!content.every(({ kind }) => kind === 'text' || kind === 'cdata')) return false;
  const text = content.map((node) => (isElement(node) ? '' : node.text)).join('');
  if (name === 'string') return writeString(text, valueOf(element, 'escaped'), parts);
  const isToken =
    (name === 'number' && NUMBER.test(text)) ||
    (name === 'boolean' && /^(?:true|false)$/.test(text)) ||
    (name === 'null' && text === '');
  if (isToken) parts.push(name === 'null' ? 'null' : text);
  return isToken;
}

function writeList({ name, content }: XmlElement, parts: string[]): boolean {
  const isMap = name === 'map';
  parts.push(isMap ? '{' : '[');
  let isFirst = true;
  for (const child of content) {
    if (!isElement(child)) {
      if (child.kind === 'text' && isBlank(child.text)) continue;
      return false;
    }
    if (!isFirst) parts.push(',');
    isFirst = false;
    if (isMap) {
      const key = valueOf(child, 'key');
      if (key === undefined || !writeString(key, valueOf(child, 'escaped-key'), parts)) return false;
      parts.push(':');
    }
    if (!writeValue(child, isMap ? ['key', 'escaped-key'] : [], parts)) return false;
  }
  parts.push(isMap ? '}' : ']');
  return true;
}

function writeString(text: string, mark: string | undefined, parts: string[]): boolean {
  if (mark !== 'true') parts.push(JSON.stringify(text));
  else {
    const token = `"${text}"`;
    try {
      JSON.parse(token);
    } catch {
      return false;
    }
    parts.push(token);
  }
  return mark === undefined || mark === 'true' || mark === 'false';
}
