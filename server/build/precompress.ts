// Writes `.br` and `.gz` beside every file that gets smaller by it, so that the host never compresses while it serves.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest|xml)$/;

/** Below this the headers weigh more than what is saved. */
const SMALL = 512;

/** From here on the best quality takes minutes, and even the next one is worth keeping from build to build. */
const LARGE = 2 ** 20;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressors = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length < LARGE ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => zip(bytes, { level: 9 }),
} as const;

type Encoding = keyof typeof compressors;

async function viaCache(bytes: Buffer, encoding: Encoding, cache: string): Promise<Buffer> {
  const file = join(cache, `${createHash('sha256').update(bytes).digest('hex')}.${encoding}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const compressed = await compressors[encoding](bytes);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, compressed);
  await rename(`${file}.part`, file); // whole or not at all, also when the build is broken off
  return compressed;
}

async function compress(file: string, cache: string) {
  const bytes = await readFile(file);
  if (bytes.length < SMALL) return;
  for (const encoding of ['br', 'gz'] as const) {
    const compressed =
      bytes.length < LARGE ? await compressors[encoding](bytes) : await viaCache(bytes, encoding, cache);
    if (compressed.length < bytes.length) await writeFile(`${file}.${encoding}`, compressed);
  }
}

export async function precompress(folder: string, cache: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map((file) => compress(file, cache)));
}
