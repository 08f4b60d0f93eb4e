// Checks a document token by token for well-formedness (XML 1.0, fifth edition) and namespaces (Namespaces in XML 1.0). Only
// the names of open elements are in memory.
import type { InText } from '../../contract/run/message';
import { Doctype, undeclared } from './doctype';
import { ATTRIBUTE, DECLARATION, END_TAG, isBlank, isCharacter, isPredefined, matchAt } from './grammar';
import { REFERENCE, START_NAME, TAG_END, TARGET } from './grammar';
import { Namespaces, type Attribute } from './namespaces';
import type { XmlScanner } from './scanner';
import { brokenAttribute, brokenEnd, brokenStart } from './tag-errors';
import { message, shortened, XmlError } from './xml-error';

const GREATER = 0x3e;
const NONE: readonly Attribute[] = [];

export interface XmlCounts {
  readonly elements: number;
  readonly attributes: number;
  readonly comments: number;
  /** Levels of elements. */
  readonly depth: number;
}

export class XmlJudge {
  doctype: Doctype | undefined;
  /** Whether the document declares XML 1.1. It is read as XML 1.0. */
  isLater = false;
  readonly #namespaces = new Namespaces();
  readonly #maxDepth: number;
  readonly #names: string[] = [];
  readonly #starts: number[] = [];
  #hasRoot = false;
  #isStandalone = false;
  #totals = { elements: 0, attributes: 0, comments: 0, depth: 0 };

  constructor(maxDepth: number) {
    this.#maxDepth = maxDepth;
  }

  get totals(): XmlCounts {
    return this.#totals;
  }

  /** Elements that are open. */
  get depth() {
    return this.#names.length;
  }

