// The chapters of a file, by what its first bytes say it is.
import { readMoov } from '../mp4/boxes';
import { inOrder, MOST_CHAPTERS, type Chapter } from './chapter';
import { id3Chapters } from './id3-chapters';
import { matroskaChapters } from './matroska-chapters';
import { mp4Chapters } from './mp4-chapters';

export interface FileChapters {
  /** In order. */
  readonly chapters: readonly Chapter[];
  /** Why there are none, although the file has some. */
  readonly problem?: 'ordered' | 'too-many' | 'damaged';
}

const EBML = 0x1a45dfa3;
const ID3 = 0x494433;

async function read(file: Blob): Promise<FileChapters> {
  const head = new DataView(await file.slice(0, 4).arrayBuffer());
  if (head.byteLength < 4) return { chapters: [] };
  const start = head.getUint32(0);
  if (start === EBML) {
    const { chapters, isOrdered } = await matroskaChapters(file);
    return isOrdered ? { chapters: [], problem: 'ordered' } : { chapters };
  }
  if (start >>> 8 === ID3) return { chapters: await id3Chapters(file) };
  const index = await readMoov(file);
  return { chapters: index ? await mp4Chapters(file, index.moov) : [] };
}

/** Reads a part of the file only: the index, the tag, or the chapters. */
export async function readChapters(file: Blob): Promise<FileChapters> {
  try {
    const { chapters, ...others } = await read(file);
    return chapters.length > MOST_CHAPTERS
      ? { chapters: [], problem: 'too-many' }
      : { ...others, chapters: inOrder(chapters) };
  } catch (error) {
    // In a damaged file, numbers lead beyond its end.
    if (error instanceof RangeError) return { chapters: [], problem: 'damaged' };
    throw error;
  }
}
