// The typed bindings of the kernels that find lines, which needs SIMD (see `hasSimd` in ../module), and that hash lines.
import { moduleBase64 } from '../generated/lines-find';
import { moduleBase64 as hashBase64 } from '../generated/lines-hash';
import { constantOf, functionOf, instantiate, memoryOf } from '../module';

/** The most bytes of a line, with its end. */
export const LONGEST_LINE = 1 << 24;

/** The most memory for needles, in bytes. */
export const NEEDLE_ROOM = 1 << 20;

/** A text to find, in UTF-8. */
export interface Needle {
  readonly bytes: Uint8Array;
  /** Ignores the case of ASCII letters. */
  readonly foldAscii: boolean;
  /** The needle is a whole line, without its end. */
  readonly isWhole: boolean;
}

/** Where lines begin and end in the arena, in turn. A line includes its end. Valid until the next call. */
export type LinePlaces = Uint32Array;

/** The lines of a piece, in bytes with their ends. */
export interface Survey {
  /** Lines with an end. */
  readonly count: number;
  /** Lines that end in CR LF, unless the line feed is the piece's first byte. */
  readonly returns: number;
  /** 0 if no line ends. */
  readonly first: number;
  readonly longest: number;
  /** Bytes after the last end. */
  readonly rest: number;
}

/** Each run needs its own. */
export interface LineFinder {
  /** Holds the text, piece by piece. */
  readonly arena: Uint8Array;
  /** The position after the end of the line that contains `at`; `to` if it has none before. */
  readonly lineEnd: (at: number, to: number) => number;
  readonly countFeeds: (from: number, to: number) => number;
  /** Of UTF-16, if the bytes are UTF-8. */
  readonly countUnits: (from: number, to: number) => number;
  /** Of the arena's first bytes. */
  readonly survey: (length: number) => Survey;
  readonly isAscii: (from: number, to: number) => boolean;
  /**
   * Replaces carriage returns without a line feed by line feeds in the arena's first bytes, from `start` on, and returns their
   * number. The last byte is left alone, because a line feed may follow.
   */
  readonly unify: (start: number, length: number) => number;
  /**
   * The lines with a needle, by its index, between two places of the arena where a line begins or the text ends. If `next` is before
   * `to`, the search continues there.
   */
  readonly find: (needle: number, from: number, to: number) => { readonly lines: LinePlaces; readonly next: number };
}

const BLOCK = 16;
/** Sets the bit in which the two cases of an ASCII letter differ. */
const CASE = 0x20;

const isLetter = (byte: number) => (byte | CASE) >= 0x61 && (byte | CASE) <= 0x7a;

const blocksOf = ({ bytes }: Needle) => Math.ceil(bytes.length / BLOCK) * BLOCK;

/** The memory that needles take, in bytes. */
export const needleRoom = (needles: readonly Needle[]) => needles.reduce((sum, one) => sum + 2 * blocksOf(one), 0);

/** `needles` aren't empty, and take up to NEEDLE_ROOM bytes. */
export function createLineFinder(needles: readonly Needle[]): LineFinder {
  const exports = instantiate(moduleBase64);
  const memory = memoryOf(exports);
  const arenaAt = constantOf(exports, 'ARENA');
  const foundAt = constantOf(exports, 'FOUND');
  const results = new Uint32Array(memory.buffer, constantOf(exports, 'RESULTS'), 5);
  const find = functionOf(exports, 'find');
  const isAscii = functionOf(exports, 'isAscii');
  const survey = functionOf(exports, 'survey');
  let free = constantOf(exports, 'NEEDLES');
  if (needleRoom(needles) > NEEDLE_ROOM) throw new Error('The needles do not fit');
  const places = needles.map((needle) => {
    const at = free;
    const mask = at + blocksOf(needle);
    free = mask + blocksOf(needle);
    memory.fill(0xff, at, free);
    for (const [index, byte] of needle.bytes.entries()) {
      const folds = needle.foldAscii && isLetter(byte);
      memory[at + index] = folds ? byte | CASE : byte;
      memory[mask + index] = folds ? CASE : 0;
    }
    return { at, mask, length: needle.bytes.length, whole: Number(needle.isWhole) };
  });
  return {
    arena: memory.subarray(arenaAt, arenaAt + LONGEST_LINE),
    lineEnd: functionOf(exports, 'lineEnd'),
    countFeeds: functionOf(exports, 'countFeeds'),
    countUnits: functionOf(exports, 'countUnits'),
    survey(length) {
      survey(length);
      const [count = 0, returns = 0, first = 0, longest = 0, rest = 0] = results;
      return { count, returns, first, longest, rest };
    },
    isAscii: (from, to) => isAscii(from, to) !== 0,
    unify: functionOf(exports, 'unify'),
    find(needle, from, to) {
      const place = places[needle];
      if (!place) throw new Error('There is no such needle');
      find(place.at, place.mask, place.length, from, to, place.whole);
      const [count = 0, next = to] = results;
      return { lines: new Uint32Array(memory.buffer, foundAt, 2 * count), next };
    },
  };
}

/** Hashes lines, with their ends. */
export interface LineHasher {
  /** The most lines of one call. */
  readonly mostLines: number;
  /** The text, with room for at least this length. It keeps its content. Throws RangeError without memory. */
  readonly room: (bytes: number) => Uint8Array;
  /**
   * Finds the lines between two places, except for one without an end, and hashes them if asked. Returns their number;
   * after `mostLines` there may be more. `searched`: the first line has no end before this place.
   */
  readonly take: (from: number, searched: number, to: number, hashes: boolean) => number;
  /** The places after the last call's lines. Valid until the next `room`. */
  readonly ends: Uint32Array;
  /** Four integers for each line of the last call. Valid until the next `room`. */
  readonly hashes: Int32Array;
  /** Hashes the bytes between two places as one line. Returns the index of its first integer in `hashes`. */
  readonly hashBytes: (from: number, to: number) => number;
}

/** Bytes that are read in one step. */
const ROOM_BEHIND = 8;

/** The key has 128 bits, from a secure random source. Needs no SIMD. */
export function createLineHasher(key: Uint8Array): LineHasher {
  const exports = instantiate(hashBase64);
  const endsAt = constantOf(exports, 'ENDS');
  const hashesAt = constantOf(exports, 'HASHES');
  const arenaAt = constantOf(exports, 'ARENA');
  const mostLines = constantOf(exports, 'MOST_LINES');
  const reserve = functionOf(exports, 'reserve');
  const takeLines = functionOf(exports, 'takeLines');
  const hashBytes = functionOf(exports, 'hashBytes');
  const viewsOf = () => {
    const memory = memoryOf(exports);
    return {
      arena: memory.subarray(arenaAt),
      ends: new Uint32Array(memory.buffer, endsAt, mostLines),
      hashes: new Int32Array(memory.buffer, hashesAt, 4 * (mostLines + 1)),
    };
  };
  reserve(0);
  let views = viewsOf();
  memoryOf(exports).set(key, constantOf(exports, 'KEY'));
  return {
    mostLines,
    room(bytes) {
      if (bytes + ROOM_BEHIND <= views.arena.length) return views.arena;
      if (reserve(bytes) === 0) throw new RangeError('No memory for a line');
      views = viewsOf();
      return views.arena;
    },
    take: (from, searched, to, hashes) => takeLines(from, searched, to, Number(hashes)),
    get ends() {
      return views.ends;
    },
    get hashes() {
      return views.hashes;
    },
    hashBytes(from, to) {
      hashBytes(from, to);
      return 4 * mostLines;
    },
  };
}
