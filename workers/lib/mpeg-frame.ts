// The headers of MPEG audio frames: ISO/IEC 11172-3, 2.4.1.3, and ISO/IEC 13818-3 for lower sample rates.

const KILOBITS = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;

export const HEADER_BYTES = 4;

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

export const sideInfoBytes = (isMpeg1: boolean, channels: 1 | 2) =>
  isMpeg1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;

/** Of any layer. Undefined where no frame begins. */
export function layerOf([sync = 0, kind = 0]: Uint8Array): 1 | 2 | 3 | undefined {
  const layer = ([undefined, 3, 2, 1] as const)[(kind >> 1) & 3];
  return sync === 0xff && kind >> 5 === 7 ? layer : undefined;
}

/** The layer of the frame that begins there in a file. */
export const layerAt = async (file: Blob, at: number) =>
  layerOf(new Uint8Array(await file.slice(at, at + HEADER_BYTES).arrayBuffer()));

/** Undefined where no frame of layer III with a set bit rate begins. */
export function readHeader(mp3: Uint8Array, at = 0): FrameHeader | undefined {
  const header = mp3.subarray(at, at + HEADER_BYTES);
  const [, kind = 0, rates = 0, mode = 0] = header;
  const version = (kind >> 3) & 3; // 3: MPEG-1, 2: MPEG-2, 0: MPEG-2.5
  const base = SAMPLE_RATES[(rates >> 2) & 3];
  const isMpeg1 = version === 3;
  const kilobits = KILOBITS[isMpeg1 ? 'mpeg1' : 'mpeg2'][rates >> 4] ?? 0;
  if (layerOf(header) !== 3 || version === 1 || base === undefined || kilobits === 0) return undefined;
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
