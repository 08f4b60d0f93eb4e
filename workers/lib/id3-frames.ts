// The frames of a tag: ID3v2.2 (https://id3.org/id3v2-00), ID3v2.3 (https://id3.org/id3v2.3.0) and ID3v2.4
// (https://id3.org/id3v2.4.0-structure).
import { HEADER_BYTES, plainOf, sevensOf } from './id3';

/** A header's flags: unsynchronization and an extended header. */
const UNSYNCED = 0x80;
const EXTENDED = 0x40;
/** A frame's flags in ID3v2.4: compressed or encrypted, unsynchronization, and a length before the content. */
const UNREADABLE = 0x0c;
const FRAME_UNSYNCED = 0x02;
const HAS_LENGTH = 0x01;
/** The same in ID3v2.3: compressed or encrypted. */
const UNREADABLE_3 = 0xc0;

/** A zero after each 255 keeps a player from finding a frame in the tag. */
const resynced = (bytes: Uint8Array) => bytes.filter((byte, i) => byte !== 0 || bytes[i - 1] !== 255);

export type TagVersion = 2 | 3 | 4;

export interface Id3Header {
  readonly version: TagVersion;
  readonly flags: number;
  /** Of the tag without this header. */
  readonly bytes: number;
}

/** @param head the first 10 bytes of a tag; undefined if no tag begins there, or one of an unknown version */
export function id3Header(head: Uint8Array): Id3Header | undefined {
  const [version = 0, , flags = 0] = head.subarray(3);
  const isTag = head.length >= HEADER_BYTES && String.fromCharCode(...head.subarray(0, 3)) === 'ID3';
  if (!isTag || (version !== 2 && version !== 3 && version !== 4)) return undefined;
  return { version, flags, bytes: sevensOf(head.subarray(6, HEADER_BYTES)) };
}

export interface Id3Frame {
  /** Three characters in ID3v2.2, and four in the others. */
  readonly id: string;
  readonly content: Uint8Array;
}

function contentOf(body: Uint8Array, flags: number, version: TagVersion): Uint8Array | undefined {
  if (version !== 4) return version === 3 && (flags & UNREADABLE_3) !== 0 ? undefined : body;
  if ((flags & UNREADABLE) !== 0) return undefined;
  const content = (flags & HAS_LENGTH) === 0 ? body : body.subarray(4);
  return (flags & FRAME_UNSYNCED) === 0 ? content : resynced(content);
}

const idAt = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));

/** Whether a frame, the padding or the end is at this place. */
const isNext = (bytes: Uint8Array, at: number) =>
  at === bytes.length || bytes[at] === 0 || /^[A-Z\d]{4}$/.test(idAt(bytes, at, 4));

/** Older versions of iTunes wrote the sizes of ID3v2.4 as ID3v2.3 has them. */
function sizeIn(bytes: Uint8Array, at: number, version: TagVersion): number {
  if (version === 2) return plainOf(bytes.subarray(at + 3, at + 6));
  const field = bytes.subarray(at + 4, at + 8);
  const [plain, sevens] = [plainOf(field), sevensOf(field)];
  const isPlain = version === 3 || field.some((byte) => byte > 127);
  const [start, first, other] = [at + HEADER_BYTES, isPlain ? plain : sevens, isPlain ? sevens : plain];
  return version === 4 && !isNext(bytes, start + first) && isNext(bytes, start + other) ? other : first;
}

/** Up to the first frame that is broken or cut off. */
export function* framesIn(bytes: Uint8Array, version: TagVersion): Generator<Id3Frame> {
  const [idLength, headerBytes] = version === 2 ? [3, 6] : [4, HEADER_BYTES];
  for (let at = 0; at + headerBytes <= bytes.length;) {
    const id = idAt(bytes, at, idLength);
    const start = at + headerBytes;
    const size = sizeIn(bytes, at, version);
    if (!/^[A-Z\d]+$/.test(id) || start + size > bytes.length) return;
    const content = contentOf(bytes.subarray(start, start + size), bytes[at + 9] ?? 0, version);
    if (content) yield { id, content };
    at = start + size;
  }
}

/** @param body the tag's bytes after its header, which may be cut off */
export function tagFrames({ version, flags }: Id3Header, body: Uint8Array): Generator<Id3Frame> {
  // In ID3v2.4, each frame has a flag of its own.
  const bytes = version !== 4 && (flags & UNSYNCED) !== 0 ? resynced(body) : body;
  const hasExtended = version !== 2 && (flags & EXTENDED) !== 0;
  const field = bytes.subarray(0, 4);
  const extended = hasExtended ? (version === 4 ? sevensOf(field) : 4 + plainOf(field)) : 0;
  return framesIn(bytes.subarray(extended), version);
}

const ENCODINGS = ['latin1', 'utf-16', 'utf-16be', 'utf-8'] as const;

/** The texts that zeros separate. A byte order mark decides UTF-16. */
export function textsIn(bytes: Uint8Array, encoding: number): readonly string[] {
  const isBig = encoding === 1 && bytes[0] === 0xfe && bytes[1] === 0xff;
  const decoder = new TextDecoder(isBig ? 'utf-16be' : (ENCODINGS[encoding] ?? 'latin1'));
  return decoder
    .decode(bytes)
    .split('\0')
    .map((text) => text.replace(/^\ufeff/, ''));
}
