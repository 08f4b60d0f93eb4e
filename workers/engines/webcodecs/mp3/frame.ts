// The frames of an MP3: headers and side information of layer III, ISO/IEC 11172-3, 2.4.1.3 and 2.4.1.7, and of its lower sample
// rates, ISO/IEC 13818-3, 2.4.1.7.

const KILOBITS = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;

const HEADER_BYTES = 4;

export interface FrameHeader {
  readonly isMpeg1: boolean;
  readonly kilobits: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly samples: 1152 | 576;
  /** Size of the whole frame. */
  readonly bytes: number;
  /** The start of its part of the main data: after header, checksum and side information. */
  readonly dataAt: number;
}

const sideInfoBytes = (isMpeg1: boolean, channels: 1 | 2) =>
  isMpeg1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;

/** Undefined where no frame of layer III with a set bit rate begins. */
export function readHeader(mp3: Uint8Array, at = 0): FrameHeader | undefined {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = mp3.subarray(at, at + HEADER_BYTES);
  const version = (kind >> 3) & 3; // 3: MPEG-1, 2: MPEG-2, 0: MPEG-2.5
  const base = SAMPLE_RATES[(rates >> 2) & 3];
  const isMpeg1 = version === 3;
  const kilobits = KILOBITS[isMpeg1 ? 'mpeg1' : 'mpeg2'][rates >> 4] ?? 0;
  const isLayer3 = ((kind >> 1) & 3) === 1;
  if (sync !== 0xff || kind >> 5 !== 7 || version === 1 || !isLayer3 || base === undefined || kilobits === 0)
    return undefined;
  const channels = mode >> 6 === 3 ? 1 : 2;
  const sampleRate = base / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const samples = isMpeg1 ? 1152 : 576;
  const bytes = frameBytes(samples, kilobits, sampleRate) + ((rates >> 1) & 1);
  const checksum = (kind & 1) === 0 ? 2 : 0;
  return {
    isMpeg1,
    kilobits,
    sampleRate,
    channels,
    samples,
    bytes,
    dataAt: HEADER_BYTES + checksum + sideInfoBytes(isMpeg1, channels),
  };
}

/** Without the padding byte that keeps rates such as 44.1 kHz right on average. */
export const frameBytes = (samples: number, kilobits: number, sampleRate: number) =>
  Math.floor((samples * kilobits * 125) / sampleRate);

/** The values that two encodings of one sound must share for one to continue the other. */
export interface SideInfo {
  /** Bytes by which this frame's main data begin before its own part, in those of earlier frames. */
  readonly mainDataBegin: number;
  /** The windows of all granules and channels, as one number. */
  readonly windows: number;
}

/**
 * Side information. A granule of a channel has its length, big values, gain and scale factors; then whether its window is a special
 * one. Before the first come main_data_begin, private bits and, in MPEG-1, four bits for each channel that say which scale factors are
 * shared.
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
    // A flag; where it is set, two bits of window type and one for a mix of two.
    windows = (windows << 4) | (bitsAt(side, window, 1) === 0 ? 0 : 8 | bitsAt(side, window + 1, 3));
  }
  return { mainDataBegin: bitsAt(side, 0, beginBits), windows };
}
