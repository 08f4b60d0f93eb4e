import { gzipSync } from 'node:zlib';
import { kernel } from '../../../workers/kernels/identify/kernel';
import { options } from '../../../workers/kernels/identify/spec';
import { underLaw as give } from '../laws/law-sample';

const { defaults } = options;

export const underLaw = give(kernel, [
  { name: 'JSON', input: '{"name":"Grüße, 世界"}', options: defaults },
  { name: 'text', input: 'Grüße, 世界! 👩‍👩‍👧‍👦', options: defaults },
  { name: 'three layers', input: gzipSync('{"name":"Grüße, 世界"}').toString('base64'), options: defaults },
  { name: 'bytes', input: gzipSync('Grüße, 世界\n'.repeat(9_000)), options: defaults },
]);
