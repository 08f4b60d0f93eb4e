// The offsets and sizes of a track's packets: ISO/IEC 14496-12, 8.6.1 and 8.7.
import { find } from './boxes';

export interface PacketTable {
  readonly count: number;
  /** In bytes. */
  readonly sizes: Uint32Array;
  /** From the file's start. In large files they exceed four bytes. */
  readonly offsets: Float64Array;
  /** The ticks of the track's own clock that each packet lasts. */
  readonly durations: Uint32Array;
}

/** The limits of a packet's number and offset. Larger values mean a damaged index. */
const MAX_PACKETS = 50_000_000;

function sizesOf(stsz: DataView): Uint32Array | undefined {
  const [same, count] = [stsz.getUint32(4), stsz.getUint32(8)];
  if (count > MAX_PACKETS || (same === 0 && stsz.byteLength < 12 + count * 4)) return undefined;
  if (same !== 0) return new Uint32Array(count).fill(same);
  return Uint32Array.from({ length: count }, (_, i) => stsz.getUint32(12 + i * 4));
}

function durationsOf(stts: DataView, count: number): Uint32Array | undefined {
  const durations = new Uint32Array(count);
  let filled = 0;
  for (let entry = 0; entry < stts.getUint32(4); entry++) {
    const length = stts.getUint32(8 + entry * 8);
    durations.fill(stts.getUint32(12 + entry * 8), filled, filled + length);
    filled += length;
  }
  return filled === count ? durations : undefined;
}

/** The offsets of the chunks, in which packets are contiguous. */
function chunksOf(stbl: DataView): ((chunk: number) => number) | undefined {
  const [short, long] = [find(stbl, 'stco'), find(stbl, 'co64')];
  if (short) return (chunk) => short.getUint32(8 + chunk * 4);
  return long && ((chunk) => Number(long.getBigUint64(8 + chunk * 8)));
}

/** The offset of a track's first packet. Undefined if the index has no packets, as in a fragmented file. */
export function firstOffset(stbl: DataView): number | undefined {
  const chunks = (find(stbl, 'stco') ?? find(stbl, 'co64'))?.getUint32(4) ?? 0;
  return chunks > 0 ? chunksOf(stbl)?.(0) : undefined;
}

/** Each entry of `stsc` has the number of packets in the chunks from one chunk on, up to the next entry. */
function offsetsOf(stsc: DataView, chunkAt: (chunk: number) => number, sizes: Uint32Array): Float64Array {
  const offsets = new Float64Array(sizes.length);
  const entries = stsc.getUint32(4);
  let packet = 0;
  for (let entry = 0, chunk = 0; packet < sizes.length; chunk++) {
    while (entry + 1 < entries && stsc.getUint32(8 + (entry + 1) * 12) - 1 <= chunk) entry++;
    const inChunk = stsc.getUint32(12 + entry * 12);
    if (inChunk === 0) throw new RangeError('A chunk without packets.');
    let at = chunkAt(chunk);
    for (const end = Math.min(packet + inChunk, sizes.length); packet < end; packet++) {
      offsets[packet] = at;
      at += sizes[packet] ?? 0;
    }
  }
  return offsets;
}

/** Undefined if the tables contradict each other. */
export function readPackets(stbl: DataView): PacketTable | undefined {
  const [stsz, stts, stsc] = [find(stbl, 'stsz'), find(stbl, 'stts'), find(stbl, 'stsc')];
  const chunkAt = chunksOf(stbl);
  // Only video packets are shown in another order than they are stored.
  if (!stsz || !stts || !stsc || !chunkAt || find(stbl, 'ctts')) return undefined;
  const sizes = sizesOf(stsz);
  const durations = sizes && durationsOf(stts, sizes.length);
  if (!durations || sizes.length === 0) return undefined;
  return { count: sizes.length, sizes, durations, offsets: offsetsOf(stsc, chunkAt, sizes) };
}
