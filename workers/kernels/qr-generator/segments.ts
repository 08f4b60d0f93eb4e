// Splits a text into the modes of a QR code so that it takes the fewest bits. ISO/IEC 18004:2015, section 7.4.

export type QrMode = 'numeric' | 'alphanumeric' | 'byte';

export interface QrSegment {
  readonly mode: QrMode;
  readonly text: string;
}

const MODES: readonly QrMode[] = ['numeric', 'alphanumeric', 'byte'];

/** Table 3: bits of the count of characters, for versions up to 9, 26 and 40. Before it goes a mode indicator of four bits. */
const COUNT_BITS: Readonly<Record<QrMode, readonly [number, number, number]>> = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
};

/** Versions up to 9, up to 26, up to 40. */
export type SizeClass = 0 | 1 | 2;

/** Costs are sixths of a bit, so that a digit (10 bits for three) and a letter (11 bits for two) are whole numbers. */
const SIXTHS = 6;
const DIGIT_COST = 20;
const LETTER_COST = 33;

const utf8Bytes = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/** Infinity where the mode does not have the character. */
function costIn(mode: QrMode, character: string): number {
  if (mode === 'byte') return utf8Bytes(character.codePointAt(0) ?? 0) * 8 * SIXTHS;
  if (mode === 'numeric') return /^[0-9]$/.test(character) ? DIGIT_COST : Infinity;
  return /^[0-9A-Z $%*+\-./:]$/.test(character) ? LETTER_COST : Infinity;
}

/** A segment ends on a whole bit. */
const wholeBits = (cost: number) => Math.ceil(cost / SIXTHS) * SIXTHS;

export interface Segmented {
  readonly segments: readonly QrSegment[];
  /** All of them, with their heads. */
  readonly bits: number;
}

/**
 * The shortest way through the modes, character by character: for each mode the fewest bits with which the text so far can end
 * in it, and the mode before. Takes time in proportion to the text.
 */
export function segmentText(text: string, sizeClass: SizeClass): Segmented {
  const characters = Array.from(text);
  const heads = MODES.map((mode) => (4 + COUNT_BITS[mode][sizeClass]) * SIXTHS);
  const from = new Uint8Array(characters.length * MODES.length);
  let costs: readonly number[] = heads;
  characters.forEach((character, at) => {
    const before = costs;
    costs = MODES.map((mode, to) => {
      // The costs of opening the mode before this character, out of each other mode.
      const ways = MODES.map((_, other) =>
        at === 0 || other === to
          ? other === to
            ? (before[to] ?? 0)
            : Infinity
          : wholeBits(before[other] ?? 0) + (heads[to] ?? 0),
      );
      const best = Math.min(...ways);
      from[at * MODES.length + to] = ways.indexOf(best);
      return best + costIn(mode, character);
    });
  });
  const best = Math.min(...costs);
  return { segments: trace(characters, from, costs.indexOf(best)), bits: Math.ceil(best / SIXTHS) };
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
