// Reads many short texts from one Blob with as few reads as possible.
import { readBytes } from './blob-rows';

export interface Span {
  /** In bytes. */
  readonly offset: number;
  readonly length: number;
}

/** Another read takes about a millisecond, so reading this many unneeded bytes is cheaper. */
const GAP_BYTES = 4 * 1024;
/** The maximum size of a read, if many texts are close together. */
const READ_BYTES = 1024 * 1024;

interface Stretch {
  readonly from: number;
  to: number;
}

/** The parts of the Blob that contain all spans, in order. */
function stretchesOf(spans: readonly Span[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { offset, length } of spans.filter(({ length }) => length > 0).sort((a, b) => a.offset - b.offset)) {
    const last = stretches.at(-1);
    const end = offset + length;
    const isNear = last && offset - last.to <= GAP_BYTES && end - last.from <= READ_BYTES;
    if (isNear) last.to = Math.max(last.to, end);
    else stretches.push({ from: offset, to: end });
  }
  return stretches;
}

/** If a text was cut within a character, that character is left out. A byte order mark at its start is part of the text. */
const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });

/** The bytes of the spans, in the order of the spans. */
export async function readSpans(blob: Blob, spans: readonly Span[]): Promise<readonly Uint8Array[]> {
  const read = await Promise.all(
    stretchesOf(spans).map(async ({ from, to }) => ({ from, to, bytes: await readBytes(blob, from, to) })),
  );
  return spans.map(({ offset, length }) => {
    const stretch = read.find(({ from, to }) => offset >= from && offset + length <= to);
    return stretch?.bytes.subarray(offset - stretch.from, offset - stretch.from + length) ?? new Uint8Array();
  });
}

/** The texts of the spans, in the order of the spans. */
export const readTexts = async (blob: Blob, spans: readonly Span[]): Promise<readonly string[]> =>
  (await readSpans(blob, spans)).map(decode);
