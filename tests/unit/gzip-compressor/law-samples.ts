import { gzipSync } from 'node:zlib';
import { kernel } from '../../../workers/kernels/gzip-compressor/kernel';
import { DEFAULTS } from '../../../workers/kernels/gzip-compressor/spec';
import { underLaw as give } from '../laws/law-sample';

const text = 'Grüße 😀\r\n'.repeat(200);
const decompress = { ...DEFAULTS, mode: 'decompress' } as const;
const bytesOf = (buffer: Buffer) => Uint8Array.from(buffer);

export const underLaw = give(kernel, [
  { name: 'compressing', input: text, options: DEFAULTS },
  { name: 'compressing with zlib, small', input: text, options: { ...DEFAULTS, format: 'zlib', level: 9 } },
  { name: 'compressing nothing', input: '', options: { ...DEFAULTS, format: 'deflate' } },
  { name: 'decompressing', input: bytesOf(gzipSync(text)), options: decompress },
  { name: 'decompressing parts', input: bytesOf(Buffer.concat([gzipSync('a'), gzipSync('b')])), options: decompress },
  { name: 'decompressing what is no text', input: bytesOf(gzipSync(Buffer.from([0, 255, 1]))), options: decompress },
]);
