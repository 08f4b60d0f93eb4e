// Chapters of a WebM or Matroska file: RFC 9559, 5.1.7.
import { elementsIn, find, unsigned, type Element } from '../ebml';
import { matroskaParts, type Part } from '../matroska-parts';
import { MOST_CHAPTERS, type Chapter } from './chapter';

const IDS = {
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
const MOST_CHAPTER_BYTES = 8 * 1024 * 1024;
/** Chapters within chapters. */
const DEEPEST = 8;

async function bodyOf(file: Blob, { at, end }: Part): Promise<DataView> {
  if (end - at > MOST_CHAPTER_BYTES || end > file.size) throw new RangeError('Chapters of this size are damage.');
  return new DataView(await file.slice(at, end).arrayBuffer());
}

async function findChapters(file: Blob): Promise<DataView | undefined> {
  const part = (await matroskaParts(file, ['chapters'])).get('chapters');
  return part && bodyOf(file, part);
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
