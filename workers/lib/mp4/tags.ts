// Title, artist, cover and the like, as iTunes and most others write them, in `moov.udta.meta.ilst`, and
// as cameras do, in `moov.meta`: QuickTime File Format.
import { audioTag, type AudioTag, type Cover } from '../../contract/media/audio-tags';
import { coverIn, textsOf, type FileTags, type TagValue } from '../tags/file-tags';
import { bytesOf, childrenOf, find, readMoov, tail, type Box } from './boxes';

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

function valuesOf({ tag, box }: Field): readonly TagValue[] {
  if (tag === undefined || tag === 'cover') return [];
  const isPair = tag === 'track' || tag === 'disc';
  return dataIn(box).flatMap((data) => {
    const text = isPair && PAIRS.has(box.type) ? pairOf(data.value) : decoded(data);
    return text === undefined ? [] : [[tag, text] as const];
  });
}

const picturesIn = (fields: readonly Field[]) =>
  fields
    .filter(({ tag }) => tag === 'cover')
    .flatMap(({ box }) => dataIn(box))
    .map(({ value }) => ({ bytes: bytesOf(value), isFront: false }));

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
export function readTags(moov: DataView): FileTags | undefined {
  const udta = find(moov, 'udta');
  const fields = [...fieldsIn(find(udta, 'meta')), ...fieldsIn(find(moov, 'meta'))];
  if (fields.some(({ box }) => isUnread(box)) || hasQuickTimeTags(udta)) return undefined;
  return { tags: textsOf(fields.flatMap(valuesOf)), ...coverIn(picturesIn(fields)) };
}

/** The same for a file. Also undefined for a file of another kind, and for a damaged index. */
export async function mp4Tags(file: Blob): Promise<FileTags | undefined> {
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
