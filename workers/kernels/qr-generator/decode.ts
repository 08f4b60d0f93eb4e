// Reads a code that was just made back out of its pixels. Codes of others are read by `scan.ts`.
import { decodeQR } from 'qr/decode.js';
import type { Pixels } from './raster';

/** Undefined if there is no code that can be read. */
export function decode({ data, width, height }: Pixels): string | undefined {
  const textDecoder = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  try {
    return decodeQR({ data, width, height }, { format: 'RGBA', textDecoder });
  } catch {
    return undefined; // the library throws where it finds none
  }
}
