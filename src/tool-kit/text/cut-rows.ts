// Cuts a text into rows: at its line ends, and long lines at a width. Works on UTF-8, so a text of any size needs no decoding.

const LF = 10;
const TAB = 9;
/** As in the style sheet. */
const TAB_COLUMNS = 4;

/** Columns of a character by its first byte: Chinese, Japanese, Korean and emoji take two. 0 for a byte within a character. */
const WIDTHS = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 0x80 ? 1 : byte < 0xc0 ? 0 : byte >= 0xe3 ? 2 : 1,
);

/** Of UTF-8 that isn't valid, no byte may begin a character. */
const MOST_BYTES = 4;

export interface RowStart {
  /** In bytes. */
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  /** False for a further piece of a long line. */
  readonly isLineStart: boolean;
}

/** Takes the text piece by piece, and reports each row but the first as it begins. */
export class RowCutter {
  readonly #columns: number;
  readonly #onRow: (row: RowStart) => void;
  #line: number;
  #column = 0;
  #start: number;

  constructor(columns: number, from: RowStart, onRow: (row: RowStart) => void) {
    this.#columns = columns;
    this.#onRow = onRow;
    this.#line = from.line;
    this.#start = from.offset;
  }

  /** `at` is the offset of the bytes in the text. */
  write(bytes: Uint8Array, at: number): void {
    const columns = this.#columns;
    const most = columns * MOST_BYTES;
    let column = this.#column;
    for (let index = 0; index < bytes.length; index++) {
      const byte = bytes[index] ?? 0;
      if (byte === LF) {
        this.#line++;
        this.#begin(at + index + 1, true);
        column = 0;
        continue;
      }
      const width = byte === TAB ? TAB_COLUMNS - (column % TAB_COLUMNS) : (WIDTHS[byte] ?? 1);
      if ((width > 0 && column + width > columns) || at + index - this.#start >= most) {
        this.#begin(at + index, false);
        column = 0;
      }
      column += width;
    }
    this.#column = column;
  }

  #begin(offset: number, isLineStart: boolean): void {
    this.#start = offset;
    this.#onRow({ offset, line: this.#line, isLineStart });
  }
}
