// Splits a text into the modes of a QR code that take the fewest bits. ISO/IEC 18004:2015, section 7.4.

export type QrMode = 'numeric' | 'alphanumeric' | 'byte';

export interface QrSegment {
  readonly mode: QrMode;
  readonly text: string;
}

const MODES: readonly QrMode[] = ['numeric', 'alphanumeric', 'byte'];

/** Table 3: bits of the character count, for versions up to 9, 26 and 40. A mode indicator of four bits precedes it. */
const COUNT_BITS: Readonly<Record<QrMode, readonly [number, number, number]>> = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
};

/** Versions up to 9, up to 26, up to 40. */
export type SizeClass = 0 | 1 | 2;

/** Costs are in sixths of a bit, so that a digit (10 bits for three) and a letter (11 bits for two) are whole numbers. */
const SIXTHS = 6;
const DIGIT_COST = 20;
const LETTER_COST = 33;

const utf8Bytes = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

const DIGITS = '0123456789';
const LETTERS = `${DIGITS}ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:`;

/** Infinity if the mode doesn't have the character. */
function costIn(mode: QrMode, character: string): number {
  if (mode === 'byte') return utf8Bytes(character.codePointAt(0) ?? 0) * 8 * SIXTHS;
  if (mode === 'numeric') return DIGITS.includes(character) ? DIGIT_COST : Infinity;
  return LETTERS.includes(character) ? LETTER_COST : Infinity;
}

/** A segment ends at a whole bit. */
const wholeBits = (cost: number) => Math.ceil(cost / SIXTHS) * SIXTHS;

export interface Segmented {
  readonly segments: readonly QrSegment[];
  /** All of them, with their headers. */
  readonly bits: number;
}

/**
 * The shortest path through the modes, character by character: for each mode the fewest bits for the text so far that end in
 * it, and the previous mode. Takes linear time. The page calls it on every keystroke, so the loop allocates nothing.
 */
export function segmentText(text: string, sizeClass: SizeClass): Segmented {
  const characters = Array.from(text);
  const heads = MODES.map((mode) => (4 + COUNT_BITS[mode][sizeClass]) * SIXTHS);
  const from = new Uint8Array(characters.length * MODES.length);
  const costs = Float64Array.from(heads);
  const before = new Float64Array(costs);
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? '';
    before.set(costs);
    for (let to = 0; to < MODES.length; to++) {
      const origin = cheapestWay(before, to, heads[to] ?? 0);
      from[at * MODES.length + to] = origin;
      costs[to] = costTo(before, origin, to, heads[to] ?? 0) + costIn(MODES[to] ?? 'byte', character);
    }
  }
  const best = Math.min(...costs);
  return { segments: trace(characters, from, costs.indexOf(best)), bits: Math.ceil(best / SIXTHS) };
}

/** The cost of switching to a mode before a character: the previous segment ends, and a new one begins. */
const costTo = (before: Float64Array, origin: number, to: number, head: number) =>
  origin === to ? (before[to] ?? 0) : wholeBits(before[origin] ?? 0) + head;

/** The cheapest previous mode, or the first of several. */
function cheapestWay(before: Float64Array, to: number, head: number): number {
  let best = 0;
  for (let origin = 1; origin < MODES.length; origin++) {
    if (costTo(before, origin, to, head) < costTo(before, best, to, head)) best = origin;
  }
  return best;
}

function trace(characters: readonly string[], from: Uint8Array, last: number): readonly QrSegment[] {
  const modes: number[] = [];
  for (let at = characters.length - 1, mode = last; at >= 0; at--) {
    modes[at] = mode;
    mode = from[at * MODES.length + mode] ?? 0;
  }
  const segments: { mode: QrMode; text: string }[] = [];
  characters.forEach((character, at) => {
    const mode = MODES[modes[at] ?? 0] ?? 'byte';
    const open = segments.at(-1);
    if (open?.mode === mode) open.text += character;
    else segments.push({ mode, text: character });
  });
  return segments;
}
