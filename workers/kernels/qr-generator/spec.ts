// QR generator: its options, limits and words.
import type { KernelSpec } from '../../contract/kernel';
import { choice, color, defineOptions, number, type OptionsOf } from '../../contract/options';
import type { Stored } from '../../contract/sink';
import type { Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';
import type { QrLevel } from './spec-capacity';
import type { Pixels } from './raster';

export type { QrLevel } from './spec-capacity';
export { FAIR_CONTRAST, rasterOf, rgbaOf, rgbOf, symbolContrast, type Pixels } from './raster';

const LEVELS = ['L', 'M', 'Q', 'H'] as const satisfies readonly QrLevel[];

const CHARSETS = [
  'auto',
  'utf-8',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-15',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;

const ofLists = { when: ['mode', 'batch'] } as const;
const ofCsv = { when: ['list', 'csv'], look: 'list' } as const;
const ofCodes = { when: ['mode', 'generate', 'batch'] } as const;

/**
 * `list`: one text per line, or a CSV of texts and file names. `separator` and `header` of a CSV: `auto` decides by its first rows. `size`: pixels of a side, margin included. `level`: how much of a
 * damaged code can be recovered. `charset`: what bytes of a code that names no character set are read in; `auto` guesses.
 */
export const options = defineOptions({
  mode: choice(['generate', 'batch', 'read']),
  list: choice(['lines', 'csv'], ofLists),
  separator: choice(['auto', 'comma', 'semicolon', 'tab'], ofCsv),
  header: choice(['auto', 'yes', 'no'], ofCsv),
  image: choice(['png', 'svg'], ofLists),
  size: number({ min: 128, max: 512, step: 32, initial: 256, look: 'slider', ...ofCodes }),
  level: choice(LEVELS, { initial: 'M', ...ofCodes }),
  dark: color('#000000', ofCodes),
  light: color('#ffffff', ofCodes),
  charset: choice(CHARSETS, { when: ['mode', 'read'] }),
});

export type QrSettings = OptionsOf<typeof options>;
export type QrLook = Pick<QrSettings, 'level' | 'size' | 'dark' | 'light'>;

/** The values among the options that make up a code's look. */
export const lookOf = ({ level, size, dark, light }: QrSettings): QrLook => ({ level, size, dark, light });

export const DEFAULT_LOOK = lookOf(options.defaults);

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

/** The input is an image. */
export interface ReadOptions extends Pick<QrSettings, 'charset'> {
  readonly task: 'read';
}

/** What the codes say, one after the other. */
export type ReadOutput = TextOutput;

/** No input: the frame is among the options, which never enter the state. */
export interface FrameOptions {
  readonly task: 'frame';
  readonly frame: Pixels;
}

export interface FrameOutput {
  readonly found: boolean;
}

/** Bytes of an image file. */
export const IMAGE_LIMIT = 100_000_000;

/** Bytes of an SVG, which the page draws for the reader. */
export const SVG_LIMIT = 4_000_000;

/** Pixels of an image, each of four bytes in memory. Phones take up to 108 million. */
export const PIXEL_LIMIT = 120_000_000;

/** The input is a list. */
export interface BatchOptions extends QrLook, Pick<QrSettings, 'list' | 'separator' | 'header' | 'image'> {
  readonly task: 'batch';
}

export interface BatchOutput extends TextOutput {
  readonly count: number;
}

/** Codes in one ZIP. */
export const BATCH_LIMIT = 10_000;
/** Bytes of a list. */
export const LIST_LIMIT = 16_000_000;

const count = (value: number) => value.toLocaleString('en');

export const MESSAGES = {
  blank: 'Please enter text or URL to generate QR code.',
  failed: 'Failed to generate QR code. Please try again.',
  done: 'QR code generated successfully!',
  copied: 'Text copied to clipboard successfully.',
  notText: 'The file is not UTF-8 text. To read a QR code from an image, choose Read.',
  tooLong(length: number, level: QrLevel, bytes: number) {
    const held = `No QR code holds this text at level ${level}. It has ${count(length)} characters, and at most ${count(bytes)} bytes fit.`;
    return `${held} Shorten it${level === 'L' ? '.' : ', or choose a lower error correction level.'}`;
  },
  tooSmall: (needed: number, size: number) =>
    `This text needs a code of ${count(needed)} × ${count(needed)} modules with its margin, more than ${count(size)} pixels can show. Choose a larger size or a lower error correction level.`,
  unreadable: 'The code could not be read back in these colors. Choose a darker foreground or a lighter background.',
  blankList: 'Enter at least one text, one per line.',
  longList: `The list is larger than ${count(LIST_LIMIT / 1_000_000)} MB. Split it into several.`,
  tooMany: (found: number) =>
    `The list has ${count(found)} codes, and one ZIP takes ${count(BATCH_LIMIT)}. Split it into several.`,
  badCsv: (row: number, of: string) =>
    `Row ${count(row)} is not valid CSV: a quoted field must end with a quote, followed by ${of} or the end of the line.`,
  inList: (number: number, message: string) => `Code ${count(number)} of the list: ${message}`,
  separatedBy: (what: string) => `The columns were separated by ${what}. “Columns separated by” has other choices.`,
  severalSeparators: (what: string) =>
    `The list has several kinds of separators. The columns were separated by ${what}. “Columns separated by” has other choices.`,
  headerRow: (row: string) =>
    `The first row, “${row}”, was taken for column names. To make a code of it, choose No under “Column names in the first row”.`,
  allRead: (made: number) => (made === 1 ? '1 code made and read back.' : `${count(made)} codes made, each read back.`),
  readFailed: 'Failed to read the QR code. Please try again.',
  noImage: 'Choose an image with a QR code first.',
  noImages: 'This browser cannot read images in the background. Update it, or use another one.',
  notImage: `This file is not an image that your browser can open. Choose a PNG, JPEG, WebP or GIF, or an SVG of up to ${count(SVG_LIMIT / 1_000_000)} MB.`,
  largeImage: `Images over ${count(IMAGE_LIMIT / 1_000_000)} MB are not read. Choose a smaller one.`,
  manyPixels: (width: number, height: number) =>
    `This image has ${count(width)} × ${count(height)} pixels, and up to ${count(PIXEL_LIMIT / 1_000_000)} million are read. Crop it to the code, or scale it down.`,
  notFound:
    'No QR code found in this image. Crop it to the code, or take a sharper picture with the whole code and a light margin in view.',
  several: (found: number) => `${count(found)} codes found. Each begins on a new line.`,
  part: (index: number, parts: number) =>
    `This is part ${count(index)} of a text in ${count(parts)} codes. Read an image that shows them all.`,
  assumed: (set: string) =>
    `This is not UTF-8 and names no other character set, so it was read as ${set}. If letters are wrong, choose another one under Character set.`,
} as const;

export const qrGenerator: KernelSpec<Source, GenerateOptions, QrOutput> = {
  id: 'qr-generator',
  lane: 'compute',
  resultOf: ({ png }) => png,
  failure: { text: MESSAGES.failed },
};

/** Has a worker of its own, and names of its own in the state for its input and runs. */
export const qrReader: KernelSpec<Source, ReadOptions, ReadOutput> = {
  id: 'qr-reader',
  lane: 'compute',
  failure: { text: MESSAGES.readFailed },
};

export const qrFrameReader: KernelSpec<readonly Source[], FrameOptions, FrameOutput> = {
  id: 'qr-reader',
  lane: 'compute',
  slots: [],
  failure: { text: MESSAGES.readFailed },
};

export const qrBatch: KernelSpec<Source, BatchOptions, BatchOutput> = {
  id: 'qr-generator',
  lane: 'compute',
  // A few codes are made at once; a long list takes its time.
  weigh: (_, bytes) => (bytes <= 2_000 ? 'quick' : 'bulk'),
  failure: { text: MESSAGES.failed },
};
