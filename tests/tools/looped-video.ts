// A small MP4 that plays for as long as one likes: its index names the same packets again and again.
import { readFile } from 'node:fs/promises';

const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts'];

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    const end = at + bytes.readUInt32BE(at);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, end) });
  }
  return boxes;
}

function write({ type, body }: Box): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + body.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

const words = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeUInt32BE(value, i * 4));
  return bytes;
};

/** The body with the number at `at` multiplied. */
function longer(body: Buffer, at: number, times: number): Buffer {
  const copy = Buffer.from(body);
  copy.writeUInt32BE(copy.readUInt32BE(at) * times, at);
  return copy;
}

const repeat = <Value>(values: readonly Value[], times: number) => Array.from({ length: times }, () => values).flat();

/** The packets' places: one chunk for all in the fixture, or several. */
function placesOf(table: ReadonlyMap<string, Buffer>, sizes: readonly number[]): number[] {
  const [stsc = words(0, 0), stco = words(0, 0)] = [table.get('stsc'), table.get('stco')];
  const places: number[] = [];
  let entry = 0;
  for (let chunk = 0; places.length < sizes.length; chunk++) {
    if (entry + 1 < stsc.readUInt32BE(4) && stsc.readUInt32BE(8 + (entry + 1) * 12) <= chunk + 1) entry++;
    let at = stco.readUInt32BE(8 + chunk * 4);
    for (let left = stsc.readUInt32BE(12 + entry * 12); left > 0 && places.length < sizes.length; left--) {
      places.push(at);
      at += sizes[places.length - 1] ?? 0;
    }
  }
  return places;
}

/** The table of a track with packets of this duration. */
function loopTable(body: Buffer, times: number, ticksOf: (packet: number) => number): Buffer {
  const table = new Map(boxesIn(body).map((box) => [box.type, box.body]));
  const stsz = table.get('stsz') ?? words(0, 0, 0);
  const sizes = Array.from({ length: stsz.readUInt32BE(8) }, (_, i) => stsz.readUInt32BE(12 + i * 4));
  const [places, count] = [placesOf(table, sizes), sizes.length * times];
  return Buffer.concat(
    [
      { type: 'stsd', body: table.get('stsd') ?? words(0) },
      { type: 'stts', body: words(0, count, ...Array.from({ length: count }, (_, i) => [1, ticksOf(i)]).flat()) },
      { type: 'stsz', body: words(0, 0, count, ...repeat(sizes, times)) },
      { type: 'stsc', body: words(0, 1, 1, 1, 1) },
      { type: 'stco', body: words(0, count, ...repeat(places, times)) },
    ].map(write),
  );
}

function loop(bytes: Buffer, times: number, ticksOf: (packet: number) => number): Buffer {
  const parts = boxesIn(bytes).flatMap(({ type, body }): Buffer[] => {
    if (type === 'mvhd') return [write({ type, body: longer(body, 16, times) })];
    if (type === 'tkhd') return [write({ type, body: longer(body, 20, times) })];
    if (type === 'mdhd') return [write({ type, body: longer(body, 16, times) })];
    if (type === 'elst') return [write({ type, body: longer(body, 8, times) })];
    if (type === 'stbl') return [write({ type, body: loopTable(body, times, ticksOf) })];
    // The pictures are left out.
    if (type === 'trak' && !body.includes('soun')) return [];
    return [write({ type, body: CONTAINERS.includes(type) ? loop(body, times, ticksOf) : body })];
  });
  return Buffer.concat(parts);
}

/**
 * @param source an MP4 of AAC with its index at the end
 * @param ticksOf each packet's duration in the table
 */
export const loopedVideo = async (source: string, times: number, ticksOf: (packet: number) => number = () => 1024) =>
  loop(await readFile(source), times, ticksOf);
