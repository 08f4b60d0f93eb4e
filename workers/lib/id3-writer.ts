// Title, artist, cover and other tags before an MP3, as ID3v2.3 (https://id3.org/id3v2.3.0) or ID3v2.4
// (https://id3.org/id3v2.4.0-structure and -frames).
// Without unsynchronization: it hides bytes that look like an MP3 frame from players that don't know ID3, and players that do skip
// the tag by its size.
import { AUDIO_TAGS, type AudioTag, type AudioTags, type Chapter, type TagTexts } from '../contract/media/audio-tags';
import { concatBytes } from './concat-bytes';
import { inSevens, tagHeader, type Id3Version } from './id3';

/** Text frames. The date has its own frame. */
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

/** Text frames with a language and an empty description. Only they may have line breaks. */
const LONG_FRAMES = new Map<AudioTag, string>([
  ['comment', 'COMM'],
  ['lyrics', 'USLT'],
]);

const LATIN1 = 0;
const UTF16 = 1;
const UTF8 = 3;
const FRONT_COVER = 3;

type Bytes = Uint8Array | readonly number[];

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** With the byte order mark that the format requires. */
function utf16(text: string): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(2 + text.length * 2));
  bytes.setUint16(0, 0xfeff, true);
  for (let i = 0; i < text.length; i++) bytes.setUint16(2 + i * 2, text.charCodeAt(i), true);
  return new Uint8Array(bytes.buffer);
}

interface Encoding {
  readonly id: number;
  readonly encode: (text: string) => Uint8Array;
  /** After a text that another one follows. */
  readonly end: readonly number[];
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

/** Players on Windows read bytes above 127 in the system's own code page, so ID3v2.3 has only ASCII in bytes. */
function encodingOf(text: string, version: Id3Version): Encoding {
  if (version === 4) return { id: UTF8, encode: (part) => new TextEncoder().encode(part), end: [0] };
  return isAscii(text) ? { id: LATIN1, encode: latin1, end: [0] } : { id: UTF16, encode: utf16, end: [0, 0] };
}

/** A zero byte would end the text, and half of a surrogate pair is no character. */
const cleaned = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

const LINE_BREAKS = /\r\n|[\r\n]/g;

const bigEndian = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];

function frame(version: Id3Version, id: string, ...content: readonly Bytes[]): Uint8Array {
  const body = concatBytes(content);
  const size = version === 4 ? inSevens(body.length) : bigEndian(body.length);
  return concatBytes([latin1(id), size, [0, 0], body]);
}

function textFrame(version: Id3Version, id: string, value: string): Uint8Array {
  const text = cleaned(value).replace(LINE_BREAKS, ' ');
  const { id: encoding, encode } = encodingOf(text, version);
  return frame(version, id, [encoding], encode(text));
}

/** `XXX`: unknown language. */
function longFrame(version: Id3Version, id: string, value: string): Uint8Array {
  const text = cleaned(value).replace(LINE_BREAKS, '\n');
  const { id: encoding, encode, end } = encodingOf(text, version);
  return frame(version, id, [encoding], latin1('XXX'), encode(''), end, encode(text));
}

function framesOf(version: Id3Version, tag: AudioTag, text = ''): Uint8Array[] {
  if (text === '') return [];
  const [short, long] = [TEXT_FRAMES.get(tag), LONG_FRAMES.get(tag)];
  if (short) return [textFrame(version, short, text)];
  return long ? [longFrame(version, long, text)] : [];
}

/** "2024" from "2024-05-17T10:00:00Z", "20240517" or "17 May 2024": the frame allows only four digits. */
const yearIn = (date = ''): string | undefined => (/^\d{4}/.exec(date) ?? /(?<!\d)\d{4}(?!\d)/.exec(date))?.[0];

/** ISO 8601 without a time zone, down to the precision that the date has. ID3v2.4 structure, section 4. */
const TIMESTAMP = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d(?::\d\d(?::\d\d)?)?)?)?)?(?![\d-])/;

/** The date that the tag gets: only a year in ID3v2.3. */
export function dateIn(version: Id3Version, { date, year }: Pick<TagTexts, 'date' | 'year'>): string | undefined {
  const full = version === 4 ? TIMESTAMP.exec(date ?? '')?.[0] : undefined;
  return full ?? yearIn(date) ?? yearIn(year);
}

function dateFrames(version: Id3Version, tags: TagTexts): Uint8Array[] {
  const text = dateIn(version, tags);
  return text === undefined ? [] : [textFrame(version, version === 4 ? 'TDRC' : 'TYER', text)];
}

/** The most entries of a table of contents. */
export const MOST_CHAPTERS = 255;
/** Flags of the table of contents: it is the top level, and its chapters are in order. */
const TOP_AND_ORDERED = 3;
/** Instead of byte offsets: players use the times. */
const NO_OFFSETS = [255, 255, 255, 255, 255, 255, 255, 255];

const chapterId = (i: number) => [...latin1(`ch${i}`), 0];
const milliseconds = (seconds: number) => bigEndian(Math.round(seconds * 1000));

/** ID3v2 Chapter Frame Addendum 1.0, https://id3.org/id3v2-chapters-1.0 */
function chapterFrames(version: Id3Version, all: readonly Chapter[]): Uint8Array[] {
  const chapters = all.slice(0, MOST_CHAPTERS);
  if (chapters.length === 0) return [];
  const ids = concatBytes(chapters.map((_, i) => chapterId(i)));
  const contents = frame(version, 'CTOC', latin1('toc'), [0, TOP_AND_ORDERED, chapters.length], ids);
  const frames = chapters.map(({ start, end, title }, i) => {
    const name = title === '' ? [] : textFrame(version, 'TIT2', title);
    return frame(version, 'CHAP', chapterId(i), milliseconds(start), milliseconds(end), NO_OFFSETS, name);
  });
  return [contents, ...frames];
}

/** The limit of a tag's size, which has 28 bits. */
const MOST_BYTES = 2 ** 28 - 1;

/**
 * Everything before the first audio frame; empty if there are no tags. An empty text is no tag.
 * @throws RangeError for more than 256 MiB, which only a cover can reach
 */
export function id3Tag({ tags, cover, chapters = [] }: AudioTags, version: Id3Version): Uint8Array {
  const texts = AUDIO_TAGS.flatMap((tag) => framesOf(version, tag, tags[tag]));
  const picture = cover ? [frame(version, 'APIC', [LATIN1], latin1(cover.mime), [0, FRONT_COVER, 0], cover.bytes)] : [];
  const frames = concatBytes([...texts, ...dateFrames(version, tags), ...chapterFrames(version, chapters), ...picture]);
  if (frames.length === 0) return new Uint8Array(0);
  if (frames.length > MOST_BYTES) throw new RangeError('The tag is too large.');
  return concatBytes([tagHeader(version, frames.length), frames]);
}
