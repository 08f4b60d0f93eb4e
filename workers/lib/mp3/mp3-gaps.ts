// Reads the first frame of an MP3: http://gabriel.mp3-tech.org/mp3infotag.html
import { readHeader } from '../mpeg-frame';

export interface Mp3Gaps {
  /** The samples that players skip at both ends. 0 if the file doesn't have the numbers. */
  readonly delay: number;
  readonly padding: number;
  /** The size of the first frame in bytes, if it has a tag instead of audio. */
  readonly tagFrame: number;
  /** The number of frames without this one, if the file has that number. */
  readonly frames?: number;
}

/** Every MP3 decoder is late by this number of samples. Players skip them in addition to the delay of the Info tag. */
export const DECODER_DELAY = 529;

const FRAMES_AT = 8;
const HAS_FRAMES = 1;
const GAPS_AT = 141;
const TAG_BYTES = 156;
const MOST_HEADER = 40;

const ID3V2_BYTES = 10;

/** Where all ID3v2 tags at a file's start end: https://id3.org/id3v2.4.0-structure, 3.1 */
export async function startAfterTags(file: Blob): Promise<number> {
  let at = 0;
  for (;;) {
    const head = new Uint8Array(await file.slice(at, at + ID3V2_BYTES).arrayBuffer());
    if (String.fromCharCode(...head.subarray(0, 3)) !== 'ID3') return at;
    const bytes = head.subarray(6).reduce((length, byte) => length * 128 + byte, 0);
    const footer = ((head[5] ?? 0) & 0x10) === 0 ? 0 : ID3V2_BYTES;
    at += ID3V2_BYTES + bytes + footer;
  }
}

export async function mp3Gaps(file: Blob): Promise<Mp3Gaps> {
  const none = { delay: 0, padding: 0, tagFrame: 0 };
  const at = await startAfterTags(file);
  const frame = new Uint8Array(await file.slice(at, at + MOST_HEADER + TAG_BYTES).arrayBuffer());
  const header = readHeader(frame);
  if (!header || frame.length < header.dataAt + TAG_BYTES) return none;
  const tag = new DataView(frame.buffer, header.dataAt, TAG_BYTES);
  const text = (from: number, bytes: number) =>
    String.fromCharCode(...frame.subarray(header.dataAt + from, header.dataAt + from + bytes));
  if (!['Xing', 'Info'].includes(text(0, 4))) return none;
  const frames = (tag.getUint32(4) & HAS_FRAMES) === 0 ? {} : { frames: tag.getUint32(FRAMES_AT) };
  const about = { ...none, tagFrame: header.bytes, ...frames };
  if (!/^La(?:me|v[cf])/i.test(text(120, 4))) return about;
  const gaps = (tag.getUint8(GAPS_AT) << 16) | tag.getUint16(GAPS_AT + 1);
  const [delay, padding] = [gaps >> 12, gaps & 0xfff];
  if (delay === 0 && padding === 0) return about;
  return { ...about, delay: delay + DECODER_DELAY, padding: Math.max(0, padding - DECODER_DELAY) };
}
