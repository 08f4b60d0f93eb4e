// Reads packets that are scattered among a video's pictures.
import { KiB, MiB } from '../../contract/run/sink';
import { readChunks } from '../../lib/read-chunks';

export interface Packets {
  /** From the file's start. */
  readonly offsets: Float64Array;
  readonly sizes: Uint32Array;
}

/** Packets that are read together. */
export interface PacketBatch {
  /** Contiguous packets. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sizes: Uint32Array;
}

/**
 * Up to a gap of about this size, reading on is cheaper than starting again. In Chromium, a slice takes as much processor time
 * as 700 KiB of a stream.
 */
const GAP_BYTES = 512 * KiB;

/** Longer ranges are read as a stream, which takes a third of the processor time of slices. */
const SLICE_BYTES = MiB;

interface Stretch {
  /** Packets from the first of these to before the second. */
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

function stretchFrom({ offsets, sizes }: Packets, from: number): Stretch {
  const start = offsets[from] ?? 0;
  let end = start + (sizes[from] ?? 0);
  let to = from + 1;
  for (; to < offsets.length; to++) {
    const [offset, size] = [offsets[to] ?? 0, sizes[to] ?? 0];
    if (offset < end || offset - end > GAP_BYTES) break;
    end = offset + size;
  }
  return { from, to, start, end };
}

type Chunks = ReturnType<typeof readChunks> | readonly Promise<Uint8Array>[];

/** Reading of short ranges starts here. Long ranges are read as they are used. */
function open(file: Blob, { start, end }: Stretch): Chunks {
  const slice = file.slice(start, end);
  if (end - start > SLICE_BYTES) return readChunks(slice);
  const bytes = slice.arrayBuffer().then((buffer) => new Uint8Array(buffer));
  bytes.catch(() => undefined); // The error appears when it is this range's turn.
  return [bytes];
}

/** Skips the bytes between packets. A packet that ends in a later chunk waits for that chunk. */
async function* gather(chunks: Chunks, { from, to, start }: Stretch, { offsets, sizes }: Packets) {
  let bytes = new Uint8Array(0);
  let [packet, taken, at, filled] = [from, 0, start, 0];
  for await (const chunk of chunks) {
    if (bytes.length < filled + chunk.length) {
      const larger = new Uint8Array(filled + chunk.length);
      larger.set(bytes.subarray(0, filled));
      bytes = larger;
    }
    const first = packet;
    let whole = 0;
    while (packet < to) {
      const [offset, size] = [(offsets[packet] ?? 0) - at, sizes[packet] ?? 0];
      if (size > 0 && offset + taken >= chunk.length) break;
      const piece = chunk.subarray(offset + taken, offset + size);
      bytes.set(piece, filled);
      filled += piece.length;
      taken += piece.length;
      if (taken < size) break;
      [packet, taken, whole] = [packet + 1, 0, filled];
    }
    at += chunk.length;
    if (packet > first) yield { bytes: bytes.subarray(0, whole), sizes: sizes.subarray(first, packet) };
    bytes.copyWithin(0, whole, filled);
    filled -= whole;
  }
}

/**
 * Yields the packets in order. Each batch is valid until the next one is requested. Rejects if the file can't be read, with the
 * browser's own error or with ToolError `unreadable`.
 */
export async function* readPackets(file: Blob, packets: Packets): AsyncGenerator<PacketBatch> {
  const read = (from: number) => {
    if (from >= packets.offsets.length) return undefined;
    const stretch = stretchFrom(packets, from);
    return { stretch, chunks: open(file, stretch) };
  };
  for (let current = read(0); current;) {
    const next = read(current.stretch.to);
    yield* gather(current.chunks, current.stretch, packets);
    current = next;
  }
}

/** Views into the batch. */
export function* packetsIn({ bytes, sizes }: PacketBatch): Generator<Uint8Array<ArrayBuffer>> {
  let at = 0;
  for (const size of sizes) yield bytes.subarray(at, (at += size));
}
