// The tags of a WebM or Matroska file: RFC 9559, 5.1.8 and 21, and https://www.matroska.org/technical/tagging.html.
import type { AudioTag } from '../../contract/media/audio-tags';
import { elementsIn, find, unsigned, type Element } from '../ebml';
import { elementAt, matroskaParts, type Part } from '../matroska-parts';
import { bytesOf } from '../mp4/boxes';
import { coverIn, textsOf, type FileTags, type Picture, type TagValue } from './file-tags';
import type { TagSource } from './tag-source';

const IDS = {
  title: 0x7ba9,
  tag: 0x7373,
  targets: 0x63c0,
  level: 0x68ca,
  simpleTag: 0x67c8,
  name: 0x45a3,
  text: 0x4487,
  file: 0x61a7,
  fileName: 0x466e,
  fileType: 0x4660,
  fileData: 0x465c,
} as const;

/** Tags of a track, an edition, a chapter or an attachment say something about that part only. */
const PART_TARGETS = [0x63c5, 0x63c9, 0x63c4, 0x63c6];

/** TargetTypeValue: an album or a whole film, and a song. */
const ALBUM = 50;
const SONG = 30;

/** Of a tag with several names, the first name that the file has counts. FFmpeg's names come after the specification's. */
const NAMES: Readonly<Partial<Record<AudioTag, readonly string[]>>> = {
  title: ['TITLE'],
  artist: ['ARTIST'],
  album: ['ALBUM'],
  album_artist: ['ALBUM_ARTIST'],
  genre: ['GENRE'],
  date: ['DATE_RELEASED', 'DATE', 'DATE_RECORDED'],
  year: ['YEAR'],
  track: ['PART_NUMBER', 'TRACK', 'TRACKNUMBER'],
  disc: ['DISC', 'DISCNUMBER'],
  composer: ['COMPOSER'],
  performer: ['LEAD_PERFORMER', 'PERFORMER'],
  publisher: ['PUBLISHER', 'LABEL'],
  copyright: ['COPYRIGHT'],
  comment: ['COMMENT'],
  lyrics: ['LYRICS'],
};

const textOf = (body: DataView | undefined) =>
  body ? new TextDecoder().decode(bytesOf(body)).replace(/\0[^]*$/, '') : '';

interface Tag {
  /** Undefined without a level, as FFmpeg writes all tags. */
  readonly level: number | undefined;
  /** By names in upper case. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

function tagOf(body: DataView): readonly Tag[] {
  const fields = elementsIn(body);
  const targets = elementsIn(find(fields, IDS.targets) ?? new DataView(new ArrayBuffer(0)));
  // A target of 0 is everything.
  if (targets.some(({ id, body: target }) => PART_TARGETS.includes(id) && unsigned(target, 0) !== 0)) return [];
  const texts = new Map<string, string[]>();
  for (const { id, body: simple } of fields) {
    const inner = id === IDS.simpleTag ? elementsIn(simple) : [];
    const [name, text] = [textOf(find(inner, IDS.name)).toUpperCase(), textOf(find(inner, IDS.text))];
    if (name !== '' && text !== '') texts.set(name, [...(texts.get(name) ?? []), text]);
  }
  const level = find(targets, IDS.level);
  return [{ level: level && unsigned(level, 0), texts }];
}

/** The tags of an album say something else than the same names of its song. */
const ALBUM_TAGS: Partial<Record<AudioTag, AudioTag>> = { title: 'album', artist: 'album_artist' };

function valuesIn({ level, texts }: Tag, hasSong: boolean): readonly TagValue[] {
  return (Object.keys(NAMES) as AudioTag[]).flatMap((tag) => {
    const name = NAMES[tag]?.find((one) => texts.has(one));
    const meant = level === ALBUM && hasSong ? (ALBUM_TAGS[tag] ?? tag) : tag;
    return (name === undefined ? [] : (texts.get(name) ?? [])).map((text): TagValue => [meant, text]);
  });
}

/** A song's own tags come before those of the album that it is on. */
function valuesOf(elements: readonly Element[]): readonly TagValue[] {
  const tags = elements.flatMap(({ id, body }) => (id === IDS.tag ? tagOf(body) : []));
  const hasSong = tags.some(({ level }) => level === SONG);
  const inOrder = [SONG, undefined, ALBUM].flatMap((wanted) => tags.filter(({ level }) => level === wanted));
  const values: TagValue[] = [];
  for (const tag of inOrder) {
    const known = new Set(values.map(([name]) => name));
    values.push(...valuesIn(tag, hasSong).filter(([name]) => !known.has(name)));
  }
  return values;
}

async function elementsOf(source: TagSource, part: Part | undefined): Promise<readonly Element[]> {
  const bytes = part && (await source.whole(part.at, part.end - part.at));
  return bytes ? elementsIn(new DataView(bytes.buffer)) : [];
}

/** Names that the specification gives covers: RFC 9559, 21.1 and 21.2. */
const COVER = /^cover\.(?:jpe?g|png)$/i;
const MOST_FILES = 200;
const MOST_NAME_BYTES = 1024;

/** Fonts and other files are skipped without being read. */
async function pictureIn(source: TagSource, file: Part): Promise<readonly Picture[]> {
  let [name, type, data]: [string, string, Part | undefined] = ['', '', undefined];
  for (let at = file.at; at < file.end;) {
    const part = await elementAt(source.file, at);
    if (!part || part.end > file.end) break;
    const text = async () =>
      new TextDecoder().decode(await source.upTo(part.at, Math.min(part.end - part.at, MOST_NAME_BYTES)));
    if (part.id === IDS.fileName) name = await text();
    if (part.id === IDS.fileType) type = await text();
    if (part.id === IDS.fileData) data = part;
    at = part.end;
  }
  const bytes = data && type.startsWith('image/') ? await source.whole(data.at, data.end - data.at) : undefined;
  return bytes ? [{ bytes, isFront: COVER.test(name) }] : [];
}

async function picturesIn(source: TagSource, attachments: Part | undefined): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  if (!attachments) return pictures;
  for (let [at, count] = [attachments.at, 0]; at < attachments.end && count < MOST_FILES; count++) {
    const file = await elementAt(source.file, at);
    if (!file || file.end > attachments.end) break;
    if (file.id === IDS.file) pictures.push(...(await pictureIn(source, file)));
    at = file.end;
  }
  return pictures;
}

/** @throws RangeError if the structure is damaged */
export async function matroskaTags(source: TagSource): Promise<FileTags> {
  const parts = await matroskaParts(source.file, ['info', 'tags', 'attachments']);
  const values = valuesOf(await elementsOf(source, parts.get('tags')));
  const title = textOf(find(await elementsOf(source, parts.get('info')), IDS.title));
  const all = values.some(([tag]) => tag === 'title') ? values : [...values, ['title', title] as const];
  return { tags: textsOf(all), ...coverIn(await picturesIn(source, parts.get('attachments'))) };
}
