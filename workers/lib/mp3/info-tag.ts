// The first frame of an MP3: silence that contains the audio's length, its start and end, and the position of each hundredth in
// the file. http://gabriel.mp3-tech.org/mp3infotag.html
import { frameBytes, readHeader } from '../mpeg-frame';

export interface InfoTag {
  /** The header of any other frame of the MP3. */
  readonly header: Uint8Array;
  /** The number of frames without this one. */
  readonly frames: number;
  /** The size of all frames without this one, in bytes. */
  readonly bytes: number;
  /** Whether all frames have the same bit rate. */
  readonly isConstant: boolean;
  /** The samples of encoded silence before and after the audio. Undefined if unknown. */
  readonly gaps?: { readonly delay: number; readonly padding: number };
  /** The start of each hundredth of the frames, as a share of all bytes; by default they are spread evenly. */
  readonly placeOf?: (share: number) => number;
}

/** Offsets from the tag's own beginning. */
const AT = { flags: 4, frames: 8, bytes: 12, places: 16, encoder: 120, method: 129, gaps: 141, checksum: 154 } as const;
const TAG_BYTES = 156;
/** Frames, bytes, positions, and the quality, which stays 0. */
const ALL_FIELDS = 15;
const CONSTANT = 1;
const GAP_LIMIT = 4095;

/** Players skip the silence only if they know the encoder's name. */
const ENCODER = 'LAME3.100';

/** CRC-16 with the polynomial 0x8005, least significant bit first. */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}

/** The header of a silent frame with the lowest bit rate, starting at its own, that leaves enough room for the tag. */
function roomyHeader(header: Uint8Array): Uint8Array {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = header;
  for (let rate = rates >> 4; rate < 15; rate++) {
    // Without a checksum and a padding byte.
    const roomy = Uint8Array.of(sync, kind | 1, (rate << 4) | (rates & 13), mode);
    const read = readHeader(roomy);
    if (read && read.bytes >= read.dataAt + TAG_BYTES) return roomy;
  }
  throw new Error('No frame has room for the tag.');
}

/** The frame before all others. */
export function infoTag({ header, frames, bytes, isConstant, gaps, placeOf = (share) => share }: InfoTag): Uint8Array {
  const roomy = roomyHeader(header);
  const read = readHeader(roomy);
  if (!read) throw new Error('This is no header.');
  const { samples, kilobits, sampleRate, dataAt } = read;
  const frame = new Uint8Array(frameBytes(samples, kilobits, sampleRate));
  frame.set(roomy);
  const total = bytes + frame.length;
  const tag = new DataView(frame.buffer, dataAt, TAG_BYTES);
  const write = (text: string, at: number) => frame.set(new TextEncoder().encode(text), dataAt + at);
  write(isConstant ? 'Info' : 'Xing', 0);
  tag.setUint32(AT.flags, ALL_FIELDS);
  tag.setUint32(AT.frames, frames);
  tag.setUint32(AT.bytes, total);
  for (let i = 0; i < 100; i++) {
    const at = frame.length + placeOf(i / 100) * bytes;
    tag.setUint8(AT.places + i, Math.min(255, Math.floor((256 * at) / total)));
  }
  if (gaps && gaps.delay <= GAP_LIMIT && gaps.padding <= GAP_LIMIT) {
    write(ENCODER, AT.encoder);
    tag.setUint8(AT.method, isConstant ? CONSTANT : 0);
    tag.setUint8(AT.gaps, gaps.delay >> 4);
    tag.setUint16(AT.gaps + 1, ((gaps.delay & 15) << 12) | gaps.padding);
    tag.setUint16(AT.checksum, checksum(frame.subarray(0, dataAt + AT.checksum)));
  }
  return frame;
}
