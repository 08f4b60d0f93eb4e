// Where the parts of a WebM or Matroska file are, without its audio and video: RFC 9559, 5.1.
import { elementsIn, find, readNumber, unsigned } from './ebml';

const IDS = {
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  cluster: 0x1f43b675,
} as const;

const PARTS = { info: 0x1549a966, chapters: 0x1043a770, tags: 0x1254c367, attachments: 0x1941a469 } as const;

export type PartName = keyof typeof PARTS;

/** An identifier of four bytes and a size of eight. */
const HEAD_BYTES = 12;
/** Elements before the first cluster: info, tracks, fonts, tags. */
const MOST_ELEMENTS = 100;
const MOST_SEEK_BYTES = 64 * 1024;

/** An element's content. */
export interface Part {
  readonly id: number;
  readonly at: number;
  readonly end: number;
}

/** Undefined at the end of the file. Throws RangeError if no element can begin there. */
export async function elementAt(file: Blob, at: number): Promise<Part | undefined> {
  const head = new DataView(await file.slice(at, at + HEAD_BYTES).arrayBuffer());
  if (head.byteLength < 2) return undefined;
  const id = readNumber(head, 0, true);
  const size = readNumber(head, id.bytes, false);
  const start = at + id.bytes + size.bytes;
  const isUnknown = size.value >= 2 ** (7 * size.bytes) - 1;
  return { id: id.value, at: start, end: isUnknown ? file.size : start + size.value };
}

/** The places of parts after the clusters, which the table of contents has. */
async function soughtIn(file: Blob, { at, end }: Part): Promise<ReadonlyMap<number, number>> {
  const table = new DataView(await file.slice(at, Math.min(end, at + MOST_SEEK_BYTES)).arrayBuffer());
  const places = new Map<number, number>();
  for (const { id, body } of elementsIn(table)) {
    const entry = id === IDS.seek ? elementsIn(body) : [];
    const position = find(entry, IDS.seekPosition);
    if (position) places.set(unsigned(find(entry, IDS.seekId), 0), unsigned(position, 0));
  }
  return places;
}

/**
 * The first of each of these parts.
 * @throws RangeError if the structure is damaged
 */
export async function matroskaParts(file: Blob, names: readonly PartName[]): Promise<ReadonlyMap<PartName, Part>> {
  const found = new Map<PartName, Part>();
  const header = await elementAt(file, 0);
  const segment = header && (await elementAt(file, header.end));
  if (segment?.id !== IDS.segment) return found;
  const keep = (part: Part) => {
    const name = names.find((one) => PARTS[one] === part.id);
    if (name !== undefined && !found.has(name)) found.set(name, part);
  };
  let sought: ReadonlyMap<number, number> | undefined;
  for (let [at, count] = [segment.at, 0]; count < MOST_ELEMENTS && at < file.size; count++) {
    const part = await elementAt(file, at);
    if (!part || part.id === IDS.cluster) break;
    keep(part);
    if (part.id === IDS.seekHead) sought ??= await soughtIn(file, part);
    at = part.end;
  }
  for (const name of names) {
    const position = found.has(name) ? undefined : sought?.get(PARTS[name]);
    const part = position === undefined ? undefined : await elementAt(file, segment.at + position);
    if (part?.id === PARTS[name]) keep(part);
  }
  return found;
}
