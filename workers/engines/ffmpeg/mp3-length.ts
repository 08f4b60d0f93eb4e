// The length of an MP3, from the Xing or Info header that every encoder writes into its first frame.

const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;

/** Offsets within the header, http://gabriel.mp3-tech.org/mp3infotag.html */
const XING = { flags: 4, frames: 8, hasFrames: 1, allFields: 15, gaps: 140, bytes: 144 } as const;
/** As four bytes: "Xing" where the bit rate varies, "Info" where it does not. */
const NAMES = { xing: 0x58696e67, info: 0x496e666f } as const;

/** The frame's own header and its side information, of MPEG-1 in stereo. */
const LONGEST_SIDE = 36;

/** Bytes of an ID3v2 tag at the start, its header included. The size has 7 bits per byte, https://id3.org/id3v2.3.0 */
function tagBytes(mp3: Uint8Array): number {
  const [i = 0, d = 0, three = 0, , , , a = 0, b = 0, c = 0, e = 0] = mp3.subarray(0, 10);
  return i === 0x49 && d === 0x44 && three === 0x33 ? 10 + ((a << 21) | (b << 14) | (c << 7) | e) : 0;
}

/** Bytes from the start on in which the length is told, where it is. */
export const headBytes = (mp3: Uint8Array): number => tagBytes(mp3) + LONGEST_SIDE + XING.bytes;

/** Samples by which every decoder of MP3 is late; players take them off the end as well, within the padding. */
const DECODER_DELAY = 529;

/** Samples that players leave out, from the encoder's delay and padding of 12 bits each; none where neither is given. */
function gapSamples(delay: number, padding: number): number {
  return delay === 0 && padding === 0 ? 0 : delay + Math.max(padding, DECODER_DELAY);
}

interface FirstFrame {
  /** Its bytes and all that follow. */
  readonly bytes: Uint8Array;
  readonly sampleRate: number;
  readonly samples: number;
  /** Where the header for the whole file would be: behind the frame's own and its side information. */
  readonly headerAt: number;
}

function firstFrame(mp3: Uint8Array): FirstFrame | undefined {
  const bytes = mp3.subarray(tagBytes(mp3));
  const [sync = 0, kind = 0, rates = 0, mode = 0] = bytes;
  const version = (kind >> 3) & 3; // 3: MPEG-1, 2: MPEG-2, 0: MPEG-2.5
  const rate = SAMPLE_RATES[(rates >> 2) & 3];
  if (sync !== 0xff || kind >> 5 !== 7 || version === 1 || rate === undefined) return undefined;
  const isMono = mode >> 6 === 3;
  if (version === 3) return { bytes, sampleRate: rate, samples: 1152, headerAt: isMono ? 21 : 36 };
  return { bytes, sampleRate: rate / (version === 2 ? 2 : 4), samples: 576, headerAt: isMono ? 13 : 21 };
}

/**
 * Seconds of audio in an MP3 as players play it, without the silence that the encoder added at both ends. Undefined where
 * there is no first frame or no such header in it.
 */
export function mp3Seconds(mp3: Uint8Array): number | undefined {
  const frame = firstFrame(mp3);
  if (!frame || frame.bytes.length < frame.headerAt + XING.bytes) return undefined;
  const { buffer, byteOffset } = frame.bytes;
  const header = new DataView(buffer, byteOffset + frame.headerAt, XING.bytes);
  const name = header.getUint32(0);
  const flags = header.getUint32(XING.flags);
  if ((name !== NAMES.xing && name !== NAMES.info) || (flags & XING.hasFrames) === 0) return undefined;
  // Delay and padding stand where they should only behind all four optional fields.
  const gaps = (flags & XING.allFields) === XING.allFields ? header.getUint32(XING.gaps) & 0xffffff : 0;
  const samples = header.getUint32(XING.frames) * frame.samples - gapSamples(gaps >> 12, gaps & 0xfff);
  return Math.max(0, samples) / frame.sampleRate;
}
