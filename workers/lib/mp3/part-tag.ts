// The ID3 tag of a part: the whole's, with the part's own title and number. Large frames, such as the cover, are views of the whole.
import { HEADER_BYTES, plainOf, sevensOf, tagHeader, type Id3Version } from '../id3';
import { id3Tag } from '../id3-writer';

const isKnownVersion = (version: number | undefined): version is Id3Version => version === 3 || version === 4;

/** Frames that are about the whole. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['TIT2', 'TRCK', 'CHAP', 'CTOC', 'TLEN']);

interface Frame {
  readonly id: string;
  readonly at: number;
  readonly end: number;
}

interface Frames {
  readonly version: Id3Version;
  readonly frames: readonly Frame[];
}

/** The tag's frames, with their places in the file. None if the tag isn't one that our engines write. */
async function framesIn(mp3: Blob, tagBytes: number): Promise<Frames> {
  const head = new Uint8Array(await mp3.slice(0, HEADER_BYTES).arrayBuffer());
  const [version, flags] = [head[3], head[5]];
  if (tagBytes < HEADER_BYTES || !isKnownVersion(version) || flags !== 0) return { version: 3, frames: [] };
  const frames: Frame[] = [];
  for (let at = HEADER_BYTES; at + HEADER_BYTES <= tagBytes;) {
    const frame = new Uint8Array(await mp3.slice(at, at + HEADER_BYTES).arrayBuffer());
    const id = String.fromCharCode(...frame.subarray(0, 4));
    if (!/^[A-Z\d]{4}$/.test(id)) break;
    const end = at + HEADER_BYTES + (version === 4 ? sevensOf : plainOf)(frame.subarray(4, 8));
    if (end > tagBytes) break;
    frames.push({ id, at, end });
    at = end;
  }
  return { version, frames };
}

/** The frame's content under another id. */
const renamed = (mp3: Blob, { at, end }: Frame, id: string): BlobPart[] => [id, mp3.slice(at + 4, end)];

const sizeOf = (parts: readonly BlobPart[]) => new Blob([...parts]).size;

export interface PartTag {
  /** May be empty. */
  readonly title: string;
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/** Reads the whole's tag once, and makes the tag of each part. */
export async function partTags(mp3: Blob, tagBytes: number): Promise<(part: PartTag) => readonly BlobPart[]> {
  const { version, frames } = await framesIn(mp3, tagBytes);
  const kept = frames.filter(({ id }) => !OF_THE_WHOLE.has(id));
  const title = frames.find(({ id }) => id === 'TIT2');
  // A film without an album is the album of its parts.
  const album = title && !kept.some(({ id }) => id === 'TALB') ? renamed(mp3, title, 'TALB') : [];
  const others = [...album, ...kept.map(({ at, end }) => mp3.slice(at, end))];
  return ({ title: name, number, count }) => {
    const own = id3Tag({ tags: { title: name, track: `${number}/${count}` } }, version).slice(HEADER_BYTES);
    const size = own.length + sizeOf(others);
    return [tagHeader(version, size), own, ...others];
  };
}
