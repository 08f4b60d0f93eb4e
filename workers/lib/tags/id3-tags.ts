// The tags of an MP3, and of other files with ID3: versions 2.2 to 2.4 at the start, and 1 (https://id3.org/ID3v1) at the end.
import { audioTag, type AudioTag } from '../../contract/media/audio-tags';
import { HEADER_BYTES } from '../id3';
import { id3Header, tagFrames, textsIn, type Id3Frame } from '../id3-frames';
import { coverIn, textsOf, type FileTags, type Picture, type TagValue } from './file-tags';
import { genreName, genresIn } from './id3-genres';
import type { TagSource } from './tag-source';

/** In versions 2.3 and 2.4, and in 2.2. */
const NAMES = [
  ['title', 'TIT2', 'TT2'],
  ['artist', 'TPE1', 'TP1'],
  ['album', 'TALB', 'TAL'],
  ['album_artist', 'TPE2', 'TP2'],
  ['genre', 'TCON', 'TCO'],
  ['track', 'TRCK', 'TRK'],
  ['disc', 'TPOS', 'TPA'],
  ['composer', 'TCOM', 'TCM'],
  ['performer', 'TPE3', 'TP3'],
  ['publisher', 'TPUB', 'TPB'],
  ['copyright', 'TCOP', 'TCR'],
] as const;

const FRAMES: ReadonlyMap<string, AudioTag> = new Map(
  NAMES.flatMap(([tag, ...ids]) => ids.map((id): readonly [string, AudioTag] => [id, tag])),
);

/** Version 2.4, 2.3 and 2.2. */
const DATES = ['TDRC', 'TDRL'] as const;
const YEARS = ['TYER', 'TYE'] as const;
const DAYS = ['TDAT', 'TDA'] as const;

const FRONT_COVER = 3;
const LANGUAGE_BYTES = 3;

const textsOfFrame = ({ content }: Id3Frame) => textsIn(content.subarray(1), content[0] ?? 0);

/** A description and a text, after the bytes of a language. */
function describedText({ content }: Id3Frame, skipped: number): { readonly name: string; readonly text: string } {
  const [name = '', text = ''] = textsIn(content.subarray(1 + skipped), content[0] ?? 0);
  return { name, text };
}

/** Other descriptions are those of programs: volumes, ratings, and where a song was bought. */
const isComment = (name: string) => /^(?:|comment|id3v1 comment)$/i.test(name);

const isNamed = ({ id }: Id3Frame) => id === 'TXXX' || id === 'TXX';

/** FFmpeg writes some tags as texts with a name, and lyrics with the name of a frame. */
function valuesOf(frame: Id3Frame): readonly TagValue[] {
  const { id } = frame;
  const tag = FRAMES.get(id);
  if (tag === 'genre') return textsOfFrame(frame).flatMap((text) => genresIn(text).map((name) => [tag, name] as const));
  if (tag) return textsOfFrame(frame).map((text) => [tag, text] as const);
  if (id === 'COMM' || id === 'COM') {
    const { name, text } = describedText(frame, LANGUAGE_BYTES);
    return isComment(name) ? [['comment', text]] : [];
  }
  if (id === 'USLT' || id === 'ULT') return [['lyrics', describedText(frame, LANGUAGE_BYTES).text]];
  if (!isNamed(frame)) return [];
  const { name, text } = describedText(frame, 0);
  const named = name === 'USLT' ? 'lyrics' : audioTag(name);
  return named ? [[named, text]] : [];
}

/** ID3v2.3 has day and month apart from the year, as "0605". */
function dateOf(frames: readonly Id3Frame[]): readonly TagValue[] {
  const first = (ids: readonly string[]) => {
    const frame = frames.find(({ id }) => ids.includes(id));
    return frame && textsOfFrame(frame)[0];
  };
  const [date, year, day] = [first(DATES), first(YEARS), first(DAYS)];
  if (date !== undefined) return [['date', date]];
  if (year === undefined) return [];
  const [, days, months] = /^(\d\d)(\d\d)$/.exec(day ?? '') ?? [];
  return [['date', days !== undefined && /^\d{4}$/.test(year) ? `${year}-${months}-${days}` : year]];
}

