// Reads the first frame of an MP3: http://gabriel.mp3-tech.org/mp3infotag.html
import { readHeader } from '../mp3/frame';

export interface Mp3Gaps {
  /** Samples that players skip at both ends; 0 where the file doesn't say. */
  readonly delay: number;
  readonly padding: number;
  /** Frames without this one, if the file has the number. */
  readonly frames?: number;
}

/** Samples by which every decoder of MP3 is late. */
const DECODER_DELAY = 529;

const ID3_BYTES = 10;
const FRAMES_AT = 8;
const HAS_FRAMES = 1;
const GAPS_AT = 141;
const TAG_BYTES = 156;
const MOST_HEADER = 40;

/** The offset of the first frame, after any tag. https://id3.org/id3v2.3.0, 3.1 */
async function firstFrameAt(file: Blob): Promise<number> {
  const head = new Uint8Array(await file.slice(0, ID3_BYTES).arrayBuffer());
  if (String.fromCharCode(...head.subarray(0, 3)) !== 'ID3') return 0;
  return ID3_BYTES + head.subarray(6).reduce((length, byte) => length * 128 + byte, 0);
}

export async function mp3Gaps(file: Blob): Promise<Mp3Gaps> {
  const none = { delay: 0, padding: 0 };
  const at = await firstFrameAt(file);
  const frame = new Uint8Array(await file.slice(at, at + MOST_HEADER + TAG_BYTES).arrayBuffer());
  const header = readHeader(frame);
  if (!header || frame.length < header.dataAt + TAG_BYTES) return none;
  const tag = new DataView(frame.buffer, header.dataAt, TAG_BYTES);
  const text = (from: number, bytes: number) =>
    String.fromCharCode(...frame.subarray(header.dataAt + from, header.dataAt + from + bytes));
  if (!['Xing', 'Info'].includes(text(0, 4))) return none;
  const frames = (tag.getUint32(4) & HAS_FRAMES) === 0 ? {} : { frames: tag.getUint32(FRAMES_AT) };
  if (!/^La(?:me|v[cf])/i.test(text(120, 4))) return { ...none, ...frames };
  const gaps = (tag.getUint8(GAPS_AT) << 16) | tag.getUint16(GAPS_AT + 1);
  const [delay, padding] = [gaps >> 12, gaps & 0xfff];
  if (delay === 0 && padding === 0) return { ...none, ...frames };
  return { delay: delay + DECODER_DELAY, padding: Math.max(0, padding - DECODER_DELAY), ...frames };
}
