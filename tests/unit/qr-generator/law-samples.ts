import { kernel } from '../../../workers/kernels/qr-generator/kernel';
import { DEFAULT_LOOK } from '../../../workers/kernels/qr-generator/spec';
import { underLaw as give } from '../laws/law-sample';

export const underLaw = give(kernel, [
  { name: 'a text', input: 'Grüße, 世界 😀 0123456789', options: { task: 'generate', ...DEFAULT_LOOK } },
]);
