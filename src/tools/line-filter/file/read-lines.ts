// Reads lines of a file of any size by its index: from the nearest checkpoint on.
import { CHECKPOINT, type FileIndex } from '../../../../workers/kernels/line-filter/spec';
import { readBytes } from '../../../tool-kit/rows/blob-rows';
import { piecesOfBlob } from '../../../tool-kit/text/blob-pieces';

/** The longest part of a line that is shown, in UTF-16 units: a browser lays out one line of 64 KB as slowly as a page of text. */
export const SHOWN_UNITS = 1000;

export interface FileLine {
  readonly text: string;
  /** Whether the line continues. */
  readonly isCut: boolean;
  readonly isKept: boolean;
}

export interface IndexedFile {
  readonly blob: Blob;
  readonly checkpoints: Blob;
  readonly bitmap: Blob;
  readonly index: Pick<FileIndex, 'encoding' | 'bytes' | 'lines' | 'kept'>;
}

/** Lines count from 0. All reads reject if the file has changed or is gone. */
export interface FileReader {
  /** The lines from `from` up to `to` (exclusive). */
  readonly lines: (from: number, to: number) => Promise<readonly FileLine[]>;
  /** How many lines before this one were kept. */
  readonly keptBefore: (line: number) => Promise<number>;
  /** The line that was kept after so many others. */
  readonly lineOfKept: (ordinal: number) => Promise<number>;
}

const NEVER = new AbortController().signal;
const LINE_END = /\r\n|[\n\r]/g;

export async function openFile({ blob, checkpoints, bitmap, index }: IndexedFile): Promise<FileReader> {
  const numbers = new Float64Array((await readBytes(checkpoints, 0, checkpoints.size)).buffer);
  const count = numbers.length / CHECKPOINT.numbers;
  const mark = await markBytes(blob);
  const ends = { [CHECKPOINT.offset]: index.bytes, [CHECKPOINT.line]: index.lines, [CHECKPOINT.kept]: index.kept };
  const valueOf = (checkpoint: number, field: 0 | 1 | 2): number =>
    (checkpoint < count ? numbers[checkpoint * CHECKPOINT.numbers + field] : ends[field]) ?? 0;

  /** The last checkpoint with at most this value. */
  function checkpointAt(value: number, field: 1 | 2): number {
    let [low, high] = [0, count];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (valueOf(middle, field) <= value) low = middle;
      else high = middle;
    }
    return low;
  }

  async function bitsOf(from: number, to: number): Promise<(line: number) => boolean> {
    const first = from >> 3 === 0 ? 0 : Math.floor(from / 8);
    const bytes = await readBytes(bitmap, first, Math.ceil(to / 8));
    return (line) => (((bytes[Math.floor(line / 8) - first] ?? 0) >> (line % 8)) & 1) === 1;
  }

  async function textsOf(checkpoint: number, skipped: number, until: number): Promise<Omit<FileLine, 'isKept'>[]> {
    const from = mark + valueOf(checkpoint, CHECKPOINT.offset);
    const to = mark + valueOf(checkpoint + 1, CHECKPOINT.offset);
    if (blob.size < to) throw new Error(`The file has ${blob.size} bytes instead of ${to}.`);
    const texts = await cutLines(blob, from, to, index.encoding, until);
    const lines = valueOf(checkpoint + 1, CHECKPOINT.line) - valueOf(checkpoint, CHECKPOINT.line);
    if (texts.length !== Math.min(until, lines)) throw new Error('The file has other lines than before.');
    return texts.slice(skipped);
  }

  return {
    async lines(from, to) {
      const isKept = await bitsOf(from, to);
      const texts: Omit<FileLine, 'isKept'>[] = [];
      for (let at = checkpointAt(from, CHECKPOINT.line); at < count && valueOf(at, CHECKPOINT.line) < to; at++) {
        const first = valueOf(at, CHECKPOINT.line);
        const until = Math.min(to, valueOf(at + 1, CHECKPOINT.line)) - first;
        texts.push(...(await textsOf(at, Math.max(0, from - first), until)));
      }
      return texts.map((line, at) => ({ ...line, isKept: isKept(from + at) }));
    },
    async keptBefore(line) {
      const at = checkpointAt(line, CHECKPOINT.line);
      const first = valueOf(at, CHECKPOINT.line);
      const isKept = await bitsOf(first, line);
      let kept = valueOf(at, CHECKPOINT.kept);
      for (let other = first; other < line; other++) kept += Number(isKept(other));
      return kept;
    },
    async lineOfKept(ordinal) {
      const at = checkpointAt(ordinal, CHECKPOINT.kept);
      const next = valueOf(at + 1, CHECKPOINT.line);
      let line = valueOf(at, CHECKPOINT.line);
      const isKept = await bitsOf(line, next);
      for (let left = ordinal - valueOf(at, CHECKPOINT.kept); line < next; line++)
        if (isKept(line) && left-- === 0) return line;
      throw new Error(`There is no kept line ${ordinal}.`);
    },
  };
}

/** The size of the file's byte order mark. The index doesn't count it. */
async function markBytes(blob: Blob): Promise<number> {
  const [a, b, c] = await readBytes(blob, 0, Math.min(3, blob.size));
  if (a === 0xef && b === 0xbb && c === 0xbf) return 3;
  return (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) ? 2 : 0;
}

/** The first lines of a part of the file, up to `until`. A line end is LF, CR LF or CR, as in the filter. */
async function cutLines(blob: Blob, from: number, to: number, encoding: string, until: number) {
  const lines: Omit<FileLine, 'isKept'>[] = [];
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  let held = '';
  const add = (text: string) => lines.push({ text: text.slice(0, SHOWN_UNITS), isCut: text.length > SHOWN_UNITS });
  const take = (piece: string, isLast: boolean) => {
    const text = held + piece;
    let start = 0;
    for (const { index, 0: end } of text.matchAll(LINE_END)) {
      // A line feed may follow in the next piece.
      if (lines.length === until || (end === '\r' && index + 1 === text.length && !isLast)) break;
      add(text.slice(start, index));
      start = index + end.length;
    }
    held = text.slice(start);
    // Its end may be a carriage return whose line feed follows.
    if (held.length > 2 * SHOWN_UNITS) held = held.slice(0, SHOWN_UNITS + 1) + held.slice(-1);
  };
  for await (const { bytes } of piecesOfBlob(blob, NEVER, from, to)) {
    take(decoder.decode(bytes, { stream: true }), false);
    const isLastLong = lines.length === until - 1 && held.length > SHOWN_UNITS;
    if (isLastLong) add(held);
    if (lines.length === until) return lines;
  }
  take(decoder.decode(), true);
  if (lines.length < until && held !== '') add(held);
  return lines;
}
