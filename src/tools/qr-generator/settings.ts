// What the visitor has set; outlives the screen.
import { DEFAULT_LOOK, type QrLook } from '../../../workers/kernels/qr-generator/spec';

export interface Settings extends QrLook {
  readonly mode: 'generate' | 'read';
}

export const DEFAULT_SETTINGS: Settings = { mode: 'generate', ...DEFAULT_LOOK };
