// Where an offset is, in lines and columns. Only faults need it, so that it reads again rather than count all along.
import type { Place } from '../contract/errors';
import type { RunContext } from '../contract/kernel';
import type { Source } from '../contract/source';

const LINE_FEED = 0x0a;

/**
 * The place of a byte of the source's UTF-8 form. Lines end in a line feed; columns count characters (code points); the
 * offset counts UTF-16 units in text and bytes in everything else.
 */
export async function placeOf(source: Source, byteOffset: number, run: RunContext): Promise<Place> {
  let left = byteOffset;
  let line = 1;
  let column = 1;
  let units = 0;
  for await (const chunk of run.read(source)) {
    const end = Math.min(chunk.length, left);
    for (let at = 0; at < end; at++) {
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
    left -= end;
    if (left === 0) break;
  }
  return { line, column, offset: typeof source === 'string' ? units : byteOffset };
}

/** The place of a UTF-16 unit of a text. */
export function placeInText(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  const line = before.split('\n').length;
  return { line, column: Array.from(before.slice(lineStart)).length + 1, offset };
}

/** "line 2, column 7 (offset 41)" */
export const inWords = ({ line, column, offset }: Place): string => `line ${line}, column ${column} (offset ${offset})`;
