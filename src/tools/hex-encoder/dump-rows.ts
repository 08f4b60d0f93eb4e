// The rows of a hex dump, and the way from a scroll position to a row and back.

export const ROW_PX = 20;

/** Browsers cap an element's height (Chromium at some 33 million pixels, Firefox at 17): taller dumps are scaled down. */
export const MAX_PX = 8_000_000;

const hexOf = (byte: number | undefined) => (byte === undefined ? '  ' : byte.toString(16).padStart(2, '0'));

const hexText = (bytes: Uint8Array, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => hexOf(bytes[from + index])).join(' ');

/** `00000010  48 65 6c 6c 6f 0a …  Hello.`, set closer where only 8 bytes fit; `bytes` is undefined until they are read. */
export function rowText(offset: number, bytes: Uint8Array | undefined, perRow: number, offsetDigits: number): string {
  const start = offset.toString(16).padStart(offsetDigits, '0');
  if (!bytes) return `${start}  …`;
  const text = Array.from(bytes, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
  if (perRow <= 8) return `${start} ${hexText(bytes, 0, perRow)} ${text}`;
  return `${start}  ${hexText(bytes, 0, perRow / 2)}  ${hexText(bytes, perRow / 2, perRow)}  ${text}`;
}

export const offsetDigitsOf = (bytes: number) => Math.max(8, Math.max(0, bytes - 1).toString(16).length);

/** `1024`, `0x400`; undefined for anything else. */
export function parseOffset(text: string): number | undefined {
  const trimmed = text.trim().replace(/[_,]/g, '');
  if (/^0x[0-9a-f]{1,13}$/i.test(trimmed)) return parseInt(trimmed.slice(2), 16);
  return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : undefined;
}

export interface Scroll {
  /** Height of what is scrolled, in pixels. */
  readonly height: number;
  readonly rows: number;
  /** Rows that fit into the view whole. */
  readonly visible: number;
}

export const scrollOf = (bytes: number, perRow: number, visible: number): Scroll => {
  const rows = Math.ceil(bytes / perRow);
  return { rows, visible, height: Math.min(rows * ROW_PX, MAX_PX) };
};

export const lastTop = ({ rows, visible }: Scroll) => Math.max(0, rows - visible);

const lastPx = ({ height, visible }: Scroll) => Math.max(0, height - visible * ROW_PX);

const isScaled = ({ rows, height }: Scroll) => rows * ROW_PX > height;

export const pxOfRow = (row: number, scroll: Scroll) => (row / Math.max(1, lastTop(scroll))) * lastPx(scroll);

/**
 * The top row after the view was scrolled from one position to another. A short way (wheel, finger, keys) moves row by row,
 * whatever the scale; a long one (the scroll bar) goes where the bar stands.
 */
export function rowAfterScroll(top: number, fromPx: number, toPx: number, scroll: Scroll): number {
  const last = lastTop(scroll);
  // Set by us: browsers round what they are given.
  if (Math.abs(toPx - fromPx) < 1) return top;
  if (toPx <= 0) return 0;
  if (toPx >= lastPx(scroll) - 1) return last;
  const way = toPx - fromPx;
  const isShort = Math.abs(way) <= scroll.visible * ROW_PX * 2;
  const row = isScaled(scroll) && isShort ? top + way / ROW_PX : (toPx / lastPx(scroll)) * last;
  return Math.min(last, Math.max(0, row));
}
