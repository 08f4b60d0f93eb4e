// The rows of a JSON array or of JSON Lines, as the converter writes them: one in each line.
import { concatBytes } from '../../../lib/concat-bytes';

export interface RowLine {
  /** Without the line feed. Valid until the next row is requested. */
  readonly line: Uint8Array;
  /** In bytes, from the start of the text. */
  readonly offset: number;
}

const [LINE_FEED, OPEN_BRACKET, CLOSE_BRACKET] = [0x0a, 0x5b, 0x5d];

/** The rows that end in each chunk. */
export async function* rowLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Iterable<RowLine>> {
  let held: Uint8Array = new Uint8Array();
  /** Where `held` begins. */
  let offset = 0;
  function* rowsIn(bytes: Uint8Array, isLast: boolean): Generator<RowLine> {
    let start = 0;
    while (start < bytes.length) {
      const feed = bytes.indexOf(LINE_FEED, start);
      if (feed < 0 && !isLast) break;
      const end = feed < 0 ? bytes.length : feed;
      const line = bytes.subarray(start, end);
      if (!isBracket(line, offset + start)) yield { line, offset: offset + start };
      start = end + 1;
    }
    offset += start;
    held = bytes.slice(start);
  }
  for await (const chunk of chunks) {
    const bytes = held.length > 0 ? concatBytes([held, chunk]) : chunk;
    // Nearly all chunks have rows. In a long one, looking for its end again would take quadratic time.
    if (chunk.includes(LINE_FEED)) yield rowsIn(bytes, false);
    else held = bytes === chunk ? chunk.slice() : bytes;
  }
  if (held.length > 0) yield rowsIn(held, true);
}

/** The lines around the rows of an array: `[`, `]`, or `[]` of an empty one. */
const isBracket = (line: Uint8Array, offset: number) =>
  line[0] === CLOSE_BRACKET ||
  (offset === 0 && line[0] === OPEN_BRACKET && (line.length === 1 || (line.length === 2 && line[1] === CLOSE_BRACKET)));
