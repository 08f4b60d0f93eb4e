// A PNG of two colors, one bit per pixel. PNG specification, third edition, sections 5 and 11.
import { crc32 } from '../../lib/crc32';
import type { Raster, Rgb } from './raster';
import { concatBytes } from '../../lib/concat-bytes';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const INDEXED = 3;

/** Doesn't use a canvas, because browsers that prevent fingerprinting change the pixels that a page reads from one. */
export async function pngOf(raster: Raster, dark: Rgb, light: Rgb): Promise<Uint8Array<ArrayBuffer>> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, raster.size);
  header.setUint32(4, raster.size);
  header.setUint8(8, 1); // bits per pixel
  header.setUint8(9, INDEXED);
  return concatBytes([
    SIGNATURE,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from([...light, ...dark])),
    chunk('IDAT', await deflate(scanlines(raster))),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Each line begins with its filter type: none. */
function scanlines({ size, dark }: Raster): Uint8Array<ArrayBuffer> {
  const lineBytes = 1 + Math.ceil(size / 8);
  const lines = new Uint8Array(lineBytes * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (dark[row * size + column] !== 1) continue;
      const at = row * lineBytes + 1 + (column >> 3);
      lines[at] = (lines[at] ?? 0) | (0x80 >> (column & 7));
    }
  }
  return lines;
}

/** `deflate` means the zlib format here, which PNG needs. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
