import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { gzipCompressor, options, type GzipOptions } from '../../../workers/kernels/gzip-compressor/spec';
import { tool } from './tool';

/** gzip and zlib are recognized by their headers. */
const fromOf = ({ format, from }: GzipOptions): GzipOptions['from'] =>
  format === 'deflate' || from === format ? format : 'auto';

const formatOf = ({ format, from }: GzipOptions): GzipOptions['format'] =>
  from === 'auto' ? (format === 'deflate' ? 'gzip' : format) : from;

export const step = kernelStep(tool.command, gzipCompressor, options, [
  {
    set: { mode: 'compress' },
    takes: 'bytes',
    gives: 'bytes',
    opposite: (values) => ({ mode: 'decompress', from: fromOf(values) }) as const,
  },
  {
    set: { mode: 'decompress' },
    takes: 'bytes',
    gives: 'bytes',
    opposite: (values) => ({ mode: 'compress', format: formatOf(values) }) as const,
  },
]);
