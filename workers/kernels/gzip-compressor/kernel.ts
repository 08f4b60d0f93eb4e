// Compresses to gzip, zlib or deflate, and decompresses them, in flat memory. Pako's port of zlib makes the same bytes in every
// browser and in Node, and says where a stream ends, which DecompressionStream doesn't.
import type { Kernel } from '../../contract/run/kernel';
import type { AnySource } from '../../contract/run/source';
import { refuseLoneSurrogates } from '../../lib/input-error';
import { compress } from './compress';
import { decompress, message } from './decompress';
import type { GzipOptions, GzipOutput } from './spec';

/** @throws ToolError `invalid-input` for data that isn't compressed, is damaged or ends too soon */
export const kernel: Kernel<AnySource, GzipOptions, GzipOutput> = async (source, options, run) => {
  if (options.mode === 'decompress') return { mode: 'decompress', ...(await decompress(source, options, run)) };
  refuseLoneSurrogates(source, message('notCompressable'));
  return { mode: 'compress', format: options.format, ...(await compress(source, options, run)) };
};
