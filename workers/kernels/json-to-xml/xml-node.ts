// An XML document as a tree, and its text.

export interface XmlElement {
  readonly kind: 'element';
  readonly name: string;
  /** Values with their references replaced. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly content: readonly XmlNode[];
}

export type XmlNode =
  | XmlElement
  /** References are replaced in texts. Other values are the characters between their delimiters. */
  | { readonly kind: 'text' | 'cdata' | 'comment'; readonly text: string }
  | { readonly kind: 'instruction' | 'declaration' | 'doctype'; readonly text: string };

const TEXT: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
const VALUE: Readonly<Record<string, string>> = { ...TEXT, '"': '&quot;', '\t': '&#9;', '\n': '&#10;' };

/**
 * XML readers turn each carriage return into a line feed, and each line break in an attribute into a space, so those are
 * written as references.
 */
const escapeText = (text: string) => text.replace(/[&<>\r]/g, (character) => TEXT[character] ?? '');
const escapeValue = (text: string) => text.replace(/[&<>"\r\n\t]/g, (character) => VALUE[character] ?? '');

const WRAPPED = {
  comment: ['<!--', '-->'],
  cdata: ['<![CDATA[', ']]>'],
  instruction: ['<?', '?>'],
  declaration: ['<?xml ', '?>'],
  doctype: ['<!DOCTYPE ', '>'],
} as const;

/** Not always well-formed, because comments and instructions keep their contents. The result is checked afterwards. */
export function xmlText(nodes: readonly XmlNode[]): string {
  const parts: string[] = [];
  for (const node of nodes) write(node, parts);
  return parts.join('');
}

function write(node: XmlNode, parts: string[]): void {
  if (node.kind === 'text') parts.push(escapeText(node.text));
  else if (node.kind !== 'element') {
    const [opening, closing] = WRAPPED[node.kind];
    parts.push(opening, node.text, closing);
  } else {
    parts.push('<', node.name);
    for (const [name, value] of node.attributes) parts.push(' ', name, '="', escapeValue(value), '"');
    if (node.content.length === 0) parts.push('/>');
    else {
      parts.push('>');
      for (const child of node.content) write(child, parts);
      parts.push('</', node.name, '>');
    }
  }
}

export const isElement = (node: XmlNode): node is XmlElement => node.kind === 'element';
export const textNode = (text: string): XmlNode => ({ kind: 'text', text });
