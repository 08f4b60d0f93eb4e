// Chapters of an MP3: ID3v2 Chapter Frame Addendum 1.0, https://id3.org/id3v2-chapters-1.0
import { HEADER_BYTES, plainOf, sevensOf } from '../id3';
import { MOST_CHAPTERS, type Chapter } from './chapter';

/** Chapters have pictures in podcasts. */
const MOST_TAG_BYTES = 32 * 1024 * 1024;
/** A header's flags: unsynchronization and an extended header. */
const UNSYNCED = 0x80;
const EXTENDED = 0x40;
/** A frame's flags in ID3v2.4: compressed or encrypted, unsynchronization, and a length before the content. */
const UNREADABLE = 0x0c;
const FRAME_UNSYNCED = 0x02;
const HAS_LENGTH = 0x01;

/** A zero after each 255 keeps a player from finding a frame in the tag. */
const resynced = (bytes: Uint8Array) => bytes.filter((byte, i) => byte !== 0 || bytes[i - 1] !== 255);

interface Frame {
  readonly id: string;
  readonly content: Uint8Array;
}

function contentOf(bytes: Uint8Array, flags: number): Uint8Array | undefined {
  if ((flags & UNREADABLE) !== 0) return undefined;
  const content = (flags & HAS_LENGTH) === 0 ? bytes : bytes.subarray(4);
  return (flags & FRAME_UNSYNCED) === 0 ? content : resynced(content);
}

function* framesIn(bytes: Uint8Array, isV4: boolean): Generator<Frame> {
  for (let at = 0; at + HEADER_BYTES <= bytes.length;) {
    const id = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = (isV4 ? sevensOf : plainOf)(bytes.subarray(at + 4, at + 8));
    const start = at + HEADER_BYTES;
    if (!/^[A-Z\d]{4}$/.test(id) || start + size > bytes.length) return;
    const body = bytes.subarray(start, start + size);
    const flags = bytes[at + 9] ?? 0;
    const content = isV4 ? contentOf(body, flags) : (flags & 0xc0) === 0 ? body : undefined;
    if (content) yield { id, content };
    at = start + size;
  }
}

const ENCODINGS = ['latin1', 'utf-16', 'utf-16be', 'utf-8'] as const;

/** The first of its texts. A byte order mark decides UTF-16. */
function textIn([encoding = 0, ...rest]: Uint8Array): string {
  const bytes = Uint8Array.from(rest);
  const isBig = encoding === 1 && bytes[0] === 0xfe && bytes[1] === 0xff;
  const decoder = new TextDecoder(isBig ? 'utf-16be' : (ENCODINGS[encoding] ?? 'latin1'));
  return decoder.decode(bytes).split('\0', 1)[0] ?? '';
}

/** An id that ends with a zero, four numbers, and frames. */
function chapterOf(content: Uint8Array, isV4: boolean): Chapter | undefined {
  const at = content.indexOf(0) + 1;
  if (at === 0 || at + 16 > content.length) return undefined;
  let title = '';
  for (const { id, content: inner } of framesIn(content.subarray(at + 16), isV4))
    if (id === 'TIT2') title = textIn(inner);
  return { title, start: plainOf(content.subarray(at, at + 4)) / 1000 };
}

export async function id3Chapters(file: Blob): Promise<readonly Chapter[]> {
  const head = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const [version = 0, flags = 0] = [head[3], head[5]];
  const size = sevensOf(head.subarray(6));
  if ((version !== 3 && version !== 4) || size > MOST_TAG_BYTES) return [];
  const isV4 = version === 4;
  const raw = new Uint8Array(await file.slice(HEADER_BYTES, HEADER_BYTES + size).arrayBuffer());
  // In ID3v2.4, each frame has a flag of its own.
  const bytes = !isV4 && (flags & UNSYNCED) !== 0 ? resynced(raw) : raw;
  const extended =
    (flags & EXTENDED) === 0 ? 0 : isV4 ? sevensOf(bytes.subarray(0, 4)) : 4 + plainOf(bytes.subarray(0, 4));
  const chapters: Chapter[] = [];
  for (const { id, content } of framesIn(bytes.subarray(extended), isV4)) {
    const chapter = id === 'CHAP' ? chapterOf(content, isV4) : undefined;
    if (chapter && chapters.push(chapter) > MOST_CHAPTERS) break;
  }
  return chapters;
}
