// Verifies a new code by reading its pixels. `scan.ts` reads codes from elsewhere.
import { decodeQR } from 'qr/decode.js';
import type { Pixels } from './raster';

/** Undefined if no code can be read. */
export function decode({ data, width, height }: Pixels): string | undefined {
  const textDecoder = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  try {
    return decodeQR({ data, width, height }, { format: 'RGBA', textDecoder });
  } catch {
    return undefined; // the library throws if it finds none
  }
}
