// Knows which lines of the text are in view, in the text area and in the preview, so that each can follow the other.

export interface Scrolled {
  /** The first line in view, counted from 1; fractional if it starts above the view. */
  readonly topLine: () => number;
  readonly showLine: (line: number) => void;
  /** From 0 at the beginning to 1 at the end. */
  readonly fraction: () => number;
  readonly showEnd: () => void;
}

export interface ScrolledEditor extends Scrolled {
  readonly element: HTMLElement;
  /** Fires the `scroll` events. */
  readonly scroller: HTMLElement;
}

type Box = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

export function fractionOf({ scrollTop, scrollHeight, clientHeight }: Box): number {
  const most = scrollHeight - clientHeight;
  return most <= 0 ? 0 : scrollTop / most;
}

/** A line of the text and its position in pixels below the top of the view. Positions in between are interpolated. */
export interface Anchor {
  readonly line: number;
  readonly top: number;
}

/** The last anchor that matches (or the first of all), and the one after it. */
function around(anchors: readonly Anchor[], isBefore: (anchor: Anchor) => boolean): readonly Anchor[] {
  const index = Math.max(0, anchors.findLastIndex(isBefore));
  return anchors.slice(index, index + 2);
}

/** Anchors are in ascending order, by line and by position. */
export function lineAt(anchors: readonly Anchor[], top: number): number {
  const [from, to = from] = around(anchors, (anchor) => anchor.top <= top);
  if (!from || !to || to.top <= from.top) return from?.line ?? 1;
  return from.line + Math.max(0, (top - from.top) / (to.top - from.top)) * (to.line - from.line);
}

export function topAt(anchors: readonly Anchor[], line: number): number {
  const [from, to = from] = around(anchors, (anchor) => anchor.line <= line);
  if (!from || !to || to.line <= from.line) return from?.top ?? 0;
  return from.top + Math.min(1, (line - from.line) / (to.line - from.line)) * (to.top - from.top);
}

const TAB_COLUMNS = 8;

/** The rows that a line takes in a monospaced text area that wraps between words. */
export function rowsOf(line: string, columns: number): number {
  if (line.length <= columns && !line.includes('\t')) return 1;
  let rows = 1;
  let column = 0;
  for (const word of line.match(/\t|[^\s-]*[\s-]|[^\s-]+/g) ?? []) {
    if (word === '\t') {
      column += TAB_COLUMNS - (column % TAB_COLUMNS);
      continue;
    }
    // Whitespace at the end of a row doesn't wrap.
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

/** Browsers don't report where a text area wraps, so this computes it. Lines count from 1, rows from 0; both may be fractional. */
export class LineRows {
  /** The first row of each line, then the number of all rows. */
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

interface Measured {
  readonly text: string;
  readonly columns: number;
  readonly rows: LineRows;
}

export function fieldScroll(field: HTMLTextAreaElement): ScrolledEditor {
  let measured: Measured | undefined;

  function measure() {
    const style = getComputedStyle(field);
    const padding = parseFloat(style.paddingTop);
    const width = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const columns = Math.floor(width / characterWidth(style.font));
    const text = field.value;
    if (measured?.text !== text || measured.columns !== columns) {
      measured = { text, columns, rows: new LineRows(text, columns) };
    }
    const { rows } = measured;
    // Wide characters make the row count inaccurate. Scaling by the real height spreads that error over the whole text.
    const rowPx = Math.max(1, (field.scrollHeight - 2 * padding) / Math.max(1, rows.rows));
    return { rows, rowPx, padding };
  }

  return {
    element: field,
    scroller: field,
    topLine() {
      const { rows, rowPx, padding } = measure();
      return rows.lineAt(Math.max(0, field.scrollTop - padding) / rowPx);
    },
    showLine(line) {
      const { rows, rowPx, padding } = measure();
      field.scrollTop = line <= 1 ? 0 : rows.rowAt(line) * rowPx + padding;
    },
    fraction: () => fractionOf(field),
    showEnd: () => void (field.scrollTop = field.scrollHeight),
  };
}

const widths = new Map<string, number>();

/** In pixels, for a monospaced font. */
function characterWidth(font: string): number {
  const known = widths.get(font);
  if (known !== undefined) return known;
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas) canvas.font = font;
  const width = canvas?.measureText('0'.repeat(100)).width ?? 0;
  widths.set(font, width > 0 ? width / 100 : 8);
  return characterWidth(font);
}
