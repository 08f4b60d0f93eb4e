// A look at the ends of a large file without reading it: lines of text, or a hex dump where it is not text.

/** How much of each end is shown. */
const PEEK_BYTES = 64 * 1024;

/** Longer lines are cut into rows: a browser lays out one line of 64 KB as slowly as a page of text. */
const ROW_UNITS = 400;
const HEX_ROW = 16;

/** How many bytes of a file are shown at its start and at its end (0 where the head is all of it), and how many are not. */
export interface Ends {
  readonly head: number;
  readonly hidden: number;
  readonly tail: number;
}

export function endsOf(bytes: number): Ends {
  const head = Math.min(bytes, PEEK_BYTES);
  const tail = Math.min(bytes - head, PEEK_BYTES);
  return { head, hidden: bytes - head - tail, tail };
}

/** The fewest rows that so many bytes make: one line, of characters of three bytes to each UTF-16 unit. */
export const fewestRows = (bytes: number): number => Math.ceil(bytes / (3 * ROW_UNITS));

/** The rows of both ends. */
export interface Peek {
  readonly head: readonly string[];
  readonly tail: readonly string[];
}

export async function peek(blob: Blob): Promise<Peek> {
  const ends = endsOf(blob.size);
  const tailStart = blob.size - ends.tail;
  const [head, tail] = await Promise.all([bytesOf(blob, 0, ends.head), bytesOf(blob, tailStart, blob.size)]);
  const rows = looksLikeText(head) ? textRows : hexRows;
  return { head: rows(head, 0), tail: rows(tail, tailStart) };
}

const bytesOf = async (blob: Blob, from: number, to: number) =>
  new Uint8Array(await blob.slice(from, to).arrayBuffer());

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
  const lines = new TextDecoder().decode(bytes).split(/\r\n|\n|\r/);
  return lines.flatMap((line) => (line.length <= ROW_UNITS ? [line] : cutLine(line)));
}

function cutLine(line: string): string[] {
  const rows: string[] = [];
  for (let at = 0; at < line.length; at += ROW_UNITS) rows.push(line.slice(at, at + ROW_UNITS));
  return rows;
}

function hexRows(bytes: Uint8Array, offset: number): string[] {
  const rows: string[] = [];
  for (let at = 0; at < bytes.length; at += HEX_ROW) rows.push(hexRow(bytes.subarray(at, at + HEX_ROW), offset + at));
  return rows;
}

function hexRow(bytes: Uint8Array, offset: number): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
  const ascii = Array.from(bytes, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
  return `${offset.toString(16).padStart(8, '0')}  ${hex.padEnd(HEX_ROW * 3 - 1)}  ${ascii}`;
}
