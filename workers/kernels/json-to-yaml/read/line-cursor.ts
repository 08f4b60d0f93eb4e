// Reads a text line by line.
import { skipSpaces } from './common-tokens';

const RETURN = 0x0d;

export class LineCursor {
  readonly text: string;
  /** From 1; 0 before the first. */
  line = 0;
  // The offsets of the line's start, of its end without the line break, and of the next line.
  start = 0;
  end = 0;
  next = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Returns false after the last line. */
  advance(): boolean {
    if (this.next >= this.text.length) return false;
    this.line++;
    this.start = this.next;
    this.end = this.#endOf(this.start);
    this.next = this.#behind(this.start);
    return true;
  }

  /** Goes to the line of an offset in this line or a later one. */
  advanceTo(offset: number): void {
    while (this.next <= offset && this.advance());
  }

  /**
   * The offset of the next line that isn't blank, and of its first character other than a space; both are the text's end if
   * there is none.
   */
  peek(): { readonly start: number; readonly at: number } {
    for (let start = this.next; start < this.text.length; start = this.#behind(start)) {
      const end = this.#endOf(start);
      const at = skipSpaces(this.text, start, end);
      if (at < end) return { start, at };
    }
    return { start: this.text.length, at: this.text.length };
  }

  #feed(from: number): number {
    const feed = this.text.indexOf('\n', from);
    return feed < 0 ? this.text.length : feed;
  }

  #behind(start: number): number {
    return this.#feed(start) + 1;
  }

  #endOf(start: number): number {
    const feed = this.#feed(start);
    const hasReturn = feed > start && feed < this.text.length && this.text.charCodeAt(feed - 1) === RETURN;
    return hasReturn ? feed - 1 : feed;
  }
}
