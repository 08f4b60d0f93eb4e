// Writes the text line by line, each line with its parts of matches, while the matches arrive.
import type { RunContext } from '../../contract/run/kernel';
import { isLowSurrogate } from '../../lib/surrogates';
import type { Piece } from './pieces';
import { RowWriter } from './row-writer';
import { LINE_RECORD, MARKED_UNITS } from './spec';

/** Longer lines are cut into rows: laying out one line of 64 KB takes a browser as long as a page of text. */
const ROW_UNITS = 200;

interface Stretch {
  readonly start: number;
  readonly end: number;
  /** Where the next line starts, after the line break if there is one. */
  readonly next: number;
}

export class LineWriter {
  readonly #text: string;
  readonly #end: number;
  readonly #rows: RowWriter;
  #stretch: Stretch;
  #line = 1;
  #marks: number[] = [];
  #isDone = false;

  /** Only the first piece is shown. */
  static async open({ text, isLast }: Piece, run: RunContext): Promise<LineWriter> {
    return new LineWriter(isLast ? text : `${text}\n`, await RowWriter.open(run, LINE_RECORD.bytes));
  }

  private constructor(text: string, rows: RowWriter) {
    this.#text = text;
    this.#end = Math.min(text.length, MARKED_UNITS);
    this.#rows = rows;
    this.#stretch = this.#stretchFrom(0);
  }

  get isCut(): boolean {
    return this.#end < this.#text.length;
  }

  /** A text that ends in a line break has an empty last line. */
  get #isLast(): boolean {
    return this.#stretch.next >= this.#end && this.#stretch.next === this.#stretch.end;
  }

  /** Takes matches in the order of their starts. The limit restricts how many can wait. */
  mark(start: number, end: number): void {
    if (start > this.#end || (start === this.#end && this.isCut)) return;
    while (start >= this.#stretch.next && !this.#isLast) this.#advance();
    // A match over several lines is marked in each.
    while (!this.#isDone) {
      this.#push(start, end);
      if (end <= this.#stretch.next) return;
      this.#advance();
    }
  }

  close() {
    while (!this.#isDone) this.#advance();
    return this.#rows.close();
  }

  #push(start: number, end: number) {
    const { start: from, end: to } = this.#stretch;
    this.#marks.push(Math.min(to, Math.max(from, start)) - from, Math.min(to, end) - from);
  }

  #advance() {
    const { start, end, next } = this.#stretch;
    this.#rows.add(LINE_RECORD.textOffset);
    this.#rows.write(LINE_RECORD.textBytes, this.#text.slice(start, end));
    this.#rows.write(LINE_RECORD.marksBytes, this.#marks.join(','));
    this.#rows.set(LINE_RECORD.number, this.#line);
    this.#marks = [];
    if (next > end) this.#line++;
    this.#isDone = this.#isLast;
    this.#stretch = this.#stretchFrom(next);
  }

  #stretchFrom(start: number): Stretch {
    const feed = this.#text.indexOf('\n', start);
    const lineEnd = feed < 0 || feed > this.#end ? this.#end : feed;
    if (lineEnd - start > ROW_UNITS) {
      const cut = start + ROW_UNITS;
      const end = isLowSurrogate(this.#text.charCodeAt(cut)) ? cut - 1 : cut;
      return { start, end, next: end };
    }
    return { start, end: lineEnd, next: lineEnd < this.#end ? lineEnd + 1 : lineEnd };
  }
}
