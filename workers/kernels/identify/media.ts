// The length and audio format of a video or audio file, if a box with them is quick to find. ISO/IEC 14496-12 (MP4, QuickTime):
// a box has a size, a type and a body.
import type { Message } from '../../contract/run/message';
import { message } from './finding';

/** How many top-level boxes are skipped in search of `moov`. */
const MOST_BOXES = 24;
/** How much of `moov` is read: it begins with the length, and the tracks' formats follow. */
const MOOV_BYTES = 16 * 1024;

/** Sample entries of audio: https://mp4ra.org/registered-types/sample-entries */
const SOUNDS: readonly (readonly [type: string, name: string])[] = [
  ['mp4a', 'AAC'],
  ['ac-3', 'AC-3'],
  ['ec-3', 'E-AC-3'],
  ['Opus', 'Opus'],
  ['alac', 'ALAC'],
  ['fLaC', 'FLAC'],
  ['.mp3', 'MP3'],
];

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

export async function mediaDetails(head: Uint8Array, file: Blob | undefined): Promise<readonly Message[]> {
  if (nameAt(head, 4) !== 'ftyp') return [];
  const moov = await findMoov(head, file);
  if (!moov) return [];
  const seconds = lengthOf(moov);
  const text = Array.from(moov, (byte) => String.fromCharCode(byte)).join('');
  const sound = SOUNDS.find(([type]) => text.includes(type))?.[1];
  return [
    ...(seconds === undefined ? [] : [message('value', { value: clock(seconds) })]),
    ...(sound === undefined ? [] : [message('value', { value: sound })]),
  ];
}

async function findMoov(head: Uint8Array, file: Blob | undefined): Promise<Uint8Array | undefined> {
  const read = async (from: number, length: number) => {
    if (from + length <= head.length) return head.subarray(from, from + length);
    return new Uint8Array((await file?.slice(from, from + length).arrayBuffer()) ?? head.subarray(from, from + length));
  };
  let at = 0;
  for (let passed = 0; passed < MOST_BOXES; passed++) {
    const box = await read(at, 16);
    if (box.length < 8) return undefined;
    if (nameAt(box, 4) === 'moov') return read(at + 8, MOOV_BYTES);
    const view = new DataView(box.buffer, box.byteOffset, box.length);
    const short = view.getUint32(0);
    // 1: the size follows in 64 bits. 0: to the end of the file.
    const size = short === 1 && box.length === 16 ? Number(view.getBigUint64(8)) : short;
    if (size < 8) return undefined;
    at += size;
  }
  return undefined;
}

/** From `mvhd`, in seconds: ISO/IEC 14496-12, section 8.2.2. */
function lengthOf(moov: Uint8Array): number | undefined {
  if (nameAt(moov, 4) !== 'mvhd' || moov.length < 40) return undefined;
  const view = new DataView(moov.buffer, moov.byteOffset, moov.length);
  const isLong = view.getUint8(8) === 1;
  const scale = view.getUint32(isLong ? 28 : 20);
  const duration = isLong ? Number(view.getBigUint64(32)) : view.getUint32(24);
  const seconds = duration / scale;
  return Number.isFinite(seconds) && duration !== 0xffffffff ? seconds : undefined;
}

/** `1:05`, `2:03:09` */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = `${String(m).padStart(h > 0 ? 2 : 1, '0')}:${String(s).padStart(2, '0')}`;
  return h > 0 ? `${String(h)}:${tail}` : tail;
}
