// One line of a hex dump: an offset, bytes in groups, and perhaps their text.
import { isHexWhiteSpace } from '../../../wasm/base-n/hex';
import { byteSet, HEX_VALUES } from '../../lib/byte-table';

export interface DumpLine {
  /** Undefined in a line that says that the one before it is repeated. */
  readonly offset: number | undefined;
  readonly bytes: Uint8Array;
  /** The text column agrees with the bytes, or is not there. */
  readonly agrees: boolean;
}

const COLON = 0x3a;
const SPACE = 0x20;
const STAR = 0x2a;
const BARS = byteSet('|>');

/** Undefined for a blank line; a number is the index of the first character that cannot stand where it does. */
export function parseDumpLine(line: Uint8Array): DumpLine | number | undefined {
  const { length } = line;
  let at = 0;
  while (at < length && isHexWhiteSpace(line[at] ?? 0)) at++;
  if (at === length) return undefined;
  if (line[at] === STAR) return { offset: undefined, bytes: new Uint8Array(), agrees: true };

  let offset = 0;
  const start = at;
  for (; at < length && valueAt(line, at) >= 0; at++) offset = offset * 16 + valueAt(line, at);
  if (at === start || offset > Number.MAX_SAFE_INTEGER) return start;
  const isXxd = line[at] === COLON;
  if (isXxd) at++;
  else if (at < length && !isHexWhiteSpace(line[at] ?? 0)) return at;
  return parseBytes(line, at, offset, isXxd);
}

function parseBytes(line: Uint8Array, from: number, offset: number, isXxd: boolean): DumpLine | number {
  const bytes: number[] = [];
  let at = from;
  while (at < line.length) {
    const character = line[at] ?? 0;
    if (isHexWhiteSpace(character)) {
      // xxd sets its text apart by two spaces, which stand nowhere else behind bytes.
      if (isXxd && bytes.length > 0 && line[at + 1] === SPACE) break;
      at++;
    } else if (!isXxd && BARS[character] === 1) {
      break;
    } else {
      const [high, low] = [valueAt(line, at), valueAt(line, at + 1)];
      if (high < 0) return at;
      if (low < 0) return at + 1;
      bytes.push(high * 16 + low);
      at += 2;
    }
  }
  return { offset, bytes: Uint8Array.from(bytes), agrees: agrees(line.subarray(at), bytes, isXxd) };
}

const valueAt = (line: Uint8Array, at: number) => HEX_VALUES[line[at] ?? 0] ?? -1;

/** Spaces at both ends do not count: xxd fills up with them, and editors take them away. */
function agrees(column: Uint8Array, bytes: readonly number[], isXxd: boolean): boolean {
  const text = String.fromCharCode(...column).trim();
  if (text === '') return true;
  const shown = String.fromCharCode(...bytes.map((byte) => (byte >= 0x20 && byte < 0x7f ? byte : 0x2e)));
  return (isXxd ? text : text.slice(1, -1).trim()) === shown.trim();
}
