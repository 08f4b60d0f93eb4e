// Chapters of a WebM or Matroska file: RFC 9559, 5.1.7.
import { elementsIn, find, readNumber, unsigned, type Element } from '../ebml';
import { MOST_CHAPTERS, type Chapter } from './chapter';

const IDS = {
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  cluster: 0x1f43b675,
  chapters: 0x1043a770,
  edition: 0x45b9,
  editionHidden: 0x45bd,
  editionDefault: 0x45db,
  editionOrdered: 0x45dd,
  atom: 0xb6,
  start: 0x91,
  hidden: 0x98,
  enabled: 0x4598,
  display: 0x80,
  title: 0x85,
} as const;

const NANOSECONDS = 1e9;
/** An identifier of four bytes and a size of eight. */
const HEAD_BYTES = 12;
/** Elements before the first cluster: info, tracks, fonts, tags. */
const MOST_ELEMENTS = 100;
const MOST_CHAPTER_BYTES = 8 * 1024 * 1024;
/** Chapters within chapters. */
const DEEPEST = 8;

interface Top {
  readonly id: number;
  readonly at: number;
  readonly end: number;
}

async function topAt(file: Blob, at: number): Promise<Top | undefined> {
  const head = new DataView(await file.slice(at, at + HEAD_BYTES).arrayBuffer());
  if (head.byteLength < 2) return undefined;
  const id = readNumber(head, 0, true);
  const size = readNumber(head, id.bytes, false);
  const start = at + id.bytes + size.bytes;
  const isUnknown = size.value >= 2 ** (7 * size.bytes) - 1;
  return { id: id.value, at: start, end: isUnknown ? file.size : start + size.value };
}

async function bodyOf(file: Blob, { at, end }: Top): Promise<DataView> {
  if (end - at > MOST_CHAPTER_BYTES || end > file.size) throw new RangeError('Chapters of this size are damage.');
  return new DataView(await file.slice(at, end).arrayBuffer());
}

/** The place of the chapters after the clusters, which the table of contents has. */
function soughtIn(seekHead: DataView): number | undefined {
  for (const { id, body } of elementsIn(seekHead)) {
    const entry = id === IDS.seek ? elementsIn(body) : [];
    const position = find(entry, IDS.seekPosition);
    if (position && unsigned(find(entry, IDS.seekId), 0) === IDS.chapters) return unsigned(position, 0);
  }
  return undefined;
}

async function findChapters(file: Blob): Promise<DataView | undefined> {
  const header = await topAt(file, 0);
  const segment = header && (await topAt(file, header.end));
  if (segment?.id !== IDS.segment) return undefined;
  let sought: number | undefined;
  for (let [at, count] = [segment.at, 0]; count < MOST_ELEMENTS && at < file.size; count++) {
    const top = await topAt(file, at);
    if (!top || top.id === IDS.cluster) break;
    if (top.id === IDS.chapters) return bodyOf(file, top);
    if (top.id === IDS.seekHead) sought ??= soughtIn(await bodyOf(file, top));
    at = top.end;
  }
  const late = sought === undefined ? undefined : await topAt(file, segment.at + sought);
  return late?.id === IDS.chapters ? bodyOf(file, late) : undefined;
}

const flag = (elements: readonly Element[], id: number, fallback: number) =>
  unsigned(find(elements, id), fallback) === 1;

const textIn = (body: DataView | undefined) =>
  body ? new TextDecoder().decode(new Uint8Array(body.buffer, body.byteOffset, body.byteLength)) : '';

/** An atom, and those within it. Of two with one start, the inner one comes later. */
function* chaptersIn(elements: readonly Element[], depth = 0): Generator<Chapter> {
  for (const { id, body } of elements) {
    if (id !== IDS.atom) continue;
    const fields = elementsIn(body);
    if (flag(fields, IDS.hidden, 0) || !flag(fields, IDS.enabled, 1)) continue;
    const display = find(fields, IDS.display);
    const title = textIn(display && find(elementsIn(display), IDS.title));
    yield { title, start: unsigned(find(fields, IDS.start), 0) / NANOSECONDS };
    if (depth < DEEPEST) yield* chaptersIn(fields, depth + 1);
  }
}

export interface MatroskaChapters {
  readonly chapters: readonly Chapter[];
  /** The edition plays its chapters in an order of its own, so they are no parts of the file. */
  readonly isOrdered: boolean;
}

/** The chapters of the default edition, or else of the first that isn't hidden. */
export async function matroskaChapters(file: Blob): Promise<MatroskaChapters> {
  const body = await findChapters(file);
  const editions = body
    ? elementsIn(body).flatMap(({ id, body: inner }) => (id === IDS.edition ? [elementsIn(inner)] : []))
    : [];
  const shown = editions.filter((edition) => !flag(edition, IDS.editionHidden, 0));
  const edition = shown.find((one) => flag(one, IDS.editionDefault, 0)) ?? shown[0];
  if (!edition) return { chapters: [], isOrdered: false };
  if (flag(edition, IDS.editionOrdered, 0)) return { chapters: [], isOrdered: true };
  const chapters: Chapter[] = [];
  for (const chapter of chaptersIn(edition)) if (chapters.push(chapter) > MOST_CHAPTERS) break;
  return { chapters, isOrdered: false };
}
