// Checks whether Mediabunny has read all of a file. Where another recording or damage begins, it stops without an error.
import { startAfterTags } from '../../../lib/mp3/mp3-gaps';
import type { MediaKind } from './media-port';

/** What Mediabunny read from a track. */
export class ReadPackets {
  bytes = 0;
  /** The sizes of the largest packet and of the last one. */
  largest = 0;
  final = 0;
  /** The last packet's number. In some containers, it is a position. */
  sequenceNumber = 0;

  add({ byteLength, sequenceNumber }: { readonly byteLength: number; readonly sequenceNumber: number }) {
    this.bytes += byteLength;
    this.largest = Math.max(this.largest, byteLength);
    this.final = byteLength;
    this.sequenceNumber = sequenceNumber;
  }
}

const text = async (file: Blob, from: number, to = file.size) =>
  new TextDecoder('latin1').decode(await file.slice(Math.max(0, from), Math.max(0, to)).arrayBuffer());

const ID3V1_BYTES = 128;
const APE_BYTES = 32;

/** Where an ID3v1 and an APEv2 tag at a file's end begin: https://wiki.hydrogenaud.io/index.php?title=APEv2_specification */
async function endBeforeTags(file: Blob): Promise<number> {
  const hasId3 = (await text(file, file.size - ID3V1_BYTES)).startsWith('TAG');
  const end = file.size - (hasId3 ? ID3V1_BYTES : 0);
  const footer = await file.slice(Math.max(0, end - APE_BYTES), end).arrayBuffer();
  if (!new TextDecoder('latin1').decode(footer).startsWith('APETAGEX')) return end;
  const view = new DataView(footer);
  const header = (view.getUint32(20, true) & 0x80000000) === 0 ? 0 : APE_BYTES;
  return end - view.getUint32(12, true) - header;
}

/** Where the metadata before a FLAC file's first frame ends: RFC 9639, 8.1 */
async function flacStart(file: Blob, start: number): Promise<number> {
  for (let at = start + 4; ;) {
    const head = new DataView(await file.slice(at, at + 4).arrayBuffer());
    if (head.byteLength < 4) return file.size;
    at += 4 + (head.getUint32(0) & 0xffffff);
    if (head.getUint8(0) > 127) return at;
  }
}

/** An Ogg page is a header, up to 255 segment sizes, and the segments. RFC 3533, 6. */
const PAGE_HEADER_BYTES = 27;
const MOST_SEGMENTS = 255;

interface Page {
  readonly end: number;
  readonly isEmpty: boolean;
}

async function pageAt(file: Blob, at: number): Promise<Page | undefined> {
  const head = new Uint8Array(await file.slice(at, at + PAGE_HEADER_BYTES + MOST_SEGMENTS).arrayBuffer());
  if (String.fromCharCode(...head.subarray(0, 5)) !== 'OggS\0') return undefined;
  const segments = head[PAGE_HEADER_BYTES - 1] ?? 0;
  const sizes = head.subarray(PAGE_HEADER_BYTES, PAGE_HEADER_BYTES + segments);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { end: at + PAGE_HEADER_BYTES + segments + bytes, isEmpty: bytes === 0 };
}

/** Whether only empty pages follow the page with the last packet's end. */
async function isOggWhole(file: Blob, { sequenceNumber }: ReadPackets): Promise<boolean> {
  // Mediabunny numbers a packet by the start of its last page plus its index among the page's segments.
  const from = Math.max(0, sequenceNumber - MOST_SEGMENTS);
  const at = from + (await text(file, from, sequenceNumber + 5)).lastIndexOf('OggS\0');
  let page = await pageAt(file, at);
  while (page && page.end < file.size) {
    page = await pageAt(file, page.end);
    if (!page?.isEmpty) return false;
  }
  return page?.end === file.size;
}

/** @param mostFrame the most bytes of a frame of FLAC, whose last packet includes all bytes behind it */
async function hasNoMore(file: Blob, read: ReadPackets, start: number, mostFrame = Infinity): Promise<boolean> {
  const unread = (await endBeforeTags(file)) - start - read.bytes + Math.max(0, read.final - mostFrame);
  // Bytes that are fewer than a frame's are a frame that was cut off.
  return unread <= read.largest;
}

/**
 * The size of a FLAC frame without compression, from the block's samples, the channels and the bits per sample: RFC 9639, 8.2.
 */
function largestFrame(header: Uint8Array): number {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const [samples, packed] = [view.getUint16(8 + 2), view.getUint16(8 + 12)];
  const [channels, bits] = [((packed >> 9) & 7) + 1, ((packed >> 4) & 31) + 1];
  return samples * channels * Math.ceil((bits + 1) / 8) + 64;
}

/**
 * @param header the decoder's settings
 * @param tagFrame bytes of an MP3's first frame if it holds a tag instead of sound
 */
export async function isReadWhole(
  kind: MediaKind,
  file: Blob,
  read: ReadPackets,
  header: Uint8Array,
  tagFrame: number,
): Promise<boolean> {
  if (kind === 'OGG') return isOggWhole(file, read);
  const start = kind === 'MP3' || kind === 'AAC' || kind === 'FLAC' ? await startAfterTags(file) : 0;
  if (kind === 'MP3' || kind === 'AAC') return hasNoMore(file, read, start + tagFrame);
  if (kind === 'FLAC') return hasNoMore(file, read, await flacStart(file, start), largestFrame(header));
  return true;
}

/** In a recording that was never closed, the size is 0 or the largest number. */
export async function isWholeWave(file: Blob): Promise<boolean> {
  const head = new DataView(await file.slice(0, 8).arrayBuffer());
  const bytes = head.byteLength === 8 ? head.getUint32(4, true) : 0;
  return bytes === 0xffffffff || bytes + 8 <= file.size;
}
