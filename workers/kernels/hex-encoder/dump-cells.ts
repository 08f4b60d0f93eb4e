// Bytes as characters, as `od -c` and `hexdump -c` write them: each in a cell of four columns.
import { decodeAt } from '../../lib/decode-utf8';

const SPACE = 0x20;

const ESCAPES: Readonly<Record<string, number>> = {
  '\\0': 0,
  '\\a': 7,
  '\\b': 8,
  '\\t': 9,
  '\\n': 10,
  '\\v': 11,
  '\\f': 12,
  '\\r': 13,
};

/** The continuation of a character of several bytes. */
const CONTINUED = '**';

/** A number is the index of the first invalid cell. */
export function takeCells(line: Uint8Array, from: number): Uint8Array | number {
  const bytes: number[] = [];
  /** Bytes of a character that the following cells continue. */
  let rest: number[] = [];
  let end = line.length;
  if (line[end - 1] === 0x0d) end--;
  for (let at = from; at < end;) {
    // hexdump writes a space after each cell.
    if (end - at < 4 && line.subarray(at, end).every((code) => code === SPACE)) break;
    const cell = cellAt(line, at, end);
    const taken = cell.text === CONTINUED ? rest.splice(0, 1) : valuesOf(cell);
    if (taken.length === 0) return at;
    bytes.push(taken[0] ?? 0);
    if (cell.text !== CONTINUED) rest = taken.slice(1);
    at = cell.end;
  }
  return Uint8Array.from(bytes);
}

interface Cell {
  readonly text: string;
  /** The bytes of a character outside of ASCII. */
  readonly bytes: Uint8Array;
  readonly end: number;
}

function cellAt(line: Uint8Array, from: number, end: number): Cell {
  const packed = decodeAt(line, from + 3, end);
  const length = Math.max(1, packed % 8);
  const bytes = line.subarray(from, from + 3 + length);
  const text = new TextDecoder().decode(bytes);
  return { text: text.trim() === '' ? ' ' : text.trim(), bytes: bytes.subarray(3), end: from + bytes.length };
}

function valuesOf({ text, bytes }: Cell): number[] {
  const escaped = ESCAPES[text];
  if (escaped !== undefined) return [escaped];
  if (/^[0-3][0-7]{2}$/.test(text)) return [Number.parseInt(text, 8)];
  return Array.from(text).length === 1 ? [...bytes] : [];
}
