// Reads a QR code out of pixels.
import { decodeQR } from 'qr/decode.js';
import type { Pixels } from './raster';

export interface DecodedQr {
  readonly text: string;
  /** Its bytes were not UTF-8, and it does not say what they are: read as Latin-1, the standard's own default. */
  readonly assumedLatin1: boolean;
}

/** Extended Channel Interpretations (AIM ITS/04-023) by the names that TextDecoder has for them. */
const CHARACTER_SETS: Readonly<Record<number, string>> = {
  1: 'iso-8859-1',
  3: 'iso-8859-1',
  4: 'iso-8859-2',
  5: 'iso-8859-3',
  6: 'iso-8859-4',
  7: 'iso-8859-5',
  8: 'iso-8859-6',
  9: 'iso-8859-7',
  10: 'iso-8859-8',
  15: 'iso-8859-13',
  17: 'iso-8859-15',
  18: 'iso-8859-16',
  20: 'shift_jis',
  21: 'windows-1250',
  22: 'windows-1251',
  23: 'windows-1252',
  24: 'windows-1256',
  25: 'utf-16be',
  28: 'big5',
  29: 'gb18030',
  30: 'euc-kr',
};

/** Long enough for a photo on a slow phone, short enough to wait for. */
const TIME_LIMIT_MS = 2000;

/** Undefined where there is no code that can be read. */
export function decode({ data, width, height }: Pixels, timeLimit = TIME_LIMIT_MS): DecodedQr | undefined {
  let assumedLatin1 = false;
  function textDecoder(bytes: Uint8Array, eci?: number): string {
    const named = eci === undefined ? undefined : CHARACTER_SETS[eci];
    if (named !== undefined) return new TextDecoder(named).decode(bytes);
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      assumedLatin1 = true;
      return new TextDecoder('iso-8859-1').decode(bytes);
    }
  }
  try {
    const text = decodeQR({ data, width, height }, { format: 'RGBA', timeLimit, textDecoder });
    return { text, assumedLatin1 };
  } catch {
    return undefined; // the library throws where it finds none
  }
}
