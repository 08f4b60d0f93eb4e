// Chapters of an MP4 or QuickTime file: a track of texts (QuickTime File Format, "Chapter Lists"), or Nero's list `chpl`.
import { bytesOf, childrenOf, find, tail } from '../mp4/boxes';
import { readEdit } from '../mp4/edit';
import { readPackets } from '../mp4/packets';
import { MOST_CHAPTERS, type Chapter } from './chapter';

/** A text sample is its length in two bytes, the text, and perhaps boxes with its style. */
const MOST_TEXT_BYTES = 4096;

const NERO_TICKS = 10_000_000;

/** UTF-16 has a byte order mark. Older files of Apple have Mac OS Roman. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('macintosh').decode(bytes);
  }
}

/** As FFmpeg and MP4v2 write it. Version 1 has four more bytes before the number. */
function neroChapters(chpl: DataView): Chapter[] {
  let at = chpl.getUint8(0) === 0 ? 5 : 9;
  const count = chpl.getUint8(at - 1);
  const chapters: Chapter[] = [];
  for (let i = 0; i < count && at + 9 <= chpl.byteLength; i++) {
    const start = Number(chpl.getBigUint64(at)) / NERO_TICKS;
    const title = bytesOf(tail(chpl, at + 9)).subarray(0, chpl.getUint8(at + 8));
    chapters.push({ title: textOf(title), start });
    at += 9 + title.length;
  }
  return chapters;
}

/** `tkhd`'s times have eight bytes in version 1. */
const trackId = (trak: DataView) => {
  const header = find(trak, 'tkhd');
  return header?.getUint32(header.getUint8(0) === 1 ? 20 : 12);
};

const isText = (trak: DataView) => {
  const handler = find(trak, 'mdia', 'hdlr');
  return (
    handler !== undefined && ['text', 'sbtl'].includes(String.fromCharCode(...bytesOf(tail(handler, 8)).subarray(0, 4)))
  );
};

const ticksOf = (header: DataView) => header.getUint32(header.getUint8(0) === 1 ? 20 : 12);

/** The track of texts that another track names as its chapters. */
function chapterTrack(moov: DataView): DataView | undefined {
  const traks = childrenOf(moov).flatMap(({ type, body }) => (type === 'trak' ? [body] : []));
  const named = new Set(
    traks.flatMap((trak) => {
      const chap = find(trak, 'tref', 'chap');
      return chap ? Array.from({ length: chap.byteLength >> 2 }, (_, i) => chap.getUint32(i * 4)) : [];
    }),
  );
  return traks.find((trak) => named.has(trackId(trak) ?? 0) && isText(trak));
}

async function textChapters(file: Blob, moov: DataView): Promise<Chapter[]> {
  const trak = chapterTrack(moov);
  const stbl = trak && find(trak, 'mdia', 'minf', 'stbl');
  const [mvhd, mdhd] = [find(moov, 'mvhd'), find(trak, 'mdia', 'mdhd')];
  const packets = stbl && readPackets(stbl);
  if (!packets || !mvhd || !mdhd) return [];
  const edit = readEdit(trak);
  const ticks = ticksOf(mdhd);
  const chapters: Chapter[] = [];
  let start = (edit?.delay ?? 0) / ticksOf(mvhd) - (edit?.start ?? 0) / ticks;
  for (const [i, offset] of packets.offsets.entries()) {
    const size = Math.min(packets.sizes[i] ?? 0, MOST_TEXT_BYTES);
    const sample = new Uint8Array(await file.slice(offset, offset + size).arrayBuffer());
    const length = ((sample[0] ?? 0) << 8) | (sample[1] ?? 0);
    chapters.push({ title: textOf(sample.subarray(2, 2 + length)), start: Math.max(0, start) });
    if (chapters.length > MOST_CHAPTERS) break;
    start += (packets.durations[i] ?? 0) / ticks;
  }
  return chapters;
}

/** The track comes first: its titles have no limit of 255 bytes. */
export async function mp4Chapters(file: Blob, moov: DataView): Promise<readonly Chapter[]> {
  const inTrack = await textChapters(file, moov);
  if (inTrack.length > 0) return inTrack;
  const chpl = find(moov, 'udta', 'chpl');
  return chpl ? neroChapters(chpl) : [];
}
