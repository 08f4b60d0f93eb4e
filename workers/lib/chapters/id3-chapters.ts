// Chapters of an MP3: ID3v2 Chapter Frame Addendum 1.0, https://id3.org/id3v2-chapters-1.0
import { HEADER_BYTES, plainOf } from '../id3';
import { framesIn, id3Header, tagFrames, textsIn, type TagVersion } from '../id3-frames';
import { MOST_CHAPTERS, type Chapter } from './chapter';

/** Chapters have pictures in podcasts. */
const MOST_TAG_BYTES = 32 * 1024 * 1024;

/** An id that ends with a zero, four numbers, and frames. */
function chapterOf(content: Uint8Array, version: TagVersion): Chapter | undefined {
  const at = content.indexOf(0) + 1;
  if (at === 0 || at + 16 > content.length) return undefined;
  let title = '';
  for (const { id, content: inner } of framesIn(content.subarray(at + 16), version))
    if (id === 'TIT2') title = textsIn(inner.subarray(1), inner[0] ?? 0)[0] ?? '';
  return { title, start: plainOf(content.subarray(at, at + 4)) / 1000 };
}

export async function id3Chapters(file: Blob): Promise<readonly Chapter[]> {
  const header = id3Header(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (!header || header.version === 2 || header.bytes > MOST_TAG_BYTES) return [];
  const body = new Uint8Array(await file.slice(HEADER_BYTES, HEADER_BYTES + header.bytes).arrayBuffer());
  const chapters: Chapter[] = [];
  for (const { id, content } of tagFrames(header, body)) {
    const chapter = id === 'CHAP' ? chapterOf(content, header.version) : undefined;
    if (chapter && chapters.push(chapter) > MOST_CHAPTERS) break;
  }
  return chapters;
}
