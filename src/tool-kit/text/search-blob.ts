// Finds a text in a Blob of any size, in slices.
import { piecesOfBlob } from './blob-pieces';

export interface Found {
  readonly count: number;
  /** Of the first MOST_OFFSETS matches, in bytes, or as the view counts them. */
  readonly offsets: readonly number[];
  readonly isComplete: boolean;
}

export const NOTHING_FOUND: Found = { count: 0, offsets: [], isComplete: true };

const MOST_OFFSETS = 100_000;
const REPORT_MS = 100;

/** The text itself, in upper or lower case. */
export const patternOf = (query: string) => new RegExp(query.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), 'giu');

const utf8Length = (text: string): number => {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // Each half of a pair counts as two of its four bytes.
    if (unit >= 0x80) bytes += unit >= 0x800 && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
};

/** `onFound` gets the matches so far, ten times a second. */
export async function searchBlob(
  blob: Blob,
  query: string,
  signal: AbortSignal,
  onFound: (found: Found) => void,
): Promise<void> {
  const pattern = patternOf(query);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const offsets: number[] = [];
  let count = 0;
  /** What has been decoded but may be the beginning of a match, and its place. */
  let text = '';
  let start = 0;
  let reportedAt = performance.now();

  function search(isLast: boolean) {
    let counted = 0;
    let offset = start;
    let end = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      offset += utf8Length(text.slice(counted, match.index));
      counted = match.index;
      end = match.index + match[0].length;
      if (offsets.length < MOST_OFFSETS) offsets.push(offset);
      count++;
    }
    // A match that the piece cuts begins in the last units, and after the last match.
    const kept = isLast ? text.length : Math.max(end, text.length - query.length + 1);
    start = offset + utf8Length(text.slice(counted, kept));
    text = text.slice(kept);
  }

  for await (const { bytes } of piecesOfBlob(blob, signal)) {
    text += decoder.decode(bytes, { stream: true });
    search(false);
    if (performance.now() - reportedAt > REPORT_MS) {
      reportedAt = performance.now();
      onFound({ count, offsets, isComplete: false });
    }
  }
  text += decoder.decode();
  search(true);
  onFound({ count, offsets, isComplete: true });
}
