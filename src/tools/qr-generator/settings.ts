// What the visitor has set; outlives the screen.
import {
  DEFAULT_LOOK,
  LEVELS,
  qrGenerator,
  SIZE,
  type BatchOptions,
  type QrLook,
} from '../../../workers/kernels/qr-generator/spec';
import { settingsLink } from '../../tool-kit/settings-link';

export interface Settings extends QrLook {
  readonly mode: 'generate' | 'batch' | 'read';
  readonly list: BatchOptions['list'];
  readonly image: BatchOptions['image'];
}

export const MODES = [
  { value: 'generate', label: 'Generate' },
  { value: 'batch', label: 'Many' },
  { value: 'read', label: 'Read' },
] as const;

export const LISTS = [
  { value: 'lines', label: 'One text per line' },
  { value: 'csv', label: 'CSV: text, file name' },
] as const;

export const IMAGES = [
  { value: 'png', label: 'PNG' },
  { value: 'svg', label: 'SVG' },
] as const;

export const DEFAULT_SETTINGS: Settings = { mode: 'generate', list: 'lines', image: 'png', ...DEFAULT_LOOK };

const SIZES = { min: SIZE.least, max: SIZE.most, step: SIZE.step };

export const link = settingsLink(qrGenerator.id, DEFAULT_SETTINGS, {
  ...{ mode: MODES, list: LISTS, image: IMAGES },
  ...{ size: SIZES, level: LEVELS, dark: 'color', light: 'color' },
});
