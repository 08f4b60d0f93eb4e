// Vorbis comments, which Ogg files and FLAC have: https://xiph.org/vorbis/doc/v-comment.html, and the pictures among them:
// RFC 9639, 8.8.
import type { AudioTag } from '../../contract/media/audio-tags';
import { coverIn, numbered, textsOf, type FileTags, type Picture, type TagValue } from './file-tags';

/** By the names that programs use. Of a tag with several names, the first name that the file has counts. */
const NAMES: Readonly<Record<AudioTag, readonly string[]>> = {
  title: ['TITLE'],
  artist: ['ARTIST'],
  album: ['ALBUM'],
  album_artist: ['ALBUMARTIST', 'ALBUM_ARTIST', 'ALBUM ARTIST'],
  genre: ['GENRE'],
  date: ['DATE'],
  year: ['YEAR'],
  track: ['TRACKNUMBER', 'TRACK'],
  disc: ['DISCNUMBER', 'DISC'],
  composer: ['COMPOSER'],
  performer: ['PERFORMER'],
  publisher: ['PUBLISHER', 'LABEL', 'ORGANIZATION'],
  copyright: ['COPYRIGHT'],
  comment: ['COMMENT', 'DESCRIPTION'],
  lyrics: ['LYRICS', 'UNSYNCEDLYRICS'],
};

const TOTALS: Partial<Record<AudioTag, readonly string[]>> = {
  track: ['TRACKTOTAL', 'TOTALTRACKS'],
  disc: ['DISCTOTAL', 'TOTALDISCS'],
};

const PICTURE = 'METADATA_BLOCK_PICTURE';
const KNOWN = new Set([PICTURE, ...Object.values(NAMES).flat(), ...Object.values(TOTALS).flat()]);
const LONGEST_NAME = Math.max(...[...KNOWN].map((name) => name.length));
const CHAPTER = /^CHAPTER\d+$/;
const FRONT_COVER = 3;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

export type Comments = ReadonlyMap<string, readonly string[]>;

/** The known fields, by their names in upper case, up to the first one that is cut off. */
export function commentsIn(bytes: Uint8Array): Comments {
  const view = viewOf(bytes);
  const comments = new Map<string, string[]>();
  if (bytes.length < 8) return comments;
  let at = 4 + view.getUint32(0, true) + 4;
  while (at + 4 <= bytes.length) {
    const [start, end] = [at + 4, at + 4 + view.getUint32(at, true)];
    if (end > bytes.length) break;
    at = end;
    const equals = bytes.subarray(start, Math.min(end, start + LONGEST_NAME + 1)).indexOf(0x3d);
    const name = String.fromCharCode(...bytes.subarray(start, start + Math.max(0, equals))).toUpperCase();
    if (!KNOWN.has(name) && !CHAPTER.test(name)) continue;
    const text = new TextDecoder().decode(bytes.subarray(start + equals + 1, end));
    comments.set(name, [...(comments.get(name) ?? []), text]);
  }
  return comments;
}

/** Kind, format, description, four numbers about the size, and the picture. Undefined if it is cut off. */
export function pictureIn(block: Uint8Array): Picture | undefined {
  const view = viewOf(block);
  let at = 4;
  // The lengths of format and description.
  for (let i = 0; i < 2; i++) {
    if (at + 4 > block.length) return undefined;
    at += 4 + view.getUint32(at);
  }
  at += 16;
  if (at + 4 > block.length) return undefined;
  const end = at + 4 + view.getUint32(at);
  return end > block.length
    ? undefined
    : { bytes: block.subarray(at + 4, end), isFront: view.getUint32(0) === FRONT_COVER };
}

function decodedPicture(base64: string): readonly Picture[] {
  try {
    const picture = pictureIn(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
    return picture ? [picture] : [];
  } catch {
    return [];
  }
}

const firstOf = (comments: Comments, names: readonly string[] = []): readonly string[] =>
  comments.get(names.find((name) => comments.has(name)) ?? '') ?? [];

/** @param pictures beside the comments */
export function vorbisTags(comments: Comments, pictures: readonly Picture[] = []): FileTags {
  const tags = Object.keys(NAMES) as AudioTag[];
  const values = tags.flatMap((tag) => {
    const [total] = firstOf(comments, TOTALS[tag]);
    return firstOf(comments, NAMES[tag]).map((text): TagValue => [tag, numbered(text, total)]);
  });
  const inComments = firstOf(comments, [PICTURE]).flatMap(decodedPicture);
  return {
    tags: textsOf(values),
    ...coverIn([...pictures, ...inComments]),
    hasChapters: [...comments.keys()].some((name) => CHAPTER.test(name)),
  };
}
