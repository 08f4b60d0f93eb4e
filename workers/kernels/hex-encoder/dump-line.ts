// One line of a hex dump: an offset, bytes in groups, and perhaps their text.
import { isHexWhiteSpace } from '../../../wasm/base-n/hex';
import { byteSet, HEX_VALUES } from '../../lib/byte-table';

/** The format of a program's dumps. */
export interface DumpForm {
  /** Of the offsets: od uses octal by default. */
  readonly radix: 16 | 10 | 8;
  /** `words`: groups of hex digits with their bytes in reverse order, as `xxd -e` writes them. */
  readonly unit: 'bytes' | 'words' | 'bits' | 'octal';
}

export interface DumpLine {
  /** Undefined in a line that marks a repetition of the previous one. */
  readonly offset: number | undefined;
  readonly bytes: Uint8Array;
  /** Whether the bytes agree with their text column, if the line has one. */
  readonly column: 'agrees' | 'differs' | 'none';
}

const COLON = 0x3a;
const SPACE = 0x20;
const STAR = 0x2a;
const LESS = 0x3c;
const GREATER = 0x3e;
const DOT = 0x2e;
const BARS = byteSet('|>');
const X = byteSet('xX');

/** Digits and radix of one group; 0 digits: any even number. */
const GROUPS = {
  bits: { digits: 8, radix: 2 },
  octal: { digits: 3, radix: 8 },
  bytes: { digits: 0, radix: 16 },
  words: { digits: 0, radix: 16 },
} as const;

/** Undefined for a blank line. A number is the index of the first invalid character. */
export function parseDumpLine(line: Uint8Array, form: DumpForm): DumpLine | number | undefined {
  const { length } = line;
  let at = skipSpace(line, 0);
  if (at === length) return undefined;
  if (line[at] === STAR) return { offset: undefined, bytes: new Uint8Array(), column: 'none' };
  if (hasPrefix(line, at)) at += 2;

  let offset = 0;
  const start = at;
  for (; at < length && valueAt(line, at) >= 0; at++) {
    if (valueAt(line, at) >= form.radix) return at;
    offset = offset * form.radix + valueAt(line, at);
  }
  if (at === start || offset > Number.MAX_SAFE_INTEGER) return start;
  // gdb adds the symbol: `0x401136 <main+4>:`.
  if (line[at] === SPACE && line[at + 1] === LESS) at = Math.max(at, line.indexOf(GREATER, at) + 1);
  const isXxd = line[at] === COLON;
  if (isXxd) at++;
  if (at < length && !isHexWhiteSpace(line[at] ?? 0)) return at;
  return parseBytes(line, at, offset, isXxd, form);
}

function parseBytes(
  line: Uint8Array,
  from: number,
  offset: number,
  isXxd: boolean,
  { unit }: DumpForm,
): DumpLine | number {
  const bytes: number[] = [];
  let at = from;
  for (;;) {
    const gap = at;
    at = skipSpace(line, at);
    if (at === line.length) break;
    const isWide = at - gap > 1 && bytes.length > 0;
    if (!isXxd && BARS[line[at] ?? 0] === 1) break;
    // xxd separates its text by two spaces. Other programs also split a line in two by them, and `xxd -e` pads its last group.
    const endsBytes =
      isXxd && unit !== 'words' ? line[gap + 1] === SPACE : isWide && agrees(line.subarray(at), bytes, false);
    if (isWide && endsBytes) break;
    const end = takeGroup(line, at, unit, bytes);
    if (typeof end === 'number') at = end;
    else if (isWide) break;
    else return end.bad;
  }
  const column = at < line.length ? (agrees(line.subarray(at), bytes, !isXxd) ? 'agrees' : 'differs') : 'none';
  return { offset, bytes: Uint8Array.from(bytes), column };
}

/** Adds the bytes of the group at this position. Returns its end, or the index of an invalid character. */
function takeGroup(
  line: Uint8Array,
  from: number,
  unit: DumpForm['unit'],
  bytes: number[],
): number | { readonly bad: number } {
  const { digits, radix } = GROUPS[unit];
  const start = hasPrefix(line, from) ? from + 2 : from;
  let end = start;
  for (; end < line.length && !isHexWhiteSpace(line[end] ?? 0); end++) {
    const value = valueAt(line, end);
    if (value < 0 || value >= radix) return { bad: end };
  }
  const first = bytes.length;
  if (digits > 0) {
    if (end - start !== digits) return { bad: end };
    const value = parseInt(String.fromCharCode(...line.subarray(start, end)), radix);
    if (value > 255) return { bad: start };
    bytes.push(value);
    return end;
  }
  if (end === start || (end - start) % 2 !== 0) return { bad: end };
  for (let at = start; at < end; at += 2) bytes.push(valueAt(line, at) * 16 + valueAt(line, at + 1));
  if (unit === 'words') bytes.push(...bytes.splice(first).reverse());
  return end;
}

const valueAt = (line: Uint8Array, at: number) => HEX_VALUES[line[at] ?? 0] ?? -1;

const hasPrefix = (line: Uint8Array, at: number) => line[at] === 0x30 && X[line[at + 1] ?? 0] === 1;

function skipSpace(line: Uint8Array, from: number): number {
  let at = from;
  while (at < line.length && isHexWhiteSpace(line[at] ?? 0)) at++;
  return at;
}

/** Spaces at both ends don't count: xxd pads with them, and editors remove them. */
function agrees(column: Uint8Array, bytes: readonly number[], mayHaveBars: boolean): boolean {
  let [from, to] = withoutSpace(column, 0, column.length);
  if (mayHaveBars && BARS[column[from] ?? 0] === 1) [from, to] = withoutSpace(column, from + 1, to - 1);
  const [first, last] = withoutSpace(bytes, 0, bytes.length, isSpace);
  if (to - from !== last - first) return false;
  for (let at = 0; at < to - from; at++) {
    const byte = bytes[first + at] ?? 0;
    if (column[from + at] !== (byte >= 0x20 && byte < 0x7f ? byte : DOT)) return false;
  }
  return true;
}

const isSpace = (byte: number) => byte === SPACE;

function withoutSpace(
  text: Uint8Array | readonly number[],
  start: number,
  end: number,
  isOut: (character: number) => boolean = isHexWhiteSpace,
): [number, number] {
  let [from, to] = [start, end];
  while (from < to && isOut(text[from] ?? 0)) from++;
  while (to > from && isOut(text[to - 1] ?? 0)) to--;
  return [from, to];
}
