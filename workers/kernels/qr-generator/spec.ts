// QR generator: its options and limits.
import type { KernelSpec } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { choice, color, defineOptions, number, type OptionsOf } from '../../contract/options/options';
import type { Stored } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';
import type { QrLevel } from './capacity';
import type { Pixels } from './raster';

export { capacityFor, type CapacityMode, type CapacityUnit, type QrLevel } from './capacity';
export { contrastProblem, MARGIN_MODULES, rasterOf, rgbaOf, rgbOf, type Pixels } from './raster';

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

/** The options that determine a code's look. */
export const lookOf = ({ level, size, dark, light }: QrSettings): QrLook => ({ level, size, dark, light });

export const DEFAULT_LOOK = lookOf(options.defaults);

export interface GenerateOptions extends QrLook {
  readonly task: 'generate';
}

export interface QrOutput extends QrLook {
  readonly text: string;
  readonly modules: string;
  readonly version: number;
  /** A module's side in the PNG, in pixels. */
  readonly modulePixels: number;
  /** The page shows this next to the colors even before there is a code. */
  readonly colorNotes: readonly Message[];
  readonly notes: readonly Message[];
  readonly png: Stored;
  readonly svg: Stored;
}

/** The input is an image. */
export interface ReadOptions extends Pick<QrSettings, 'charset'> {
  readonly task: 'read';
}

/** The texts of the codes, one after another. */
export type ReadOutput = TextOutput;

/** Takes no input. The frame is one of the options, which are never stored. */
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

/** Pixels of an image, each with four bytes in memory. Phones take up to 108 million. */
export const PIXEL_LIMIT = 120_000_000;

/** The input is a list. */
export interface BatchOptions extends QrLook, Pick<QrSettings, 'list' | 'separator' | 'header' | 'image'> {
  readonly task: 'batch';
}

export interface BatchOutput extends TextOutput {
  readonly count: number;
  readonly colorNotes: readonly Message[];
}

/** Codes in one ZIP. */
export const BATCH_LIMIT = 10_000;
/** Bytes of a list. */
export const LIST_LIMIT = 16_000_000;

export const qrGenerator: KernelSpec<Source, GenerateOptions, QrOutput> = {
  id: 'qr-generator',
  rights: 'compute',
  resultOf: ({ png }) => png,
  notesOf: ({ colorNotes, notes }) => [...colorNotes, ...notes],
};

/** Has a separate worker, and separate names for its input and runs in the state. */
export const qrReader: KernelSpec<Source, ReadOptions, ReadOutput> = {
  id: 'qr-reader',
  messagesOf: 'qr-generator',
  failureKey: 'readFailure',
  rights: 'compute',
};

export const qrFrameReader: KernelSpec<readonly Source[], FrameOptions, FrameOutput> = {
  id: 'qr-reader',
  messagesOf: 'qr-generator',
  failureKey: 'readFailure',
  rights: 'compute',
  slots: [],
};

export const qrBatch: KernelSpec<Source, BatchOptions, BatchOutput> = {
  id: 'qr-generator',
  rights: 'compute',
  notesOf: ({ colorNotes, notes }) => [...colorNotes, ...notes],
  // A few codes are made at once. A long list takes longer.
  weigh: (_, bytes) => (bytes <= 2_000 ? 'quick' : 'bulk'),
};
