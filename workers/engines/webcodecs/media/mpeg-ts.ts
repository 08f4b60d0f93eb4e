// Checks what Mediabunny doesn't check in an MPEG transport stream: ISO/IEC 13818-1, 2.4.3 and 2.4.4.
import { concatBytes } from '../../../lib/concat-bytes';
import { viewOf } from '../../../lib/mp4/boxes';
import { readChunks } from '../../../lib/read-chunks';

const PACKET_BYTES = 188;
const SYNC = 0x47;

/**
 * The offset of the first packet, and the distance between packets: plain ones, ones followed by a checksum, and ones preceded
 * by a time.
 */
const GRIDS = [
  [0, 188],
  [0, 204],
  [4, 192],
] as const;

/** The types of streams that Mediabunny reads, and those of streams without audio: tables, pictures, subtitles and tags. */
const KNOWN_TYPES: ReadonlySet<number> = new Set([
  ...[0x01, 0x02, 0x10, 0x1b, 0x20, 0x24, 0x33, 0x42, 0xd1, 0xea], // pictures
  ...[0x05, 0x0b, 0x0c, 0x0d, 0x14, 0x15, 0x86], // tables and tags
  ...[0x03, 0x04, 0x0f, 0x81, 0x87],
]);

const PRIVATE = 0x06;

/** Descriptors of private data: teletext, subtitles, AC-3, E-AC-3 and DTS (ETSI EN 300 468, 6.1). */
const KNOWN_PRIVATE: ReadonlySet<number> = new Set([0x56, 0x59, 0x6a, 0x7a, 0x7b]);

/** The table that begins in a packet's payload, up to the packet's end. */
function tableIn(packet: Uint8Array): DataView | undefined {
  const control = ((packet[3] ?? 0) >> 4) & 3;
  if (((packet[1] ?? 0) & 0x40) === 0 || (control & 1) === 0) return undefined;
  const payload = 4 + (control === 3 ? 1 + (packet[4] ?? 0) : 0);
  const start = payload + 1 + (packet[payload] ?? 0);
  return start + 12 < PACKET_BYTES ? viewOf(packet.subarray(start, PACKET_BYTES)) : undefined;
}

const CHECKSUM_BYTES = 4;

/** The end of a table's entries. */
const endOf = (table: DataView) => Math.min(table.byteLength, 3 + (table.getUint16(1) & 0xfff) - CHECKSUM_BYTES);

/** The packet identifiers of the program maps. */
function mapsIn(table: DataView): number[] {
  const maps: number[] = [];
  for (let at = 8; at + 4 <= endOf(table); at += 4)
    if (table.getUint16(at) !== 0) maps.push(table.getUint16(at + 2) & 0x1fff);
  return maps;
}

function descriptorsIn(table: DataView, from: number, to: number): number[] {
  const tags: number[] = [];
  for (let at = from; at + 2 <= to; at += 2 + table.getUint8(at + 1)) tags.push(table.getUint8(at));
  return tags;
}

/** The streams of a program, in a form that can be compared. Undefined if one may have audio that Mediabunny doesn't read. */
function streamsIn(table: DataView): string | undefined {
  const streams: string[] = [];
  for (let at = 12 + (table.getUint16(10) & 0xfff); at + 5 <= endOf(table);) {
    const [type, id, bytes] = [table.getUint8(at), table.getUint16(at + 1) & 0x1fff, table.getUint16(at + 3) & 0xfff];
    const next = at + 5 + bytes;
    const isKnown =
      type === PRIVATE
        ? descriptorsIn(table, at + 5, Math.min(next, endOf(table))).some((tag) => KNOWN_PRIVATE.has(tag))
        : KNOWN_TYPES.has(type);
    if (!isKnown) return undefined;
    streams.push(`${type} ${id}`);
    at = next;
  }
  return streams.join();
}

async function gridOf(file: Blob): Promise<(typeof GRIDS)[number] | undefined> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  return GRIDS.find(([first, step]) => head[first] === SYNC && head[first + step] === SYNC);
}

/** The tables of one program, in the order of the file. */
class Tables {
  #maps: readonly number[] = [];
  #streams: string | undefined;

  get hasProgram(): boolean {
    return this.#streams !== undefined;
  }

  isOf = (id: number): boolean => id === 0 || this.#maps.includes(id);

  /** @returns whether the table equals the earlier ones and lists no unknown streams */
  add(id: number, table: DataView): boolean {
    const maps = id === 0 ? mapsIn(table) : this.#maps;
    const streams = id === 0 ? this.#streams : streamsIn(table);
    const isSame = this.#maps.length === 0 || maps.join() === this.#maps.join();
    const isKnown = id === 0 || (streams !== undefined && streams === (this.#streams ?? streams));
    [this.#maps, this.#streams] = [maps, streams];
    return isSame && isKnown;
  }
}

/** Whether this is a packet. If it has a table, the table must match the others. */
function isFine(bytes: Uint8Array, at: number, tables: Tables): boolean {
  if (bytes[at] !== SYNC) return false;
  const id = (((bytes[at + 1] ?? 0) & 0x1f) << 8) | (bytes[at + 2] ?? 0);
  if (!tables.isOf(id)) return true;
  const table = tableIn(bytes.subarray(at, at + PACKET_BYTES));
  return table === undefined || tables.add(id, table);
}

/**
 * Whether one program with the same streams goes through the whole file without a byte between packets, and Mediabunny reads
 * all of its audio. Mediabunny reads only the program's first description, and stops where no packet follows.
 */
export async function isPlainTransport(file: Blob): Promise<boolean> {
  const grid = await gridOf(file);
  if (!grid) return false;
  const [first, step] = grid;
  const tables = new Tables();
  let rest = new Uint8Array(0);
  for await (const chunk of readChunks(file.slice(first))) {
    const bytes = concatBytes([rest, chunk]);
    let at = 0;
    // A packet is followed by a checksum or by the next one's time, so this advances by whole steps.
    for (; at + step <= bytes.length; at += step) if (!isFine(bytes, at, tables)) return false;
    rest = bytes.slice(at);
  }
  return tables.hasProgram && (rest.length < PACKET_BYTES || isFine(rest, 0, tables));
}
