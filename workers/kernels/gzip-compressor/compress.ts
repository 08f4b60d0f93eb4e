// Compresses a source with zlib.
import { Deflate } from 'pako';
import type { RunContext } from '../../contract/run/kernel';
import type { AnySource } from '../../contract/run/source';
import { fileTypeOf, UNKNOWN } from '../../lib/file-type';
import type { GzipOptions } from './spec';

const OUTPUT_BYTES = 256 * 1024;

export async function compress(source: AnySource, options: GzipOptions, run: RunContext) {
  const { format, level } = options;
  const pending: Uint8Array[] = [];
  const deflate = new Deflate({ level, raw: format === 'deflate', gzip: format === 'gzip', chunkSize: OUTPUT_BYTES });
  // Pako reuses its buffer, so a piece is copied.
  deflate.onData = (piece: Uint8Array) => void pending.push(piece.slice());
  deflate.onEnd = () => undefined;
  const type = TYPES[format];
  const sink = await run.sink({ mime: type.mime });
  const push = async (bytes: Uint8Array, isLast: boolean) => {
    if (!deflate.push(bytes, isLast)) throw new Error(deflate.msg);
    for (const piece of pending.splice(0)) await sink.write(piece);
  };
  for await (const chunk of run.read(source)) await push(chunk, false);
  await push(new Uint8Array(), true);
  return { result: await sink.close(), type, notes: [], leftOut: 0 };
}

const TYPES = {
  gzip: fileTypeOf(Uint8Array.of(0x1f, 0x8b, 8)) ?? UNKNOWN,
  zlib: { ...UNKNOWN, extension: 'zz' },
  deflate: { ...UNKNOWN, extension: 'deflate' },
} as const;
