// What the visitor has set; outlives the screen.
import { DEFAULT_LOOK, type BatchOptions, type QrLook } from '../../../workers/kernels/qr-generator/spec';

export interface Settings extends QrLook {
  readonly mode: 'generate' | 'batch' | 'read';
  readonly list: BatchOptions['list'];
  readonly image: BatchOptions['image'];
}

export const DEFAULT_SETTINGS: Settings = { mode: 'generate', list: 'lines', image: 'png', ...DEFAULT_LOOK };
