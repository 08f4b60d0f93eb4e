// Where the lines of a text are in a field that wraps them: a browser does not say it of a text area.

const TAB_COLUMNS = 8;

/** Rows that a line takes where words are kept whole, all characters being of one width. */
export function rowsOf(line: string, columns: number): number {
  if (line.length <= columns && !line.includes('\t')) return 1;
  let rows = 1;
  let column = 0;
  for (const word of line.match(/\t|[^\s-]*[\s-]|[^\s-]+/g) ?? []) {
    if (word === '\t') {
      column += TAB_COLUMNS - (column % TAB_COLUMNS);
      continue;
    }
    // White space at the end of a row hangs over it.
    const width = word.trimEnd().length;
    if (column > 0 && column + width > columns) {
      rows++;
      column = 0;
    }
    if (width > columns) rows += Math.ceil(width / columns) - 1;
    column = width > columns ? width % columns : column + word.length;
  }
  return rows;
}

/** Lines are counted from 1, rows from 0. Both may be in between. */
export class LineRows {
  /** The row that each line begins at, and the count of all of them behind. */
  readonly #starts: readonly number[];

  constructor(text: string, columns: number) {
    const starts = [0];
    let row = 0;
    for (const line of text.split('\n')) starts.push((row += rowsOf(line, Math.max(1, columns))));
    this.#starts = starts;
  }

  get rows(): number {
    return this.#starts.at(-1) ?? 0;
  }

  rowAt(line: number): number {
    const index = Math.min(Math.max(0, Math.floor(line) - 1), this.#starts.length - 2);
    const [start = 0, end = start] = this.#starts.slice(index, index + 2);
    return start + Math.min(1, Math.max(0, line - 1 - index)) * (end - start);
  }

  lineAt(row: number): number {
    let low = 0;
    let high = this.#starts.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= row) low = middle;
      else high = middle - 1;
    }
    const [start = 0, end = start] = this.#starts.slice(low, low + 2);
    return low + 1 + (end > start ? Math.min(1, Math.max(0, (row - start) / (end - start))) : 0);
  }
}
