// Converts a whole XML document to JSON and back, node by node: an element is ["name", {attributes}, …content], after JsonML
// (http://www.jsonml.org/), with more kinds of nodes. A list that begins with "#document" contains them all.
import { meant, type JsonValue } from './json-value';
import { textNode, type XmlElement, type XmlNode } from './xml-node';

const DOCUMENT = '#document';

const NAMES = {
  comment: '#comment',
  cdata: '#cdata',
  instruction: '?',
  declaration: '?xml',
  doctype: '!DOCTYPE',
} as const;

const KINDS: ReadonlyMap<string, keyof typeof NAMES> = new Map(
  Object.entries(NAMES).map(([kind, name]) => [name, kind as keyof typeof NAMES]),
);

/** JSON without whitespace. */
export function documentJson(nodes: readonly XmlNode[]): string {
  const parts = [`["${DOCUMENT}"`];
  // Only whitespace may separate the nodes of a document.
  for (const node of nodes.filter(({ kind }) => kind !== 'text')) {
    parts.push(',');
    writeNode(node, parts);
  }
  parts.push(']');
  return parts.join('');
}

function writeNode(node: XmlNode, parts: string[]): void {
  if (node.kind === 'text') parts.push(JSON.stringify(node.text));
  else if (node.kind !== 'element') parts.push(`["${NAMES[node.kind]}",${JSON.stringify(node.text)}]`);
  else {
    parts.push('[', JSON.stringify(node.name));
    const attributes = node.attributes.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
    if (attributes.length > 0) parts.push(`,{${attributes.join(',')}}`);
    for (const child of node.content) {
      parts.push(',');
      writeNode(child, parts);
    }
    parts.push(']');
  }
}

/** Undefined if the JSON isn't exactly of this form, down to its escapes: converting it back would then change it. */
export function documentNodes(value: JsonValue): readonly XmlNode[] | undefined {
  if (value.kind !== 'array') return undefined;
  const [first, ...items] = value.items;
  if (!first || stringOf(first) !== DOCUMENT || items.length === 0) return undefined;
  const nodes = items.map((item) => (item.kind === 'array' ? nodeOf(item.items) : undefined));
  return nodes.every((node) => node !== undefined) ? nodes : undefined;
}

function nodeOf([first, second, ...rest]: readonly JsonValue[]): XmlNode | undefined {
  const name = first && stringOf(first);
  if (name === undefined) return undefined;
  const kind = KINDS.get(name);
  if (kind !== undefined) {
    const text = second && stringOf(second);
    return text === undefined || rest.length > 0 ? undefined : { kind, text };
  }
  const attributes = second?.kind === 'object' ? attributesOf(second) : [];
  const children = second === undefined || second.kind === 'object' ? rest : [second, ...rest];
  const content = children.map(childOf);
  // An empty list of attributes and an empty text are omitted when the document is written again.
  if (!attributes || (second?.kind === 'object' && attributes.length === 0)) return undefined;
  return content.every((node) => node !== undefined) ? { kind: 'element', name, attributes, content } : undefined;
}

function childOf(value: JsonValue): XmlNode | undefined {
  if (value.kind === 'array') {
    const node = nodeOf(value.items);
    return node?.kind === 'declaration' || node?.kind === 'doctype' ? undefined : node;
  }
  const text = stringOf(value);
  return text === undefined || text === '' ? undefined : textNode(text);
}

function attributesOf({ members }: Extract<JsonValue, { kind: 'object' }>): XmlElement['attributes'] | undefined {
  const attributes = members.map(({ key, token, value }) => [key, stringOf(value), token] as const);
  const known = attributes.flatMap(([key, value, token]) =>
    value === undefined || JSON.stringify(key) !== token ? [] : [[key, value] as const],
  );
  return known.length === attributes.length ? known : undefined;
}

/** Whether the string's escapes are those of the writer. */
function stringOf(value: JsonValue): string | undefined {
  if (value.kind !== 'string') return undefined;
  const text = meant(value.token);
  return JSON.stringify(text) === value.token ? text : undefined;
}
