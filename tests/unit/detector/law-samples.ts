import { kernel } from '../../../workers/kernels/detector/kernel';
import { underLaw as give } from '../laws/law-sample';

const now = Date.UTC(2026, 10, 22);

export const underLaw = give(kernel, [
  { name: 'JSON', input: '{"name":"Grüße, 世界"}', options: { now } },
  { name: 'text', input: 'Grüße, 世界! 👩‍👩‍👧‍👦', options: { now } },
  { name: 'more than is looked at', input: 'Grüße, 世界\n'.repeat(9_000), options: { now } },
]);
