// QR generator: its options, limits and words.
import type { KernelSpec } from '../../contract/kernel';
import type { Stored } from '../../contract/sink';
import type { Source } from '../../contract/source';
import { capacityFor, LONGEST, type QrLevel } from './capacity';

export { capacityFor, type Capacity, type QrLevel } from './capacity';
export { FAIR_CONTRAST, rasterOf, rgbaOf, rgbOf, symbolContrast, type Pixels } from './raster';

export interface QrLook {
  readonly level: QrLevel;
  /** Pixels of a side, margin included. */
  readonly size: number;
  /** `#rrggbb`. */
  readonly dark: string;
  readonly light: string;
}

export const SIZE = { least: 128, most: 512, step: 32 } as const;

export const DEFAULT_LOOK: QrLook = { level: 'M', size: 256, dark: '#000000', light: '#ffffff' };

export const LEVELS = [
  { value: 'L', label: 'L: recovers 7%' },
  { value: 'M', label: 'M: recovers 15%' },
  { value: 'Q', label: 'Q: recovers 25%' },
  { value: 'H', label: 'H: recovers 30%' },
] as const satisfies readonly { value: QrLevel; label: string }[];

export interface GenerateOptions extends QrLook {
  readonly task: 'generate';
}

export interface QrOutput extends QrLook {
  readonly text: string;
  readonly modules: string;
  readonly version: number;
  /** Pixels of a module in the PNG. */
  readonly modulePixels: number;
  readonly png: Stored;
  readonly svg: Stored;
}

const count = (value: number) => value.toLocaleString('en');

export const MESSAGES = {
  blank: 'Please enter text or URL to generate QR code.',
  failed: 'Failed to generate QR code. Please try again.',
  done: 'QR code generated successfully!',
  copied: 'Text copied to clipboard successfully.',
  notText: 'The file is not UTF-8 text. To read a QR code from an image, choose Read.',
  tooLong(length: number, level: QrLevel) {
    const held = `No QR code holds this text at level ${level}. It has ${count(length)} characters, and at most ${count(capacityFor('a', level).holds)} bytes fit.`;
    return `${held} Shorten it${level === 'L' ? '.' : ', or choose a lower error correction level.'}`;
  },
  tooSmall: (needed: number, size: number) =>
    `This text needs a code of ${count(needed)} × ${count(needed)} modules with its margin, more than ${count(size)} pixels can show. Choose a larger size or a lower error correction level.`,
  unreadable: 'The code could not be read back in these colors. Choose a darker foreground or a lighter background.',
} as const;

/** UTF-8 bytes of a file: no code holds more characters than LONGEST, of at most four bytes each. */
export const INPUT_LIMIT = LONGEST * 4;

export const qrGenerator: KernelSpec<Source, GenerateOptions, QrOutput> = {
  id: 'qr-generator',
  lane: 'compute',
  failure: { text: MESSAGES.failed },
};
