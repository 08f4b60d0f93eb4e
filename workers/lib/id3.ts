// Title, artist, cover and other tags before an MP3: ID3v2.3, the version that every player reads. https://id3.org/id3v2.3.0
import { AUDIO_TAGS, type AudioProbe, type AudioTag } from '../contract/media/audio-engine';
import { concatBytes } from './concat-bytes';

export interface Cover {
  readonly mime: NonNullable<AudioProbe['cover']>;
  readonly bytes: Uint8Array;
}

/** Times in seconds. */
export interface Chapter {
  readonly start: number;
  readonly end: number;
  /** May be empty. */
  readonly title: string;
}

export interface Id3 {
  readonly tags: AudioProbe['tags'];
  readonly cover?: Cover;
  readonly chapters?: readonly Chapter[];
}

/** Text frames. The year has its own frame. */
const TEXT_FRAMES = new Map<AudioTag, string>([
  ['title', 'TIT2'],
  ['artist', 'TPE1'],
  ['album', 'TALB'],
  ['album_artist', 'TPE2'],
  ['genre', 'TCON'],
  ['track', 'TRCK'],
  ['disc', 'TPOS'],
  ['composer', 'TCOM'],
  ['performer', 'TPE3'],
  ['publisher', 'TPUB'],
  ['copyright', 'TCOP'],
]);

/** Text frames with a language and an empty description. */
const LONG_FRAMES = new Map<AudioTag, string>([
  ['comment', 'COMM'],
  ['lyrics', 'USLT'],
]);

const LATIN1 = 0;
const UTF16 = 1;
const FRONT_COVER = 3;

type Bytes = Uint8Array | readonly number[];

const isLatin1 = (text: string) => Array.from(text).every((char) => char <= 'ÿ');

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** With the byte order mark that the format requires. */
function utf16(text: string): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(2 + text.length * 2));
  bytes.setUint16(0, 0xfeff, true);
  for (let i = 0; i < text.length; i++) bytes.setUint16(2 + i * 2, text.charCodeAt(i), true);
  return new Uint8Array(bytes.buffer);
}

const bigEndian = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];

/** Seven bits in each byte, so that a length never looks like the start of a frame. */
const inSevens = (value: number) => [(value >> 21) & 127, (value >> 14) & 127, (value >> 7) & 127, value & 127];

function frame(id: string, ...content: readonly Bytes[]): Uint8Array {
  const body = concatBytes(content);
  return concatBytes([latin1(id), bigEndian(body.length), [0, 0], body]);
}

const textFrame = (id: string, text: string) =>
  isLatin1(text) ? frame(id, [LATIN1], latin1(text)) : frame(id, [UTF16], utf16(text));

/** `XXX`: unknown language. */
const longFrame = (id: string, text: string) =>
  isLatin1(text)
    ? frame(id, [LATIN1], latin1('XXX'), [0], latin1(text))
    : frame(id, [UTF16], latin1('XXX'), utf16(''), [0, 0], utf16(text));

function framesOf(tag: AudioTag, text = ''): Uint8Array[] {
  if (text === '') return [];
  const [short, long] = [TEXT_FRAMES.get(tag), LONG_FRAMES.get(tag)];
  if (short) return [textFrame(short, text)];
  return long ? [longFrame(long, text)] : [];
}

/** "2024" from "2024-05-17T10:00:00Z", "20240517" or "17 May 2024": the frame allows only four digits. */
const yearIn = (date = ''): string | undefined => (/^\d{4}/.exec(date) ?? /(?<!\d)\d{4}(?!\d)/.exec(date))?.[0];

function yearFrames({ date, year }: AudioProbe['tags']): Uint8Array[] {
  const digits = yearIn(date) ?? yearIn(year);
  return digits === undefined ? [] : [textFrame('TYER', digits)];
}

/** The most entries of a table of contents. */
const MOST_CHAPTERS = 255;
/** Flags of the table of contents: it is the top level, and its chapters are in order. */
const TOP_AND_ORDERED = 3;
/** Instead of byte offsets: players use the times. */
const NO_OFFSETS = [255, 255, 255, 255, 255, 255, 255, 255];

const chapterId = (i: number) => [...latin1(`ch${i}`), 0];
const milliseconds = (seconds: number) => bigEndian(Math.round(seconds * 1000));

/** ID3v2 Chapter Frame Addendum 1.0, https://id3.org/id3v2-chapters-1.0 */
function chapterFrames(all: readonly Chapter[]): Uint8Array[] {
  const chapters = all.slice(0, MOST_CHAPTERS);
  if (chapters.length === 0) return [];
  const ids = chapters.map((_, i) => chapterId(i));
  const contents = frame('CTOC', latin1('toc'), [0, TOP_AND_ORDERED, chapters.length], concatBytes(ids));
  const frames = chapters.map(({ start, end, title }, i) => {
    const name = title === '' ? [] : textFrame('TIT2', title);
    return frame('CHAP', chapterId(i), milliseconds(start), milliseconds(end), NO_OFFSETS, name);
  });
  return [contents, ...frames];
}

/** Everything before the first audio frame; empty if there are no tags. */
export function id3Tag({ tags, cover, chapters = [] }: Id3): Uint8Array {
  const texts = AUDIO_TAGS.flatMap((tag) => framesOf(tag, tags[tag]));
  const picture = cover ? [frame('APIC', [LATIN1], latin1(cover.mime), [0, FRONT_COVER, 0], cover.bytes)] : [];
  const frames = concatBytes([...texts, ...yearFrames(tags), ...chapterFrames(chapters), ...picture]);
  if (frames.length === 0 || frames.length >= 2 ** 28) return new Uint8Array(0);
  return concatBytes([latin1('ID3'), [3, 0, 0], inSevens(frames.length), frames]);
}
