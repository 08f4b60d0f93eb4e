// Finds the line and column of an offset. Only errors need them, so this reads the input again instead of counting all along.
import type { Place } from '../contract/run/place';
import type { RunContext } from '../contract/run/kernel';
import { isPipe, type AnySource, type Walk } from '../contract/run/source';

const LINE_FEED = 0x0a;

/**
 * The place of a byte in the source's UTF-8 form. Lines end in a line feed; columns count characters (code points); the offset
 * counts UTF-16 units in text and bytes in anything else. Undefined for an early byte of a pipe.
 */
export async function placeOf(source: AnySource, byteOffset: number, run: RunContext): Promise<Place | undefined> {
  const [walk] = isPipe(source) ? source.walksTo([byteOffset]) : await walksTo(run.read(source), [byteOffset]);
  return walk && { line: walk.line, column: walk.column, offset: typeof source === 'string' ? walk.units : byteOffset };
}

export const startOfText = (): Walk => ({ line: 1, column: 1, units: 0 });

/** The position at each of the byte offsets, which are in rising order. Later offsets get the end of the text. */
export async function walksTo(
  chunks: AsyncIterable<Uint8Array>,
  byteOffsets: readonly number[],
): Promise<readonly Walk[]> {
  let walk = startOfText();
  const found: Walk[] = [];
  let before = 0;
  const arrived = (offset: number) => {
    while (found.length < byteOffsets.length && (byteOffsets[found.length] ?? 0) <= offset) found.push(walk);
    return found.length === byteOffsets.length;
  };
  if (arrived(0)) return found;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      const end = Math.min(chunk.length, (byteOffsets[found.length] ?? Infinity) - before);
      walk = walkOver(walk, chunk, at, end);
      at = end;
      if (arrived(before + end)) return found;
    }
    before += chunk.length;
  }
  arrived(Infinity);
  return found;
}

/** The position after the bytes of a chunk between two indexes. */
export function walkOver(walk: Walk, chunk: Uint8Array, from = 0, to = chunk.length): Walk {
  let { line, column, units } = walk;
  for (let at = from; at < to; at++) {
    const byte = chunk[at] ?? 0;
    if (byte === LINE_FEED) {
      line++;
      column = 1;
      units++;
    } else if ((byte & 0xc0) !== 0x80) {
      column++;
      units += byte >= 0xf0 ? 2 : 1;
    }
  }
  return { line, column, units };
}

/** The same for a whole chunk, but faster and without counting units: only the last line is read byte by byte. */
export function walkPast(walk: Walk, chunk: Uint8Array): Walk {
  let { line, column } = walk;
  let lineStart = 0;
  for (let feed = chunk.indexOf(LINE_FEED); feed >= 0; feed = chunk.indexOf(LINE_FEED, lineStart)) {
    line++;
    column = 1;
    lineStart = feed + 1;
  }
  return { ...walkOver({ line, column, units: 0 }, chunk, lineStart), units: 0 };
}

/** The place of a UTF-16 unit in a text, which may be long: nothing is copied. */
export function placeInText(text: string, offset: number): Place {
  let [line, lineStart] = [1, 0];
  for (let feed = text.indexOf('\n'); feed >= 0 && feed < offset; feed = text.indexOf('\n', lineStart)) {
    line++;
    lineStart = feed + 1;
  }
  let column = 1;
  for (let at = lineStart; at < offset; at++) {
    const isSecondHalf = at > lineStart && isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1));
    if (!isSecondHalf) column++;
  }
  return { line, column, offset };
}

const isHigh = (unit: number) => unit >>> 10 === 0x36;
const isLow = (unit: number) => unit >>> 10 === 0x37;
