// Writes `.br`, `.gz` and, if Node has it, `.zst` files beside every file that gets smaller, so that the host never compresses
// while it serves.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest|xml)$/;

/** For smaller files, the headers outweigh the savings. */
const SMALL = 512;

/** For larger files, the best quality takes minutes, and even the next lower one is worth caching between builds. */
const LARGE = 2 ** 20;

type Compress = (bytes: Buffer) => Promise<Buffer>;

const brotli = promisify(zlib.brotliCompress);
const zip = promisify(zlib.gzip);

const br: Compress = (bytes) =>
  brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: bytes.length < LARGE ? 11 : 9,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const gz: Compress = (bytes) => zip(bytes, { level: 9 });

/** In Node 22.15 and later. The types are those of the oldest version that can build the site. */
interface WithZstd {
  readonly zstdCompress?: (
    bytes: Buffer,
    options: { readonly params: Readonly<Record<number, number>> },
    done: (error: Error | null, compressed: Buffer) => void,
  ) => void;
}

/**
 * ZSTD_c_compressionLevel. This is the highest level that browsers accept: higher ones need a window of more than 8 MB, RFC
 * 9659.
 */
const ZSTD_LEVEL = { 100: 19 };

function zstd(): { readonly zst?: Compress } {
  const { zstdCompress } = zlib as WithZstd;
  if (!zstdCompress) return {};
  const compress = promisify(zstdCompress);
  return { zst: (bytes) => compress(bytes, { params: ZSTD_LEVEL }) };
}

/** By file ending. */
const compressors: Readonly<Record<string, Compress>> = { br, gz, ...zstd() };

async function viaCache(bytes: Buffer, [suffix, run]: [string, Compress], cache: string): Promise<Buffer> {
  const file = join(cache, `${createHash('sha256').update(bytes).digest('hex')}.${suffix}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const compressed = await run(bytes);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, compressed);
  await rename(`${file}.part`, file); // rename, so that an interrupted build leaves no partial file
  return compressed;
}

async function compress(file: string, cache: string) {
  const bytes = await readFile(file);
  if (bytes.length < SMALL) return;
  for (const [suffix, run] of Object.entries(compressors)) {
    const compressed = bytes.length < LARGE ? await run(bytes) : await viaCache(bytes, [suffix, run], cache);
    if (compressed.length < bytes.length) await writeFile(`${file}.${suffix}`, compressed);
  }
}

export async function precompress(folder: string, cache: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map((file) => compress(file, cache)));
}
