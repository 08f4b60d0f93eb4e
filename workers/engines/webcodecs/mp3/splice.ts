// Joins parts of an MP3 that were encoded separately. The difficulty is that MP3 frames depend on their neighbors: each is
// overlapped with half of the previous one (so their windows must match), and a frame's main data begin somewhere in earlier
// frames, in the bit reservoir that those left. See docs/mp3-engine.md.
import { readHeader, readSideInfo, type FrameHeader, type SideInfo } from './frame';

interface Frame extends FrameHeader, SideInfo {
  /** Its position in the part. */
  readonly at: number;
}

export interface Part {
  readonly mp3: Uint8Array;
  readonly frames: readonly Frame[];
  /** The number of its first frame within the whole. */
  readonly first: number;
}

/** Thrown if the parts can't be joined. */
export class SpliceError extends Error {
  override readonly name = 'SpliceError';
}

/** @throws SpliceError if the bytes are not frames from end to end */
export function readPart(mp3: Uint8Array, first: number): Part {
  const frames: Frame[] = [];
  for (let at = 0; at < mp3.length;) {
    const header = readHeader(mp3, at);
    if (!header || at + header.bytes > mp3.length) throw new SpliceError(`No frame at byte ${at} of a part.`);
    frames.push({ ...header, ...readSideInfo(mp3, at, header), at });
    at += header.bytes;
  }
  return { mp3, frames, first };
}

const frameOf = ({ frames, first }: Part, number: number): Frame | undefined => frames[number - first];

/** Where the newer part may take over: with frame `number`. */
function isSeam(older: Part, newer: Part, number: number): boolean {
  const [before, here] = [frameOf(older, number - 1), frameOf(older, number)];
  const [newBefore, newHere] = [frameOf(newer, number - 1), frameOf(newer, number)];
  if (!before || !here || !newBefore || !newHere) return false;
  const isSameWindow = before.windows === newBefore.windows && here.windows === newHere.windows;
  return isSameWindow && newHere.mainDataBegin <= here.mainDataBegin;
}

/**
 * The first frame, from `from` on, with which the newer part may take over: the windows are the same in both, and the newer
 * frame needs no more of the reservoir than the older one has there.
 * @throws SpliceError if there is no such frame
 */
export function findSeam(older: Part, newer: Part, from: number): number {
  const end = older.first + older.frames.length;
  for (let number = from; number < end; number++) if (isSeam(older, newer, number)) return number;
  throw new SpliceError(`No seam from frame ${from} to ${end}.`);
}

/** Calls back with the stretches of main data before frame `number`, last first, until they hold `bytes`. */
function eachDataBefore(part: Part, number: number, bytes: number, use: (from: number, to: number) => void): void {
  let left = bytes;
  for (let k = number - 1; left > 0; k--) {
    const frame = frameOf(part, k);
    if (!frame) throw new SpliceError(`Frame ${number} needs what was before its part.`);
    const length = Math.min(left, frame.bytes - frame.dataAt);
    use(frame.at + frame.bytes - length, frame.at + frame.bytes);
    left -= length;
  }
}

/** The bytes of main data before frame `number`, which belong to it and are kept in earlier frames. */
function reservoirOf(part: Part, number: number): Uint8Array {
  const bytes = frameOf(part, number)?.mainDataBegin ?? 0;
  const reservoir = new Uint8Array(bytes);
  let end = bytes;
  eachDataBefore(part, number, bytes, (from, to) => {
    reservoir.set(part.mp3.subarray(from, to), end - (to - from));
    end -= to - from;
  });
  return reservoir;
}

/**
 * Copies the newer part's reservoir at frame `number` over the older part's. That space held only main data of the older part's
 * frame of that number and of later ones, none of which are used.
 */
export function carryReservoir(older: Part, newer: Part, number: number): void {
  const reservoir = reservoirOf(newer, number);
  let end = reservoir.length;
  eachDataBefore(older, number, reservoir.length, (from, to) => {
    older.mp3.set(reservoir.subarray(end - (to - from), end), from);
    end -= to - from;
  });
}

/** The bytes of the part's frames from number `from` to before `to`. */
export function framesBetween(part: Part, from: number, to: number): Uint8Array {
  const end = part.first + part.frames.length;
  const placeOf = (number: number) => (number === end ? part.mp3.length : frameOf(part, number)?.at);
  const [start, stop] = [placeOf(from), placeOf(to)];
  if (start === undefined || stop === undefined) throw new SpliceError(`The part has no frames ${from} to ${to}.`);
  return part.mp3.subarray(start, stop);
}
