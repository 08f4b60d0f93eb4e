import { kernel } from '../../../workers/kernels/zip-writer/kernel';
import { underLaw as give } from '../laws/law-sample';

export const underLaw = give(kernel, [
  { name: 'two files', input: ['Grüße 😀', 'b\n'.repeat(100)], options: { names: ['a.txt', 'b/a.txt'], modified: 0 } },
  { name: 'nothing', input: [], options: { names: [], modified: 0 } },
]);
