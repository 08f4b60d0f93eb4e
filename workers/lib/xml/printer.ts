// Writes a document's tokens unchanged, with different whitespace between them where it means nothing.
import { ATTRIBUTE, matchAt, START_NAME } from './grammar';
import type { XmlScanner } from './scanner';
import type { Layout } from './layout';
import type { LineEnds } from './line-ends';

export interface Printing {
  /** One level of indentation; undefined for no line breaks and no indentation. */
  readonly indent: string | undefined;
  readonly layout: Layout;
  /** The default of `xml:space` for elements, from the DOCTYPE. */
  readonly spaceDefaults: ReadonlyMap<string, 'default' | 'preserve'>;
  /** All lines of the result end like the first line of the document. */
  readonly lineEnds: LineEnds;
  /** The encoding declaration becomes UTF-8. */
  readonly recodes: boolean;
}

/**
 * What may happen to the whitespace in an element. `kept` is permanent. `xml:space="preserve"` ends at an inner element with
 * `default` (XML 1.0, section 2.10).
 */
type Content = 'spaced' | 'preserved' | 'kept';

/** A longer tag is always built attribute by attribute, because expressions over all of it would run out of memory. */
const LONG_TAG = 1 << 16;

/** There is exactly one space between attributes already. */
const TIDY = /^<[^\s"'=>]+(?: [^\s"'=>]+=(?:"[^"]*"|'[^']*'))*\/?>$/;

/** Names may end in characters that other languages treat as whitespace. */
const SPACE_AT_END = /[ \t\r\n]+>$/;
const isSpace = (unit: number) => unit === 0x20 || unit === 9 || unit === 10 || unit === 13;

export class XmlPrinter {
  readonly #printing: Printing;
  #parts: string[] = [];
  #units = 0;
  #isFirst = true;
  /** The state of each open element. */
  readonly #contents: Content[] = [];
  #count = 0;
  #pad = '';
  /** Whether whitespace at the document's end has a line break. */
  #endsLine = false;

  constructor(printing: Printing) {
    this.#printing = printing;
  }

  /** Units written since the last `flush`. */
  get units() {
    return this.#units;
  }

  flush(): string {
    const written = this.#parts.join('');
    this.#parts = [];
    this.#units = 0;
    return written;
  }

  take(scanner: XmlScanner): void {
    const { kind, text, start, end } = scanner;
    const content = this.#content;
    if (kind === 'text' && content === 'spaced') {
      if (this.#contents.length === 0) this.#endsLine ||= /[\r\n]/.test(text.slice(start, end));
      return;
    }
    const written = this.#withLineEnds(text.slice(start, end));
    if (kind === 'start') return this.#start(written);
    if (kind === 'end') {
      this.#contents.pop();
      if (content === 'spaced') this.#newLine();
      this.#write(isSpace(text.charCodeAt(end - 2)) ? written.replace(SPACE_AT_END, '>') : written);
    } else if (kind === 'text') this.#write(written);
    else {
      if (content === 'spaced') this.#newLine();
      const isDeclaration = kind === 'instruction' && scanner.offset === 0;
      this.#write(isDeclaration && this.#printing.recodes ? recoded(written) : written);
    }
  }

  /** Keeps the line break at the document's end, if there is one. */
  finish(): void {
    if (this.#endsLine && this.#printing.indent !== undefined) this.#write(this.#printing.lineEnds.first);
  }

  #withLineEnds(written: string): string {
    const { first, hasReturns } = this.#printing.lineEnds;
    // Most tokens are on one line, which a search finds out sooner than the expression.
    if (!hasReturns || !(written.includes('\n') || written.includes('\r'))) return written;
    return written.replace(/\r\n?|\n/g, first);
  }

  get #content(): Content {
    return this.#contents.at(-1) ?? 'spaced';
  }

  #start(written: string): void {
    const outer = this.#content;
    if (outer === 'spaced') this.#newLine();
    const tag = tidy(written);
    this.#write(tag);
    const number = this.#count++;
    if (!tag.endsWith('/>')) this.#contents.push(this.#contentOf(tag, number, outer));
  }

  #contentOf(tag: string, number: number, outer: Content): Content {
    if (outer === 'kept' || this.#printing.layout.keeps(number)) return 'kept';
    const space = this.#spaceOf(tag);
    return space === 'preserve' ? 'preserved' : space === 'default' ? 'spaced' : outer;
  }

  #spaceOf(tag: string): string | undefined {
    const { spaceDefaults } = this.#printing;
    const written = tag.includes('xml:space') ? attributeOf(tag, 'xml:space') : undefined;
    if (written !== undefined || spaceDefaults.size === 0) return written;
    return spaceDefaults.get(matchAt(START_NAME, tag, 0)?.[1] ?? '');
  }

  #newLine(): void {
    const { indent, lineEnds } = this.#printing;
    if (indent === undefined) return;
    if (this.#isFirst) return;
    const units = lineEnds.first.length + indent.length * this.#contents.length;
    if (this.#pad.length < units) this.#pad = lineEnds.first + indent.repeat(2 * this.#contents.length);
    this.#write(this.#pad.slice(0, units));
  }

  #write(written: string): void {
    this.#isFirst = false;
    this.#endsLine = false;
    this.#parts.push(written);
    this.#units += written.length;
  }
}

/** A start tag with one space before each attribute, and no other whitespace outside of values. */
function tidy(tag: string): string {
  if (tag.length < LONG_TAG && TIDY.test(tag)) return tag;
  const parts = [matchAt(START_NAME, tag, 0)?.[0] ?? ''];
  for (const [, attribute = '', value = ''] of attributesOf(tag)) parts.push(` ${attribute}=${value}`);
  parts.push(tag.endsWith('/>') ? '/>' : '>');
  return parts.join('');
}

/** The value of an attribute without its quotation marks, as written. */
function attributeOf(tag: string, name: string): string | undefined {
  for (const [, attribute, value = ''] of attributesOf(tag)) if (attribute === name) return value.slice(1, -1);
  return undefined;
}

function* attributesOf(tag: string): Generator<RegExpExecArray> {
  let at = matchAt(START_NAME, tag, 0)?.[0].length ?? 0;
  for (let found = matchAt(ATTRIBUTE, tag, at); found; found = matchAt(ATTRIBUTE, tag, at)) {
    yield found;
    at += found[0].length;
  }
}

const recoded = (declaration: string) => declaration.replace(/(encoding[ \t\r\n]*=[ \t\r\n]*["'])[^"']*/, '$1UTF-8');