/** Where a text ends that binary data follows. In UTF-16, the zero has two bytes. */
function endOfText(bytes: Uint8Array, from: number, encoding: number): number {
  if (encoding !== 1 && encoding !== 2) {
    const end = bytes.indexOf(0, from);
    return end < 0 ? bytes.length : end + 1;
  }
  for (let at = from; at + 1 < bytes.length; at += 2) if (bytes[at] === 0 && bytes[at + 1] === 0) return at + 2;
  return bytes.length;
}

/** Encoding, format, kind of picture, description, picture. ID3v2.2 has the format in three letters. */
function pictureOf({ id, content }: Id3Frame): readonly Picture[] {
  if (id !== 'APIC' && id !== 'PIC') return [];
  const kindAt = id === 'PIC' ? 4 : endOfText(content, 1, 0);
  const bytes = content.subarray(endOfText(content, kindAt + 1, content[0] ?? 0));
  return [{ bytes, isFront: content[kindAt] === FRONT_COVER }];
}

/** Names that several frames may have. Of the others, the first one counts. */
const MAY_REPEAT = /^(?:TXXX?|COMM?|USLT|ULT|A?PIC|CHAP)$/;

function firstOfEach(frames: Iterable<Id3Frame>): readonly Id3Frame[] {
  const known = new Set<string>();
  return [...frames].filter(({ id }) => {
    const isFirst = !known.has(id) || MAY_REPEAT.test(id);
    known.add(id);
    return isFirst;
  });
}

/**
 * A tag of version 2. Undefined if there is none at this place.
 * @param most bytes of the part of the file that has it
 */
export async function id3v2Tags(source: TagSource, at: number, most = Infinity): Promise<FileTags | undefined> {
  const header = id3Header(await source.upTo(at, HEADER_BYTES));
  if (!header) return undefined;
  const body = await source.upTo(at + HEADER_BYTES, Math.min(header.bytes, most - HEADER_BYTES));
  const frames = firstOfEach(tagFrames(header, body));
  const [named, own] = [frames.filter(isNamed), frames.filter((frame) => !isNamed(frame))];
  const values = [...own.flatMap(valuesOf), ...dateOf(frames)];
  // A text with a name is only a substitute for a frame.
  const known = new Set(values.map(([tag]) => tag));
  const tags = textsOf([...values, ...named.flatMap(valuesOf).filter(([tag]) => !known.has(tag))]);
  return { tags, ...coverIn(frames.flatMap(pictureOf)), hasChapters: frames.some(({ id }) => id === 'CHAP') };
}

const V1_BYTES = 128;
/** Title, artist, album, year and comment. */
const V1_FIELDS = [
  ['title', 3, 33],
  ['artist', 33, 63],
  ['album', 63, 93],
  ['date', 93, 97],
  ['comment', 97, 127],
] as const;
const V1_TRACK_AT = 126;

/** A tag of version 1 at the file's end. Fields end with a zero or with spaces. */
export async function id3v1Tags(source: TagSource): Promise<FileTags | undefined> {
  const tag = await source.whole(source.file.size - V1_BYTES, V1_BYTES);
  if (!tag || String.fromCharCode(...tag.subarray(0, 3)) !== 'TAG') return undefined;
  // In version 1.1, the comment is shorter, and a track number follows a zero.
  const track = tag[V1_TRACK_AT - 1] === 0 ? (tag[V1_TRACK_AT] ?? 0) : 0;
  const values = V1_FIELDS.map(([name, from, to]): TagValue => {
    const bytes = tag.subarray(from, name === 'comment' && track > 0 ? V1_TRACK_AT - 1 : to);
    const end = bytes.indexOf(0);
    return [name, new TextDecoder('latin1').decode(end < 0 ? bytes : bytes.subarray(0, end)).trimEnd()];
  });
  const genre = genreName(tag[V1_BYTES - 1] ?? 255);
  const numbers: TagValue[] = [...(genre === undefined ? [] : [['genre', genre] as const])];
  if (track > 0) numbers.push(['track', String(track)]);
  return { tags: textsOf([...values, ...numbers]) };
}
