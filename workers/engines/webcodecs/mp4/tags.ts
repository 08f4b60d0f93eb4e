// Title, artist, cover and the like, as iTunes and most others write them: `moov.udta.meta.ilst`, QuickTime File Format.
import type { AudioProbe } from '../../../contract/audio-engine';
import type { Cover } from '../../../lib/id3';
import { bytesOf, childrenOf, find, tail, type Box } from '../../../lib/mp4/boxes';

export interface Mp4Tags {
  readonly tags: AudioProbe['tags'];
  readonly cover?: Cover;
}

export const TEXTS: ReadonlyMap<string, keyof AudioProbe['tags']> = new Map([
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

export const PAIRS: ReadonlyMap<string, keyof AudioProbe['tags']> = new Map([
  ['trkn', 'track'],
  ['disk', 'disc'],
]);

/** Types of data, QuickTime File Format, "Well-known types". */
export const UTF8 = 1;
export const COVERS: ReadonlyMap<number, Cover['mime']> = new Map([
  [13, 'image/jpeg'],
  [14, 'image/png'],
]);

/** Its type, and what follows type and locale. */
function dataOf(box: Box): { readonly kind: number; readonly value: DataView } | undefined {
  const data = find(box.body, 'data');
  return data && data.byteLength >= 8 ? { kind: data.getUint32(0) & 0xffffff, value: tail(data, 8) } : undefined;
}

/** "3/9", or "3" where the whole is not known. */
function pairOf(value: DataView): string | undefined {
  if (value.byteLength < 6) return undefined;
  const [number, total] = [value.getUint16(2), value.getUint16(4)];
  if (number === 0) return undefined;
  return total === 0 ? String(number) : `${number}/${total}`;
}

function textOf(box: Box): readonly [keyof AudioProbe['tags'], string | undefined] | undefined {
  const data = dataOf(box);
  const [text, pair] = [TEXTS.get(box.type), PAIRS.get(box.type)];
  if (text && data?.kind === UTF8) return [text, new TextDecoder().decode(bytesOf(data.value))];
  return pair && data && [pair, pairOf(data.value)];
}

function coverOf(boxes: readonly Box[]): Cover | undefined {
  const data = boxes.filter(({ type }) => type === 'covr').map(dataOf)[0];
  const mime = data && COVERS.get(data.kind);
  return mime && { mime, bytes: bytesOf(data.value) };
}

/** Whether a field says something that this reader does not know: a genre by number, or where iTunes hid the lead-in. */
const isUnread = ({ type, body }: Box) =>
  type === 'gnre' || (type === '----' && new TextDecoder('latin1').decode(body).includes('iTunSMPB'));

/** Undefined where there is something that this reader does not know and an MP3 should have. */
export function readTags(moov: DataView): Mp4Tags | undefined {
  const udta = find(moov, 'udta');
  const meta = find(udta, 'meta');
  // A box with a version, in MP4; without, in QuickTime.
  const list = meta && (find(tail(meta, 4), 'ilst') ?? find(meta, 'ilst'));
  const boxes = list ? childrenOf(list) : [];
  if (boxes.some(isUnread) || hasQuickTimeTags(udta)) return undefined;
  const cover = coverOf(boxes);
  const texts = boxes.map(textOf).filter((text) => text?.[1] !== undefined && text[1] !== '');
  return { tags: Object.fromEntries(texts.flatMap((text) => (text ? [text] : []))), ...(cover && { cover }) };
}

/** Texts in the older place, straight under `udta`. */
const hasQuickTimeTags = (udta: DataView | undefined) =>
  udta !== undefined && childrenOf(udta).some(({ type }) => TEXTS.has(type));

/** Chapters are a track of texts, or Nero's list. */
export function hasChapters(moov: DataView): boolean {
  if (find(moov, 'udta', 'chpl')) return true;
  return childrenOf(moov).some(({ type, body }) => type === 'trak' && find(body, 'tref', 'chap') !== undefined);
}
