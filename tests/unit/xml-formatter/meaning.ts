// A document's meaning, read by slimdom alone: everything but insignificant whitespace.
import { parseXmlDocument, type Element, type Node } from 'slimdom';

const [ELEMENT, TEXT, CDATA] = [1, 3, 4];
const XML = 'http://www.w3.org/XML/1998/namespace';

const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;
const isBlankText = (node: Node) => node.nodeType === TEXT && /^[ \t\r\n]*$/.test(node.nodeValue ?? '');

type Meaning = string | readonly [name: string, attributes: readonly string[], content: readonly Meaning[]];

function meaningOf(node: Node, keepsOuter: boolean): Meaning {
  if (!isElement(node)) return `${node.nodeType} ${node.nodeName} ${node.nodeValue ?? ''}`;
  const space = node.getAttributeNS(XML, 'space');
  const keeps = space === 'default' ? false : keepsOuter || space === 'preserve';
  const children = node.childNodes;
  const isMixed = children.some(
    (child) => child.nodeType === CDATA || (child.nodeType === TEXT && !isBlankText(child)),
  );
  const isLeaf = children.every((child) => child.nodeType === TEXT);
  const attributes = node.attributes.map(({ name, value }) => `${name}=${value}`);
  const content = children.filter((child) => keeps || isMixed || isLeaf || !isBlankText(child));
  return [node.nodeName, attributes, content.map((child) => meaningOf(child, keeps))];
}

export function meaning(text: string): readonly Meaning[] {
  return parseXmlDocument(text).childNodes.map((node) => meaningOf(node, false));
}
