// The length of an MP3, from the Xing or Info header that every encoder writes into its first frame.

const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;

/** Offsets within the header, http://gabriel.mp3-tech.org/mp3infotag.html */
const XING = { flags: 4, frames: 8, hasFrames: 1, allFields: 15, gaps: 140, bytes: 144 } as const;
/** As four bytes: "Xing" where the bit rate varies, "Info" where it does not. */
const NAMES = { xing: 0x58696e67, info: 0x496e666f } as const;

/** Samples by which every decoder of MP3 is late; players take them off the end as well, within the padding. */
const DECODER_DELAY = 529;

/** Samples that players leave out, from the encoder's delay and padding of 12 bits each; none where neither is given. */
function gapSamples(delay: number, padding: number): number {
  return delay === 0 && padding === 0 ? 0 : delay + Math.max(padding, DECODER_DELAY);
}

interface FirstFrame {
  readonly sampleRate: number;
  readonly samples: number;
  /** The offset of the header for the whole file: after the frame's own and its side information. */
  readonly headerAt: number;
}

function firstFrame(mp3: Uint8Array): FirstFrame | undefined {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = mp3;
  const version = (kind >> 3) & 3; // 3: MPEG-1, 2: MPEG-2, 0: MPEG-2.5
  const rate = SAMPLE_RATES[(rates >> 2) & 3];
  if (sync !== 0xff || kind >> 5 !== 7 || version === 1 || rate === undefined) return undefined;
  const isMono = mode >> 6 === 3;
  if (version === 3) return { sampleRate: rate, samples: 1152, headerAt: isMono ? 21 : 36 };
  return { sampleRate: rate / (version === 2 ? 2 : 4), samples: 576, headerAt: isMono ? 13 : 21 };
}

/**
 * Seconds of audio in an MP3 that no tag precedes, as players play it, without the silence that the encoder added at both ends.
 * Undefined where there is no first frame or no such header in it.
 */
export function mp3Seconds(mp3: Uint8Array): number | undefined {
  const frame = firstFrame(mp3);
  if (!frame || mp3.length < frame.headerAt + XING.bytes) return undefined;
  const { buffer, byteOffset } = mp3;
  const header = new DataView(buffer, byteOffset + frame.headerAt, XING.bytes);
  const name = header.getUint32(0);
  const flags = header.getUint32(XING.flags);
  if ((name !== NAMES.xing && name !== NAMES.info) || (flags & XING.hasFrames) === 0) return undefined;
  // Delay and padding are at their place only after all four optional fields.
  const gaps = (flags & XING.allFields) === XING.allFields ? header.getUint32(XING.gaps) & 0xffffff : 0;
  const samples = header.getUint32(XING.frames) * frame.samples - gapSamples(gaps >> 12, gaps & 0xfff);
  return Math.max(0, samples) / frame.sampleRate;
}
