// Reads what Mediabunny doesn't read from a WebM or Matroska file: the samples that players skip, the chapters, and whether the
// file is complete. RFC 9559 (Matroska).
import { AudioError } from '../../../contract/media/audio-engine';
import { elementsIn, find, readNumber, unsigned } from '../../../lib/ebml';
import { HEAD_BYTES, IDS } from '../headers/matroska';

/** How much of a track's decoded audio players skip, in seconds. */
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

/**
 * DiscardPadding of a track's last block.
 * @param at the first child of the cluster with the block
 * @throws AudioError if the file ends before the next element, or a later cluster has another block of the track
 */
async function paddingIn(file: Blob, at: number, trackNumber: number): Promise<number> {
  let [padding, isLater] = [0, false];
  for (let position = at; position < file.size;) {
    const head = new DataView(await file.slice(position, position + ELEMENT_HEAD).arrayBuffer());
    const id = readNumber(head, 0, true);
    const size = readNumber(head, id.bytes, false);
    const start = position + id.bytes + size.bytes;
    if (id.value === IDS.cluster) {
      [position, isLater] = [start, true];
      continue;
    }
    const end = start + size.value;
    if (id.value === IDS.header || end > file.size) throw new AudioError('undecodable');
    if (id.value === IDS.blockGroup || (isLater && id.value === IDS.simpleBlock)) {
      const isGroup = id.value === IDS.blockGroup;
      const body = new DataView(await file.slice(start, isGroup ? end : start + ELEMENT_HEAD).arrayBuffer());
      const group = isGroup ? elementsIn(body) : [{ id: IDS.block, body }];
      const block = find(group, IDS.block);
      const discarded = find(group, IDS.discardPadding);
      const isOurs = block !== undefined && readNumber(block, 0, false).value === trackNumber;
      if (isOurs && isLater) throw new AudioError('undecodable');
      if (isOurs) padding = discarded ? signed(discarded) : 0;
    }
    position = end;
  }
  return padding;
}

/**
 * @param track its index among the audio tracks
 * @param lastCluster the place of the first element in the cluster with the track's last packet
 */
export async function matroskaGaps(file: Blob, track: number, lastCluster: number): Promise<MatroskaGaps> {
  const entry = soundEntry(await headOf(file), track);
  if (!entry) throw new Error('The track is not where it was.');
  const padding = await paddingIn(file, lastCluster, unsigned(find(entry, IDS.trackNumber), 0));
  return { delay: unsigned(find(entry, IDS.codecDelay), 0) / NANOSECONDS, padding: padding / NANOSECONDS };
}

/**
 * Whether the file mentions chapters before its first packet, either in the table of contents or with the chapters themselves.
 */
export async function hasMatroskaChapters(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await headOf(file));
  return head.includes('\x10C\xa7p');
}

/** Whether the only segment ends at the end of the file. A live recording has no length. */
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
