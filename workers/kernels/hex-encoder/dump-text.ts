// The text column of a dump, and the frames and colors that some programs draw around its columns.
import { byteSet } from '../../lib/byte-table';

const BARS = byteSet('|>');
const SPACE = 0x20;
const DOT = 0x2e;

/** ASCII characters that programs show in place of other bytes. */
const STAND_INS = byteSet('. ?');

/** Tabs and line endings, which may occur besides spaces. */
const isBlank = (code: number) => code <= SPACE && (code === SPACE || (code >= 9 && code <= 13));

const isPrintable = (byte: number) => byte >= SPACE && byte < 0x7f;

/**
 * Whether a text column shows these bytes. Control and high bytes are dots, or what an editor shows for them: a space or a
 * character outside of ASCII. Spaces at both ends don't count: xxd pads with them, and editors remove them.
 */
export function agrees(column: Uint8Array, bytes: readonly number[], mayHaveBars: boolean): boolean {
  const codes = column.some((code) => code >= 0x80) ? codePoints(column) : column;
  let [from, to] = withoutEnds(codes, 0, codes.length, isBlank);
  if (mayHaveBars && BARS[codes[from] ?? 0] === 1) [from, to] = withoutEnds(codes, from + 1, to - 1, isBlank);
  const length = to - from;
  const [first, last] = withoutEnds(bytes, 0, bytes.length, (byte) => byte === SPACE);
  if (length === last - first) return showsAt(codes, from, length, bytes, first);
  // An editor that shows control characters as spaces has more of them at the ends.
  const [firstShown, lastShown] = withoutEnds(bytes, 0, bytes.length, (byte) => !isPrintable(byte) || byte === SPACE);
  return length > 0 && length === lastShown - firstShown && showsAt(codes, from, length, bytes, firstShown);
}

function showsAt(
  codes: ArrayLike<number>,
  from: number,
  length: number,
  bytes: readonly number[],
  first: number,
): boolean {
  for (let at = 0; at < length; at++) {
    const [code, byte] = [codes[from + at] ?? 0, bytes[first + at] ?? 0];
    // tcpdump writes a dot for a space as well.
    const isStandIn = !isPrintable(byte) ? code >= 0x80 || STAND_INS[code] === 1 : byte === SPACE && code === DOT;
    if (code !== byte && !isStandIn) return false;
  }
  return true;
}

const codePoints = (column: Uint8Array): readonly number[] =>
  Array.from(new TextDecoder().decode(column), (character) => character.codePointAt(0) ?? 0);

function withoutEnds(
  text: ArrayLike<number>,
  start: number,
  end: number,
  isOut: (code: number) => boolean,
): [number, number] {
  let [from, to] = [start, end];
  while (from < to && isOut(text[from] ?? 0)) from++;
  while (to > from && isOut(text[to - 1] ?? 0)) to--;
  return [from, to];
}

const ESCAPE = 0x1b;

/** The first byte of the characters of frames, U+2500 to U+257F, as hexyl draws them. */
const FRAME = 0xe2;

/** In Latin-1: the bytes of a frame's character, and of the sequences that color a terminal's text. */
const FRAMES = /\xe2[\x94\x95][\x80-\xbf]/;
// oxlint-disable-next-line no-control-regex -- Colors begin with ESC.
const COLORS = /\x1b\[[\d;]*m/g;

/** A line without colors, and without a frame and the text in it. */
export function plainLine(line: Uint8Array): Uint8Array {
  if (!line.includes(ESCAPE) && !line.includes(FRAME)) return line;
  const text = Array.from(line, (byte) => String.fromCharCode(byte))
    .join('')
    .replace(COLORS, '');
  const cells = text.split(FRAMES);
  if (cells[0]?.trim() !== '' || cells.length < 4) return latin1(text);
  // After the offset, there are as many cells for bytes as for text.
  return latin1([cells[1], ...cells.slice(2, 2 + (cells.length - 3) / 2)].join(' '));
}

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
