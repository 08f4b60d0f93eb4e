// The length of an MP3, from the Xing or Info header that every encoder writes into its first frame.
import { concatBytes } from '../../lib/concat-bytes';
import { DECODER_DELAY } from '../../lib/mp3/mp3-gaps';
import { HEADER_BYTES, readHeader, type FrameHeader } from '../../lib/mpeg-frame';

/** Offsets within the header, http://gabriel.mp3-tech.org/mp3infotag.html */
const XING = { flags: 4, frames: 8, hasFrames: 1, allFields: 15, gaps: 140, bytes: 144 } as const;
/** As four bytes: "Xing" if the bit rate varies, "Info" if it is constant. */
const NAMES = { xing: 0x58696e67, info: 0x496e666f } as const;

/**
 * The samples that players skip, from the encoder's delay and padding of 12 bits each. None if neither is given. The padding has at least
 * the decoder's delay.
 */
function gapSamples(delay: number, padding: number): number {
  return delay === 0 && padding === 0 ? 0 : delay + Math.max(padding, DECODER_DELAY);
}

/**
 * The length in seconds of an MP3 without tags, as players play it: without the silence that the encoder added at both ends.
 * Undefined if there is no first frame, or if it has no such header.
 */
export function mp3Seconds(mp3: Uint8Array): number | undefined {
  const frame = readHeader(mp3);
  if (!frame || mp3.length < frame.dataAt + XING.bytes) return undefined;
  const { buffer, byteOffset } = mp3;
  const header = new DataView(buffer, byteOffset + frame.dataAt, XING.bytes);
  const name = header.getUint32(0);
  const flags = header.getUint32(XING.flags);
  if ((name !== NAMES.xing && name !== NAMES.info) || (flags & XING.hasFrames) === 0) return undefined;
  // The delay and the padding have a fixed position only if all four optional fields are there.
  const gaps = (flags & XING.allFields) === XING.allFields ? header.getUint32(XING.gaps) & 0xffffff : 0;
  const samples = header.getUint32(XING.frames) * frame.samples - gapSamples(gaps >> 12, gaps & 0xfff);
  return Math.max(0, samples) / frame.sampleRate;
}

/** Whether all frames of an MP3 in pieces are layer III, with the same sample rate and number of channels. */
export function hasOneForm(pieces: readonly Uint8Array[]): boolean {
  let first: FrameHeader | undefined;
  let [rest, skip] = [new Uint8Array(0), 0];
  for (const piece of pieces) {
    const bytes = concatBytes([rest, piece]);
    let at = skip;
    while (at + HEADER_BYTES <= bytes.length) {
      const header = readHeader(bytes, at);
      first ??= header;
      if (header && (header.sampleRate !== first?.sampleRate || header.channels !== first.channels)) return false;
      at += header?.bytes ?? 1;
    }
    rest = bytes.slice(at);
    skip = Math.max(0, at - bytes.length);
  }
  return first !== undefined;
}
