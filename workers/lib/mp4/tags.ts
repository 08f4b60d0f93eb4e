// Title, artist, cover and the like, as iTunes and most others write them, in `moov.udta.meta.ilst`, and
// as cameras do, in `moov.meta`: QuickTime File Format.
import { AUDIO_TAGS, audioTag, type AudioTag, type Cover, type TagTexts } from '../../contract/media/audio-tags';
import { bytesOf, childrenOf, find, readMoov, tail, type Box } from './boxes';

export interface Mp4Tags {
  readonly tags: TagTexts;
  readonly cover?: Cover;
  /** There is a picture, but none that is a JPEG or PNG. */
  readonly hasOtherCover?: boolean;
}

export const TEXTS: ReadonlyMap<string, AudioTag> = new Map([
  ['©nam', 'title'],
  ['©ART', 'artist'],
  ['©alb', 'album'],
  ['aART', 'album_artist'],
  ['©gen', 'genre'],
  ['©day', 'date'],
  ['©wrt', 'composer'],
  ['cprt', 'copyright'],
  ['©cmt', 'comment'],
  ['©lyr', 'lyrics'],
]);

export const PAIRS: ReadonlyMap<string, AudioTag> = new Map([
  ['trkn', 'track'],
  ['disk', 'disc'],
]);

/** Types of data, QuickTime File Format, "Well-known types". */
export const UTF8 = 1;
const UTF16 = 2;
const UTF8_SORT = 4;
const UTF16_SORT = 5;
export const COVERS: ReadonlyMap<number, Cover['mime']> = new Map([
  [13, 'image/jpeg'],
  [14, 'image/png'],
]);

interface Data {
  readonly kind: number;
  readonly value: DataView;
}

/** Each has a type, a locale and a value. Several artists are several of them. */
const dataIn = ({ body }: Box): readonly Data[] =>
  childrenOf(body)
    .filter(({ type, body: data }) => type === 'data' && data.byteLength >= 8)
    .map(({ body: data }) => ({ kind: data.getUint32(0) & 0xffffff, value: tail(data, 8) }));

function decoded({ kind, value }: Data): string | undefined {
  if (kind === 0 || kind === UTF8 || kind === UTF8_SORT) return new TextDecoder().decode(bytesOf(value));
  return kind === UTF16 || kind === UTF16_SORT ? new TextDecoder('utf-16be').decode(bytesOf(value)) : undefined;
}

/** "3/9", or "3" where the whole is not known. */
function pairOf(value: DataView): string | undefined {
  if (value.byteLength < 6) return undefined;
  const [number, total] = [value.getUint16(2), value.getUint16(4)];
  if (number === 0) return undefined;
  return total === 0 ? String(number) : `${number}/${total}`;
}

/** A field of the list, with its name in the file. */
interface Field {
  readonly tag: AudioTag | 'cover' | undefined;
  readonly box: Box;
}

/** ID3v2.3 puts several values into one frame with a slash between them. Comments and lyrics are sentences. */
const SEPARATORS: Partial<Record<AudioTag, string>> = { comment: '\n', lyrics: '\n' };

function valuesOf({ tag, box }: Field): readonly string[] {
  const isPair = tag === 'track' || tag === 'disc';
  return dataIn(box).flatMap((data) => (isPair && PAIRS.has(box.type) ? pairOf(data.value) : decoded(data)) ?? []);
}

function textsOf(fields: readonly Field[]): TagTexts {
  const texts: Partial<Record<AudioTag, string>> = {};
  for (const tag of AUDIO_TAGS) {
    const values = fields.filter((field) => field.tag === tag).flatMap(valuesOf);
    const text = [...new Set(values.filter((value) => value !== ''))].join(SEPARATORS[tag] ?? '/');
    if (text !== '') texts[tag] = text;
  }
  return texts;
}

/** By its first bytes: writers leave the type out, or mistake it. */
export function mimeOf([first, second]: Uint8Array): Cover['mime'] | undefined {
  if (first === 0xff && second === 0xd8) return 'image/jpeg';
  return first === 0x89 && second === 0x50 ? 'image/png' : undefined;
}

function coverOf(fields: readonly Field[]): Pick<Mp4Tags, 'cover' | 'hasOtherCover'> {
  const pictures = fields.filter(({ tag }) => tag === 'cover').flatMap(({ box }) => dataIn(box));
  const bytes = pictures.map(({ value }) => bytesOf(value)).filter(({ length }) => length > 0);
  for (const picture of bytes) {
    const mime = mimeOf(picture);
    if (mime) return { cover: { mime, bytes: picture } };
  }
  return bytes.length > 0 ? { hasOtherCover: true } : {};
}

/** Names of QuickTime's fields, which the list refers to by number: QuickTime File Format, "Metadata item keys atom". */
function keysIn(keys: DataView): readonly string[] {
  return childrenOf(tail(keys, 8)).map(({ body }) => new TextDecoder().decode(bytesOf(body)));
}

const numberOf = (type: string) => Array.from(type).reduce((number, char) => number * 256 + char.charCodeAt(0), 0);

/** A box with a version, in MP4; without, in QuickTime. */
function fieldsIn(meta: DataView | undefined): readonly Field[] {
  const inside = meta && (find(tail(meta, 4), 'ilst') ? tail(meta, 4) : meta);
  const list = find(inside, 'ilst');
  if (!list) return [];
  const keys = find(inside, 'keys');
  const names = keys ? keysIn(keys) : [];
  return childrenOf(list).map((box) => {
    const name = names[numberOf(box.type) - 1];
    if (name?.endsWith('artwork')) return { tag: 'cover', box };
    const tag = name === undefined ? (TEXTS.get(box.type) ?? PAIRS.get(box.type)) : audioTag(name);
    return { tag: box.type === 'covr' ? 'cover' : tag, box };
  });
}

/** Whether a field says something that this reader does not know: a genre by number, or where iTunes hid the lead-in. */
const isUnread = ({ type, body }: Box) =>
  type === 'gnre' || (type === '----' && new TextDecoder('latin1').decode(body).includes('iTunSMPB'));

/** Undefined where there is something that this reader does not know and an MP3 should have. */
export function readTags(moov: DataView): Mp4Tags | undefined {
  const udta = find(moov, 'udta');
  const fields = [...fieldsIn(find(udta, 'meta')), ...fieldsIn(find(moov, 'meta'))];
  if (fields.some(({ box }) => isUnread(box)) || hasQuickTimeTags(udta)) return undefined;
  return { tags: textsOf(fields), ...coverOf(fields) };
}

/** The same for a file. Also undefined for a file of another kind, and for a damaged index. */
export async function mp4Tags(file: Blob): Promise<Mp4Tags | undefined> {
  try {
    const index = await readMoov(file);
    return index && readTags(index.moov);
  } catch (error) {
    // In a damaged index, boxes extend beyond its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Texts in the older place, straight under `udta`. */
const hasQuickTimeTags = (udta: DataView | undefined) =>
  udta !== undefined && childrenOf(udta).some(({ type }) => TEXTS.has(type));

/** Chapters are a track of texts, or Nero's list. */
export function hasChapters(moov: DataView): boolean {
  if (find(moov, 'udta', 'chpl')) return true;
  return childrenOf(moov).some(({ type, body }) => type === 'trak' && find(body, 'tref', 'chap') !== undefined);
}
