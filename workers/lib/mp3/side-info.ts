// The side information of an MP3's frames: ISO/IEC 11172-3, 2.4.1.7, and ISO/IEC 13818-3 for lower sample rates.
import { sideInfoBytes, type FrameHeader } from '../mpeg-frame';

/** The values that must be equal in two encodings of the same audio for one to continue the other. */
export interface SideInfo {
  /** How many bytes of this frame's main data are in earlier frames, before its own part. */
  readonly mainDataBegin: number;
  /** The window types of all granules and channels, as one number. */
  readonly windows: number;
}

/**
 * Side information. A granule of a channel has its length, big values, gain and scale factors; and a flag for a special window.
 * Before the first come main_data_begin, private bits and, in MPEG-1, four bits for each channel that say which scale factors
 * are shared.
 */
const SIDE = {
  mpeg1: { beginBits: 9, privateBits: [5, 3], sharedBits: 4, granules: 2, granuleBits: 59, windowAt: 33 },
  mpeg2: { beginBits: 8, privateBits: [1, 2], sharedBits: 0, granules: 1, granuleBits: 63, windowAt: 38 },
} as const;

function bitsAt(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let bit = at; bit < at + count; bit++) value = (value << 1) | (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
  return value;
}

/** @param at the frame's offset */
export function readSideInfo(mp3: Uint8Array, at: number, { isMpeg1, dataAt, channels }: FrameHeader): SideInfo {
  const { beginBits, privateBits, sharedBits, granules, granuleBits, windowAt } = SIDE[isMpeg1 ? 'mpeg1' : 'mpeg2'];
  const side = mp3.subarray(at + dataAt - sideInfoBytes(isMpeg1, channels), at + dataAt);
  const first = beginBits + privateBits[channels === 1 ? 0 : 1] + sharedBits * channels;
  let windows = 0;
  for (let granule = 0; granule < granules * channels; granule++) {
    const window = first + granule * granuleBits + windowAt;
    // A flag. If it is set, two bits of window type follow, and one bit for a mix of two types.
    windows = (windows << 4) | (bitsAt(side, window, 1) === 0 ? 0 : 8 | bitsAt(side, window + 1, 3));
  }
  return { mainDataBegin: bitsAt(side, 0, beginBits), windows };
}
