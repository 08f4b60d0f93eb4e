// The tags and the cover, as read by Mediabunny.
import type { MetadataTags } from 'mediabunny';
import { audioTag, type AudioTag } from '../../../contract/media/audio-tags';
import { mimeOf, type Mp4Tags } from '../../../lib/mp4/tags';

const numbered = (number: number | undefined, total: number | undefined) =>
  number === undefined ? undefined : total === undefined ? String(number) : `${number}/${total}`;

/** ID3v2.3 separates several values with a slash. Comments and lyrics are ordinary text. */
const joined = (tag: AudioTag, values: readonly string[]) =>
  [...new Set(values)].join(tag === 'comment' || tag === 'lyrics' ? '\n' : '/');

/** ID3 frames for which Mediabunny has fields of its own. */
const fieldsOf = ({ albumArtist, date, discNumber, discsTotal, trackNumber, tracksTotal, ...rest }: MetadataTags) => ({
  title: rest.title,
  artist: rest.artist,
  album: rest.album,
  album_artist: albumArtist,
  genre: rest.genre,
  date: date?.toISOString().slice(0, 10),
  track: numbered(trackNumber, tracksTotal),
  disc: numbered(discNumber, discsTotal),
  comment: rest.comment,
  lyrics: rest.lyrics,
});

export function mediaTags(metadata: MetadataTags): Mp4Tags {
  const tags: Partial<Record<AudioTag, string>> = {};
  for (const [name, value] of Object.entries(fieldsOf(metadata))) {
    const tag = audioTag(name);
    if (tag && value !== undefined && value !== '') tags[tag] = value;
  }
  // In the file's own form: dates in any format, several artists, and fields that Mediabunny doesn't know.
  for (const [name, value] of Object.entries(metadata.raw ?? {})) {
    const tag = audioTag(name);
    const values = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
    if (tag && values.length > 0) tags[tag] = joined(tag, values);
  }
  return { tags, ...coverOf(metadata) };
}

function coverOf({ images = [] }: MetadataTags): Pick<Mp4Tags, 'cover' | 'hasOtherCover'> {
  for (const { data } of images) {
    const mime = mimeOf(data);
    if (mime) return { cover: { mime, bytes: data } };
  }
  return images.length > 0 ? { hasOtherCover: true } : {};
}

/** Chapters in MP3 files and in Vorbis comments. Only FFmpeg reads them. */
export const hasChapterTags = ({ raw = {} }: MetadataTags): boolean =>
  Object.keys(raw).some((name) => /^(?:CHAP|CHAPTER\d+)$/i.test(name));
