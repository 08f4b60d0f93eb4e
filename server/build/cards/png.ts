// Writes a picture as a PNG with a palette. https://www.w3.org/TR/png-3/
import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from './canvas';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const isClear = (color: string) => color.length > 7;

export function pngOf({ width, height, pixels, palette }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // bits for each pixel, which are indexes
  // Each row is filtered by nothing: neighbors in a palette say nothing of each other.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.map((color) => color.slice(1, 7)).join(''), 'hex')),
    ...(palette.some(isClear)
      ? [chunk('tRNS', Buffer.from(palette.map((color) => color.slice(7) || 'ff').join(''), 'hex'))]
      : []),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
