// The tags of a file, by what its first bytes say it is. The form shows them before a conversion, and both engines use them, so
// the result has what the form shows.
import { layerOf } from '../mpeg-frame';
import { startAfterTags } from '../mp3/mp3-gaps';
import { mp4Tags } from '../mp4/tags';
import type { FileTags } from './file-tags';
import { flacTags } from './flac-tags';
import { id3v1Tags, id3v2Tags } from './id3-tags';
import { matroskaTags } from './matroska-tags';
import { oggTags } from './ogg-tags';
import { TagSource } from './tag-source';
import { waveTags } from './wave-tags';

const isEmpty = ({ tags, cover, hasOtherCover }: FileTags) =>
  Object.keys(tags).length === 0 && !cover && !hasOtherCover;

const V1_BYTES = 128;
const APE_BYTES = 32;

/** An APE tag, which only FFmpeg reads. */
async function endsWithApe(source: TagSource): Promise<boolean> {
  const end = await source.upTo(Math.max(0, source.file.size - V1_BYTES - APE_BYTES), V1_BYTES + APE_BYTES);
  return new TextDecoder('latin1').decode(end).includes('APETAGEX');
}

async function mp3Tags(source: TagSource): Promise<FileTags | undefined> {
  const tags = await id3v2Tags(source, 0);
  if (tags && !isEmpty(tags)) return tags;
  if (!tags && (await endsWithApe(source))) return undefined;
  return (await id3v1Tags(source)) ?? tags ?? { tags: {} };
}

async function readAny(source: TagSource): Promise<FileTags | undefined> {
  const start = await startAfterTags(source.file);
  const head = await source.upTo(start, 4);
  const name = String.fromCharCode(...head);
  if (name === 'fLaC') {
    const tags = await flacTags(source, start);
    return start > 0 && isEmpty(tags) ? id3v2Tags(source, 0) : tags;
  }
  if (start > 0 || layerOf(head) !== undefined) return mp3Tags(source);
  if (name === 'OggS') return oggTags(source);
  if (name.startsWith('RIF') || name === 'RF64') return waveTags(source);
  return name === '\x1aE\xdf\xa3' ? matroskaTags(source) : mp4Tags(source.file);
}

async function read(file: Blob): Promise<FileTags | undefined> {
  const source = new TagSource(file);
  try {
    const tags = await readAny(source);
    return tags && source.isCut ? { ...tags, isCut: true } : tags;
  } catch (error) {
    // In a damaged file, numbers lead beyond its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The form and the engines need the tags of the same file. */
const known = new WeakMap<Blob, Promise<FileTags | undefined>>();

/**
 * Reads the parts of the file with tags only, once, and at most `MOST_TAG_BYTES` of them. MP4s have a limit of their own.
 * @returns undefined for other kinds of files, for those with tags that only FFmpeg reads, and for a damaged structure
 */
export function readTags(file: Blob): Promise<FileTags | undefined> {
  const reading = known.get(file) ?? read(file);
  known.set(file, reading);
  return reading;
}
