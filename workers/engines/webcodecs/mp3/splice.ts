// Joins parts of an MP3 that were encoded separately. MP3 frames depend on their neighbors. Each frame is overlapped with half
// of the previous one, so their windows must match. And a frame's main data begins in earlier frames, in the bit reservoir that
// they left. See docs/mp3-engine.md.
import { readHeader, type FrameHeader } from '../../../lib/mpeg-frame';
import { readSideInfo, type SideInfo } from '../../../lib/mp3/side-info';

interface Frame extends FrameHeader, SideInfo {
  /** Its position within the part. */
  readonly at: number;
}

export interface Part {
  readonly mp3: Uint8Array;
  readonly frames: readonly Frame[];
  /** The number of its first frame within the whole MP3. */
  readonly first: number;
}

/** Thrown if the parts can't be joined. */
export class SpliceError extends Error {
  override readonly name = 'SpliceError';
}

/** @throws SpliceError if the bytes aren't a complete sequence of frames */
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

/** Where the newer part can take over: at frame `number`. */
function canTakeOver(older: Part, newer: Part, number: number): boolean {
  const [before, here] = [frameOf(older, number - 1), frameOf(older, number)];
  const [newBefore, newHere] = [frameOf(newer, number - 1), frameOf(newer, number)];
  if (!before || !here || !newBefore || !newHere) return false;
  const isSameWindow = before.windows === newBefore.windows && here.windows === newHere.windows;
  return isSameWindow && newHere.mainDataBegin <= here.mainDataBegin;
}

/**
 * The first frame, from `from` on, with which the newer part may take over: the windows are equal in both, and the new frame's
 * bit reservoir fits into the old frame's.
 * @throws SpliceError if there is no such frame
 */
export function findTakeover(older: Part, newer: Part, from: number): number {
  const end = older.first + older.frames.length;
  for (let number = from; number < end; number++) if (canTakeOver(older, newer, number)) return number;
  throw new SpliceError(`No frame to take over at, from frame ${from} to ${end}.`);
}

/** Calls back with the ranges of main data before frame `number`, last first, until they have `bytes` bytes. */
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

/** The bytes of main data that belong to frame `number` but are in earlier frames. */
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
 * Copies the newer part's reservoir at frame `number` over the older part's. That space only had main data of the older part's
 * frames from that number on, and none of those are used.
 */
export function carryReservoir(older: Part, newer: Part, number: number): void {
  const reservoir = reservoirOf(newer, number);
  let end = reservoir.length;
  eachDataBefore(older, number, reservoir.length, (from, to) => {
    older.mp3.set(reservoir.subarray(end - (to - from), end), from);
    end -= to - from;
  });
}

/** The bytes of the part's frames from number `from` up to `to`, exclusive. */
export function framesBetween(part: Part, from: number, to: number): Uint8Array {
  const end = part.first + part.frames.length;
  const placeOf = (number: number) => (number === end ? part.mp3.length : frameOf(part, number)?.at);
  const [start, stop] = [placeOf(from), placeOf(to)];
  if (start === undefined || stop === undefined) throw new SpliceError(`The part has no frames ${from} to ${to}.`);
  return part.mp3.subarray(start, stop);
}