  /** Checks the scanner's current token. Throws XmlError. */
  take(scanner: XmlScanner): void {
    switch (scanner.kind) {
      case 'start':
        return this.#start(scanner);
      case 'end':
        return this.#end(scanner);
      case 'text':
        return this.#text(scanner);
      case 'cdata':
        if (this.#names.length === 0) throw new XmlError(scanner.offset, (place) => message('xmlOutside', { place }));
        return;
      case 'comment':
        return this.#comment(scanner);
      case 'instruction':
        return this.#instruction(scanner);
      case 'doctype':
        return this.#doctype(scanner);
    }
  }

  /** Call it after the last token. */
  finish(offset: number): void {
    const last = this.#names.at(-1);
    if (last !== undefined) {
      const name = shortened(last);
      const more = this.#names.length - 1;
      const messageAt = (_: InText, start: InText) =>
        more > 0 ? message('xmlUnclosedMore', { name, start, count: more }) : message('xmlUnclosed', { name, start });
      throw new XmlError(offset, messageAt, { other: this.#starts.at(-1) ?? 0 });
    }
    if (!this.#hasRoot) throw new XmlError(offset, (place) => message('xmlEmpty', { place }));
  }

  #start(scanner: XmlScanner): void {
    const { text, start, end, offset } = scanner;
    const match = matchAt(START_NAME, text, start);
    const name = match?.[1];
    if (name === undefined) throw brokenStart(scanner);
    if (this.#names.length === 0) this.#root(name, offset);
    let at = start + 1 + name.length;
    // Most tags have only a name.
    if (at + 1 === end && text.charCodeAt(at) === GREATER) return this.#open(name, NONE, offset, false);
    const attributes: Attribute[] = [];
    for (let found = matchAt(ATTRIBUTE, text, at); found; found = matchAt(ATTRIBUTE, text, at)) {
      const [whole, attribute = '', value = ''] = found;
      attributes.push({ name: attribute, value, at: scanner.before + at + whole.indexOf(attribute) });
      if (value.includes('&')) this.#references(value, scanner.before + at + whole.length - value.length, true);
      at += whole.length;
    }
    const closing = matchAt(TAG_END, text, at);
    if (!closing || at + closing[0].length !== end) throw brokenAttribute(scanner, name, at);
    this.#open(name, attributes, offset, closing[1] === '/');
  }

  #open(name: string, attributes: readonly Attribute[], offset: number, isEmpty: boolean): void {
    const totals = this.#totals;
    totals.elements++;
    totals.attributes += attributes.length;
    this.#namespaces.open(name, attributes, offset, this.doctype?.prefixes);
    totals.depth = Math.max(totals.depth, this.#names.length + 1);
    if (this.#names.length === this.#maxDepth) throw tooDeep(this.#maxDepth, offset);
    if (isEmpty) this.#namespaces.close();
    else {
      this.#names.push(name);
      this.#starts.push(offset);
    }
  }

  #root(name: string, offset: number): void {
    if (this.#hasRoot) {
      throw new XmlError(offset, (place) => message('xmlSecondRoot', { name: shortened(name), place }));
    }
    this.#hasRoot = true;
  }

  #end(scanner: XmlScanner): void {
    const { text, start, end, offset } = scanner;
    const expected = this.#names.at(-1);
    if (expected !== undefined && end === start + expected.length + 3 && text.startsWith(`${expected}>`, start + 2)) {
      this.#names.pop();
      this.#starts.pop();
      return this.#namespaces.close();
    }
    const match = matchAt(END_TAG, text, start);
    const name = match?.[1];
    if (name === undefined || match?.[0].length !== end - start) throw brokenEnd(scanner);
    const open = this.#names.pop();
    const startedAt = this.#starts.pop();
    if (open === undefined) {
      throw new XmlError(offset, (place) => message('xmlNoStart', { name: shortened(name), place }));
    }
    if (open !== name) {
      const names = { name: shortened(name), open: shortened(open) };
      const messageAt = (place: InText, start: InText) => message('xmlOtherEnd', { ...names, place, start });
      throw new XmlError(offset, messageAt, { other: startedAt ?? 0 });
    }
    this.#namespaces.close();
  }

  #text(scanner: XmlScanner): void {
    const { text, start, end, offset } = scanner;
    if (this.#names.length === 0) {
      const outside = text.slice(start, end);
      if (isBlank(outside)) return;
      const at = offset + outside.search(/[^ \t\r\n]/);
      throw new XmlError(at, (place) => message(this.#hasRoot ? 'xmlTextAfter' : 'xmlTextBefore', { place }));
    }
    // A separate text, because a search in the whole would go on to its end each time.
    const own = text.slice(start, end);
    if (own.includes('&')) this.#references(own, offset, false);
    const bracket = own.indexOf(']]>');
    if (bracket >= 0) {
      throw new XmlError(offset + bracket, (place) => message('xmlBrackets', { place }));
    }
  }

  /** @param before units of the document before the text */
  #references(text: string, before: number, isInAttribute: boolean): void {
    for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
      const [whole, decimal, hexadecimal, name] = matchAt(REFERENCE, text, at) ?? [];
      const offset = before + at;
      if (whole === undefined) {
        throw new XmlError(offset, (place) => message('xmlNoReference', { place }));
      }
      if (name === undefined) checkCharacter(decimal, hexadecimal, offset);
      else this.#entity(name, offset, isInAttribute);
    }
  }

  #entity(name: string, offset: number, isInAttribute: boolean): void {
    if (isPredefined(name)) return;
    if (!this.doctype) throw undeclared(name, offset);
    this.doctype.refer(name, { offset, isInAttribute, prefixes: () => this.#namespaces.prefixes() });
  }

  #comment({ text, start, end, offset }: XmlScanner): void {
    this.#totals.comments++;
    const dashes = text.slice(start, end).indexOf('--', '<!--'.length);
    if (dashes === end - start - '-->'.length) return;
    throw new XmlError(offset + dashes, (place) => message('xmlDashes', { place }));
  }

  #instruction(scanner: XmlScanner): void {
    const { text, start, end, offset } = scanner;
    const target = matchAt(TARGET, text, start)?.[1];
    if (target === undefined) {
      throw new XmlError(offset, (place) => message('xmlNoTarget', { place }));
    }
    if (target === 'xml' && offset === 0) {
      const declaration = matchAt(DECLARATION, text, start)?.[0];
      if (declaration?.length !== end - start) {
        throw new XmlError(offset, (place) => message('xmlBadDeclaration', { place }));
      }
      this.isLater = /version[ \t\r\n]*=[ \t\r\n]*.1\.1/.test(declaration);
      this.#isStandalone = /standalone[ \t\r\n]*=[ \t\r\n]*.yes/.test(declaration);
    } else if (/^xml$/i.test(target)) {
      throw new XmlError(offset, (place) => message('xmlLateDeclaration', { place }));
    } else if (target.includes(':')) {
      throw new XmlError(offset, (place) => message('xmlColonTarget', { place }));
    }
  }

  #doctype({ text, start, end, offset }: XmlScanner): void {
    if (this.doctype !== undefined || this.#hasRoot) {
      throw new XmlError(offset, (place) => message('xmlLateDoctype', { place }));
    }
    this.doctype = new Doctype(text.slice(start, end), offset, this.#isStandalone);
  }
}

function checkCharacter(decimal: string | undefined, hexadecimal: string | undefined, offset: number): void {
  const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (isCharacter(code)) return;
  const written = shortened(decimal === undefined ? `&#x${hexadecimal ?? ''};` : `&#${decimal};`);
  throw new XmlError(offset, (place) => message('xmlBadCharacter', { written, place }));
}

const tooDeep = (limit: number, offset: number) =>
  new XmlError(offset, (place) => message('xmlTooDeep', { limit, place }), { code: 'too-deep' });
