// A look at the ends of a large file without reading it: lines of text, or a hex dump where it is not text.

/** How much of each end is shown. */
export const PEEK_BYTES = 64 * 1024;

/** Longer lines are cut into rows: a browser lays out one line of 64 KB as slowly as a page of text. */
const ROW_UNITS = 400;
const HEX_ROW = 16;

export interface Peek {
  readonly kind: 'text' | 'hex';
  readonly head: readonly string[];
  /** Empty when the head is the whole file. */
  readonly tail: readonly string[];
  /** Bytes between head and tail that are not shown. */
  readonly hidden: number;
}

export async function peek(blob: Blob): Promise<Peek> {
  const tailStart = Math.max(PEEK_BYTES, blob.size - PEEK_BYTES);
  const [head, tail] = await Promise.all([bytesOf(blob, 0, PEEK_BYTES), bytesOf(blob, tailStart, blob.size)]);
  const kind = looksLikeText(head) ? 'text' : 'hex';
  const rows = kind === 'text' ? textRows : hexRows;
  return {
    kind,
    head: rows(head, 0),
    tail: tail.length > 0 ? rows(tail, tailStart) : [],
    hidden: tailStart - Math.min(blob.size, PEEK_BYTES),
  };
}

async function bytesOf(blob: Blob, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await blob.slice(from, Math.max(from, to)).arrayBuffer());
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
