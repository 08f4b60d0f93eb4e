import { kernel } from '../../../workers/kernels/random-generator/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/random-generator/spec';
import { underLaw as give } from '../laws/law-sample';

// Without a seed every run differs.
const seeded = { ...DEFAULT_OPTIONS, seed: 'law' };

export const underLaw = give(kernel, [
  { name: 'numbers', input: [], options: { ...seeded, count: '20000', min: '-5', decimals: '2' } },
  { name: 'strings', input: [], options: { ...seeded, type: 'string' } },
  { name: 'UUIDs', input: [], options: { ...seeded, type: 'uuid', count: '5000' } },
  { name: 'placeholder text', input: [], options: { ...seeded, type: 'lorem', unit: 'paragraphs' } },
]);
