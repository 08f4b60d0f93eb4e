// One line of a dump: an offset, bytes in groups, and perhaps their text.
import { isHexWhiteSpace } from '../../../wasm/base-n/hex';
import { byteSet, HEX_VALUES } from '../../lib/byte-table';
import { takeCells } from './dump-cells';
import { agrees } from './dump-text';

/** The format of a program's dumps. */
export interface DumpForm {
  /** The radix of the offsets: od uses octal by default. */
  readonly radix: 16 | 10 | 8;
  /** The kind of the groups. `words`: hex digits with their bytes in reverse order, as written by `xxd -e` and `hexdump`. */
  readonly unit: keyof typeof GROUPS | 'characters';
}

export interface DumpLine {
  /** Undefined in a line that marks a repetition of the previous one. */
  readonly offset: number | undefined;
  readonly bytes: Uint8Array;
  /** Whether the bytes agree with their text column, if the line has one. */
  readonly column: 'agrees' | 'differs' | 'none';
  /** Bytes in the line's largest group. */
  readonly groupBytes: number;
  /** A colon follows the offset, and the groups have no 0x, as xxd writes them. */
  readonly isXxd: boolean;
}

const COLON = 0x3a;
const SPACE = 0x20;
const STAR = 0x2a;
const LESS = 0x3c;
const GREATER = 0x3e;
const HYPHEN = 0x2d;
const TICK = 0x60;
const BARS = byteSet('|>');
const X = byteSet('xX');

/** Digits of a group (0: any even number; three at most in decimal), their radix, and its bytes. */
const GROUPS = {
  bits: { digits: 8, radix: 2, bytes: 1 },
  octal: { digits: 3, radix: 8, bytes: 1 },
  bytes: { digits: 0, radix: 16, bytes: 0 },
  words: { digits: 0, radix: 16, bytes: 0 },
  octalWords: { digits: 6, radix: 8, bytes: 2 },
  decimalWords: { digits: 5, radix: 10, bytes: 2 },
  decimal: { digits: 3, radix: 10, bytes: 1 },
} as const;

/** Shorter offsets need a colon or 0x. */
const LEAST_DIGITS = 4;

/** Undefined for a blank line. A number is the index of the first invalid character. */
export function parseDumpLine(line: Uint8Array, form: DumpForm): DumpLine | number | undefined {
  const { length } = line;
  let at = skipSpace(line, 0);
  if (at === length) return undefined;
  const nothing = { bytes: new Uint8Array(), column: 'none', groupBytes: 0, isXxd: false } as const;
  if (line[at] === STAR) return { ...nothing, offset: undefined };
  at = skipSegment(line, at);
  const isMarked = hasPrefix(line, at);
  if (isMarked) at += 2;

  let offset = 0;
  const start = at;
  for (; at < length && (valueAt(line, at) >= 0 || line[at] === TICK); at++) {
    if (line[at] === TICK) continue;
    if (valueAt(line, at) >= form.radix) return at;
    offset = offset * form.radix + valueAt(line, at);
  }
  const digits = at - start;
  if (digits === 0 || offset > Number.MAX_SAFE_INTEGER) return start;
  // gdb adds the symbol: `0x401136 <main+4>:`.
  if (line[at] === SPACE && line[at + 1] === LESS) at = Math.max(at, line.indexOf(GREATER, at) + 1);
  const hasColon = line[at] === COLON;
  if (hasColon) at++;
  if (digits < LEAST_DIGITS && !hasColon && !isMarked) return start;
  if (at < length && !isHexWhiteSpace(line[at] ?? 0)) return at;
  // OpenSSL writes a hyphen after the offset.
  if (line[at + 1] === HYPHEN && line[at + 2] === SPACE) at += 2;
  if (skipSpace(line, at) === length) return { ...nothing, offset };
  if (form.unit === 'characters') {
    const bytes = takeCells(line, at);
    return typeof bytes === 'number' ? bytes : { ...nothing, offset, bytes };
  }
  return parseBytes(line, at, offset, hasColon, form.unit);
}

/** Debuggers write a segment before the offset: `.text:00401000`, `0B3D:0100`. Returns the offset's index. */
function skipSegment(line: Uint8Array, from: number): number {
  const colon = line.indexOf(COLON, from);
  return colon > from && colon - from <= 16 && valueAt(line, colon + 1) >= 0 ? colon + 1 : from;
}

function parseBytes(
  line: Uint8Array,
  from: number,
  offset: number,
  hasColon: boolean,
  unit: keyof typeof GROUPS,
): DumpLine | number {
  const bytes: number[] = [];
  const isXxd = hasColon && !hasPrefix(line, skipSpace(line, from));
  let groupBytes = 0;
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
    const count = bytes.length;
    const end = takeGroup(line, at, unit, bytes);
    if (typeof end === 'number') at = end;
    // readelf separates its text by one space.
    else if (isWide || (count > 0 && agrees(line.subarray(at), bytes, false))) break;
    else return end.bad;
    groupBytes = Math.max(groupBytes, bytes.length - count);
    if (line[at] === HYPHEN) at++;
  }
  const column = at < line.length ? (agrees(line.subarray(at), bytes, !isXxd) ? 'agrees' : 'differs') : 'none';
  return { offset, bytes: Uint8Array.from(bytes), column, groupBytes, isXxd };
}

/** Adds the bytes of the group at this position. Returns its end, or the index of an invalid character. */
function takeGroup(
  line: Uint8Array,
  from: number,
  unit: keyof typeof GROUPS,
  bytes: number[],
): number | { readonly bad: number } {
  const { digits, radix, bytes: size } = GROUPS[unit];
  const start = hasPrefix(line, from) ? from + 2 : from;
  const values: number[] = [];
  let end = start;
  for (; end < line.length && !isHexWhiteSpace(line[end] ?? 0); end++) {
    // WinDbg splits a line in two by a hyphen, and a word of eight bytes by a backtick.
    if (line[end] === HYPHEN && values.length > 0 && valueAt(line, end + 1) >= 0) break;
    if (line[end] === TICK && unit === 'words') continue;
    const value = valueAt(line, end);
    if (value < 0 || value >= radix) return { bad: end };
    values.push(value);
  }
  const count = values.length;
  const fits = digits === 0 ? count % 2 === 0 : unit === 'decimal' ? count <= digits : count === digits;
  if (count === 0 || !fits) return { bad: end };
  const first = bytes.length;
  if (digits > 0) {
    const value = values.reduce((sum, digit) => sum * radix + digit, 0);
    if (value >= 256 ** size) return { bad: start };
    for (let index = 0; index < size; index++) bytes.push((value >> (8 * index)) & 255);
    return end;
  }
  for (let index = 0; index < count; index += 2) bytes.push((values[index] ?? 0) * 16 + (values[index + 1] ?? 0));
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
