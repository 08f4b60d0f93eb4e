// The looks of a list of rows, and how much room each takes, before and after its rows are there.

export type Look =
  /** Lines of text: a framed region around the list. It scrolls sideways to the end of the longest row in view. */
  | 'text'
  /** The same, smaller on a phone, which has room for eight bytes and their text. */
  | 'bytes'
  /** The list itself, without a frame; its rows are as wide as it is. */
  | 'list';

interface Measures {
  /** Pixels above the first row and below the last. */
  readonly pad: number;
  /** The width in pixels of the box beyond its rows. */
  readonly frame: number;
  readonly box: string;
  readonly content: string;
  readonly row: string;
}

const TEXT: Measures = {
  pad: 8,
  // Padding, border, and a little of the next row, which shows that there is more.
  frame: 24,
  box: 'rounded-md border border-line bg-raised px-2 font-mono text-sm sm:px-3',
  content: 'w-max min-w-full',
  row: 'whitespace-pre data-marked:bg-accent-soft data-marked:text-accent-strong',
};

export const LOOKS: Readonly<Record<Look, Measures>> = {
  text: TEXT,
  bytes: { ...TEXT, box: `${TEXT.box} max-sm:text-xs` },
  list: { pad: 0, frame: 0, box: '', content: '', row: '' },
};

export const ROW_PX = 20;
export const VISIBLE_ROWS = 14;

export interface RowsSize {
  /** Height of a row. */
  readonly rowPx?: number | undefined;
  /** The number of rows that are visible at once. With fewer rows, the box is lower. */
  readonly visibleRows?: number | undefined;
}

/** The box's height in pixels for this many rows. */
export const rowsHeight = (count: number, look: Look, { rowPx = ROW_PX, visibleRows = VISIBLE_ROWS }: RowsSize = {}) =>
  Math.min(count, visibleRows) * rowPx + LOOKS[look].frame;
