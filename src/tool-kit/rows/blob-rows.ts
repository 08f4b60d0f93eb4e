// The bytes of a Blob in rows of equal length. Only the rows in view are read.
import { hexRow, offsetDigitsOf } from './hex-row';
import { pagedRows } from './paged-rows';
import { rowsBy, rowsOf, type RowSource } from './row-source';

const PAGE_BYTES = 64 * 1024;

export async function readBytes(blob: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await blob.slice(from, to).arrayBuffer());
  if (bytes.length !== to - from) throw new Error(`${bytes.length} bytes instead of ${to - from} from ${from} on.`);
  return bytes;
}

/** Row `n` is the `rowBytes` bytes from `n * rowBytes`. The last row may be shorter. */
export function blobRows(blobOf: () => Blob, bytes: number, rowBytes: number): RowSource<Uint8Array> {
  return pagedRows({
    count: Math.ceil(bytes / rowBytes),
    pageRows: Math.max(1, Math.floor(PAGE_BYTES / rowBytes)),
    // Gets the Blob here, because it may have been released. A failure is then an unreadable row.
    async read(from, to) {
      const page = await readBytes(blobOf(), from * rowBytes, Math.min(bytes, to * rowBytes));
      return (index) => page.subarray(index * rowBytes, (index + 1) * rowBytes);
    },
  });
}

/** How much of each end is shown. */
const END_BYTES = 64 * 1024;

/** Longer lines are cut into rows: a browser lays out one line of 64 KB as slowly as a page of text. */
const ROW_UNITS = 400;
const HEX_ROW = 16;

/**
 * How many bytes of a file are shown at its start and at its end (0 if the start is the whole file), and how many are left out.
 */
interface EndSizes {
  readonly head: number;
  readonly hidden: number;
  readonly tail: number;
}

export function endsOf(bytes: number): EndSizes {
  const head = Math.min(bytes, END_BYTES);
  const tail = Math.min(bytes - head, END_BYTES);
  return { head, hidden: bytes - head - tail, tail };
}

/** The minimum number of rows for this many bytes: a single line of characters with three bytes per UTF-16 unit. */
export const fewestRows = (bytes: number): number => Math.ceil(bytes / (3 * ROW_UNITS));

export interface BlobEnds {
  readonly head: RowSource<string>;
  readonly tail: RowSource<string>;
}

export async function readEnds(blob: Blob): Promise<BlobEnds> {
  const ends = endsOf(blob.size);
  const tailStart = blob.size - ends.tail;
  const [head, tail] = await Promise.all([readBytes(blob, 0, ends.head), readBytes(blob, tailStart, blob.size)]);
  if (looksLikeText(head)) return { head: rowsOf(textRows(head)), tail: rowsOf(textRows(tail)) };
  const offsetDigits = offsetDigitsOf(blob.size);
  return { head: hexRows(head, 0, offsetDigits), tail: hexRows(tail, tailStart, offsetDigits) };
}

/** Text has no NUL, and at most the character cut at its end fails to decode. */
function looksLikeText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function textRows(bytes: Uint8Array): string[] {
  if (bytes.length === 0) return [];
  const lines = new TextDecoder().decode(bytes).split(/\r\n|\n|\r/);
  return lines.flatMap((line) => (line.length <= ROW_UNITS ? [line] : cutLine(line)));
}

function cutLine(line: string): string[] {
  const rows: string[] = [];
  for (let at = 0; at < line.length; at += ROW_UNITS) rows.push(line.slice(at, at + ROW_UNITS));
  return rows;
}

/** Each row is formatted when it comes into view. Formatting all eight thousand at once would be noticeable on a phone. */
const hexRows = (bytes: Uint8Array, offset: number, offsetDigits: number) =>
  rowsBy(Math.ceil(bytes.length / HEX_ROW), (index) => {
    const at = index * HEX_ROW;
    return hexRow(offset + at, bytes.subarray(at, at + HEX_ROW), { perRow: HEX_ROW, offsetDigits });
  });
