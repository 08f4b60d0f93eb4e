// The tags of an Ogg file: the second packet of its audio. RFC 3533, RFC 7845 (Opus), and the Vorbis specification.
import { concatBytes } from '../concat-bytes';
import type { FileTags } from './file-tags';
import type { TagSource } from './tag-source';
import { commentsIn, vorbisTags } from './vorbis-tags';

const PAGE_HEADER_BYTES = 27;
const MOST_SEGMENTS = 255;

interface Page {
  readonly serial: number;
  readonly sizes: Uint8Array;
  readonly bodyAt: number;
  readonly end: number;
}

async function pageAt(source: TagSource, at: number): Promise<Page | undefined> {
  const head = await source.upTo(at, PAGE_HEADER_BYTES + MOST_SEGMENTS);
  if (head.length < PAGE_HEADER_BYTES || String.fromCharCode(...head.subarray(0, 5)) !== 'OggS\0') return undefined;
  const segments = head[PAGE_HEADER_BYTES - 1] ?? 0;
  const sizes = head.subarray(PAGE_HEADER_BYTES, PAGE_HEADER_BYTES + segments);
  const bodyAt = at + PAGE_HEADER_BYTES + segments;
  const end = bodyAt + sizes.reduce((sum, size) => sum + size, 0);
  return { serial: new DataView(head.buffer).getUint32(14, true), sizes, bodyAt, end };
}

/** How the first packet of a stream begins, and what comes before the comments in the second one. */
const CODECS = [
  ['OpusHead', 'OpusTags'.length],
  ['\x01vorbis', '\x03vorbis'.length],
  // The header of a FLAC block.
  ['\x7fFLAC', 4],
  ['Speex   ', 0],
] as const;

async function codecAt(source: TagSource, at: number) {
  const text = String.fromCharCode(...(await source.upTo(at, 8)));
  return CODECS.find(([start]) => text.startsWith(start));
}

/** Undefined for audio of another kind, and if the packet with the tags isn't complete. */
export async function oggTags(source: TagSource): Promise<FileTags | undefined> {
  let stream: { readonly serial: number; readonly skipped: number } | undefined;
  const pieces: Uint8Array[] = [];
  for (let page = await pageAt(source, 0); page; page = await pageAt(source, page.end)) {
    if (!stream) {
      const codec = await codecAt(source, page.bodyAt);
      if (codec) stream = { serial: page.serial, skipped: codec[1] };
      continue;
    }
    if (page.serial !== stream.serial) continue;
    const last = page.sizes.findIndex((size) => size < MOST_SEGMENTS);
    const sizes = last < 0 ? page.sizes : page.sizes.subarray(0, last + 1);
    const piece = await source.whole(
      page.bodyAt,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    if (!piece) break;
    pieces.push(piece);
    if (last >= 0) return vorbisTags(commentsIn(concatBytes(pieces).subarray(stream.skipped)));
  }
  // The first comments are there even if a later picture is too large.
  return stream && source.isCut ? vorbisTags(commentsIn(concatBytes(pieces).subarray(stream.skipped))) : undefined;
}
