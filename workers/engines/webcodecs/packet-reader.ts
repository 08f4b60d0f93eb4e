// Reads packets that lie scattered among the pictures of a video.

export interface Packets {
  /** From the file's start. */
  readonly offsets: Float64Array;
  readonly sizes: Uint32Array;
}

/** Reading on is cheaper than reading anew, up to a gap of about this size. */
const GAP_BYTES = 64 * 1024;
const MOST_BYTES = 1024 * 1024;

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
    if (offset < end || offset - end > GAP_BYTES || offset + size - start > MOST_BYTES) break;
    end = offset + size;
  }
  return { from, to, start, end };
}

/** Yields the packets in their order; the next stretch is read while one is used. Rejects where the file cannot be read. */
export async function* readPackets(file: Blob, packets: Packets): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { offsets, sizes } = packets;
  const read = (from: number) => {
    if (from >= offsets.length) return undefined;
    const stretch = stretchFrom(packets, from);
    const bytes = file.slice(stretch.start, stretch.end).arrayBuffer();
    bytes.catch(() => undefined); // heard when it is its turn
    return { stretch, bytes };
  };
  for (let current = read(0); current;) {
    const { stretch, bytes } = current;
    const next = read(stretch.to);
    const whole = new Uint8Array(await bytes);
    for (let i = stretch.from; i < stretch.to; i++) {
      const at = (offsets[i] ?? 0) - stretch.start;
      yield whole.subarray(at, at + (sizes[i] ?? 0));
    }
    current = next;
  }
}
