// The lines of the text area that are in view, by counting how it wraps them.
import { LineRows } from './line-rows';
import { fractionOf, type ScrolledEditor } from './scrolled';

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
    // What is counted wrong, such as wide characters, is spread over the whole.
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

/** Of a font whose characters have one width. */
function characterWidth(font: string): number {
  const known = widths.get(font);
  if (known !== undefined) return known;
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas) canvas.font = font;
  const width = canvas?.measureText('0'.repeat(100)).width ?? 0;
  widths.set(font, width > 0 ? width / 100 : 8);
  return characterWidth(font);
}
