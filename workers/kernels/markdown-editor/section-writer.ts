// Joins blocks into sections: pieces of HTML that can be sanitized and shown one by one.
import type { Block } from './blocks';
import { OpenElements } from './open-elements';
import { LONGEST_SECTION_UNITS, SECTION_UNITS, type Section } from './spec';

export class SectionWriter {
  readonly #write: (html: string) => void;
  readonly #sections: Section[] = [];
  readonly #open = new OpenElements();
  #html = '';
  #line = 1;

  constructor(write: (html: string) => void) {
    this.#write = write;
  }

  add(block: Block): void {
    const { html, line, isRaw, part } = block;
    if (part) this.#endBefore(line);
    if (this.#html === '') this.#line = line;
    this.#html += isRaw ? html : withLine(html, line - this.#line);
    if (isRaw) this.#open.read(html);
    if (part) {
      this.#end(part === 'rest' && this.#open.isEmpty);
      this.#html = this.#open.tags;
      return;
    }
    const { length } = this.#html;
    if (length < SECTION_UNITS) return;
    if (this.#open.isEmpty) this.#end();
    else if (length >= LONGEST_SECTION_UNITS) {
      this.#end();
      this.#line = line;
      this.#html = this.#open.tags;
    }
  }

  close(): readonly Section[] {
    if (this.#html !== '') this.#end();
    return this.#sections;
  }

  /** A part is a separate section. */
  #endBefore(line: number): void {
    if (this.#html !== this.#open.tags) this.#end();
    this.#line = line;
    this.#html = this.#open.tags;
  }

  #end(continues = false): void {
    this.#sections.push({ length: this.#html.length, line: this.#line, ...(continues && { continues }) });
    this.#write(this.#html);
    this.#html = '';
  }
}

/** The line of a block's text, for the page. */
const withLine = (html: string, line: number) => html.replace(/^<[a-z0-9]+/, `$& data-line="${String(line)}"`);
