// Reads what Mediabunny doesn't from a WebM or Matroska file: the samples that players skip, chapters, and whether the file is
// complete. RFC 9559 (Matroska).
import { elementsIn, find, HEAD_BYTES, IDS, readNumber, unsigned } from '../glance/matroska';

/** What players skip of a track's decoded audio, in seconds. */
export interface MatroskaGaps {
  /** CodecDelay, at the start. */
  readonly delay: number;
  /** DiscardPadding, at the end. */
  readonly padding: number;
}

const SOUND = 2;
const NANOSECONDS = 1e9;

/** Bytes of an element's identifier and size. */
const ELEMENT_HEAD = 12;

async function headOf(file: Blob): Promise<DataView> {
  return new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
}

function soundEntry(head: DataView, track: number) {
  const tracks = find(elementsIn(find(elementsIn(head), IDS.segment) ?? head), IDS.tracks);
  const entries = tracks ? elementsIn(tracks).filter(({ id }) => id === IDS.entry) : [];
  const sounds = entries
    .map(({ body }) => elementsIn(body))
    .filter((fields) => unsigned(find(fields, IDS.kind), 0) === SOUND);
  return sounds[track];
}

/** A signed number, most significant byte first. */
function signed(body: DataView): number {
  const bits = body.byteLength * 8;
  const value = unsigned(body, 0);
  return value >= 2 ** (bits - 1) ? value - 2 ** bits : value;
}

/** DiscardPadding of the last block of a track in a cluster. @param at the cluster's first child */
async function paddingIn(file: Blob, at: number, trackNumber: number): Promise<number> {
  let padding = 0;
  for (let position = at; position < file.size;) {
    const head = new DataView(await file.slice(position, position + ELEMENT_HEAD).arrayBuffer());
    const id = readNumber(head, 0, true);
    const size = readNumber(head, id.bytes, false);
    const start = position + id.bytes + size.bytes;
    if (id.value === IDS.cluster || id.value > 0xffff) break;
    if (id.value === IDS.blockGroup) {
      const group = elementsIn(new DataView(await file.slice(start, start + size.value).arrayBuffer()));
      const block = find(group, IDS.block);
      const discarded = find(group, IDS.discardPadding);
      if (block && readNumber(block, 0, false).value === trackNumber) padding = discarded ? signed(discarded) : 0;
    }
    position = start + size.value;
  }
  return padding;
}

/**
 * @param track its place among the audio tracks
 * @param lastCluster the place of the first element in the cluster with the track's last packet
 */
export async function matroskaGaps(file: Blob, track: number, lastCluster: number): Promise<MatroskaGaps> {
  const entry = soundEntry(await headOf(file), track);
  if (!entry) throw new Error('The track is not where it was.');
  const padding = await paddingIn(file, lastCluster, unsigned(find(entry, IDS.trackNumber), 0));
  return { delay: unsigned(find(entry, IDS.codecDelay), 0) / NANOSECONDS, padding: padding / NANOSECONDS };
}

/** Whether the file mentions chapters before its first packet: in the table of contents, or with the chapters themselves. */
export async function hasMatroskaChapters(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await headOf(file));
  return head.includes('\x10C\xa7p');
}

/** Whether the only segment ends where the file does. A live recording has no length. */
export async function isWholeMatroska(file: Blob): Promise<boolean> {
  const head = await headOf(file);
  const endOf = (at: number) => {
    const id = readNumber(head, at, true);
    const size = readNumber(head, at + id.bytes, false);
    const isUnknown = size.value >= 2 ** (7 * size.bytes) - 1;
    return { id: id.value, end: isUnknown ? file.size : at + id.bytes + size.bytes + size.value };
  };
  const segment = endOf(endOf(0).end);
  return segment.id === IDS.segment && segment.end === file.size;
}
