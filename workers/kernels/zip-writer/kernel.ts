// Copies no file. The files are read once for their checksums, and the ZIP is a Blob that refers to them.
import { createCRC32 } from 'hash-wasm';
import type { Kernel } from '../../contract/run/kernel';
import { sizeOf, type Source } from '../../contract/run/source';
import { foldersOf, safePath, splitExtension, uniqueNames } from '../../lib/file-names';
import { ZipLayout } from '../../lib/zip/zip-layout';
import type { ZipOptions, ZipOutput } from './spec';

const MIME = 'application/zip';

export const kernel: Kernel<readonly Source[], ZipOptions, ZipOutput> = async (sources, options, run) => {
  const crc = await createCRC32();
  const zip = new ZipLayout();
  const modified = new Date(options.modified);
  const paths = sources.map((_, index) => safePath(options.names[index] ?? ''));
  // A file couldn't be extracted next to a folder with the same name.
  const unique = uniqueNames(paths.flatMap(foldersOf));
  const parts: BlobPart[] = [];
  for (const [index, source] of sources.entries()) {
    crc.init();
    for await (const chunk of run.read(source)) crc.update(chunk);
    const name = unique(...splitExtension(paths[index] ?? ''));
    parts.push(
      zip.add({ name, bytes: sizeOf(source), crc: Number.parseInt(crc.digest(), 16), modified }),
      toPart(source),
    );
  }
  parts.push(zip.end());
  const blob = new Blob(parts, { type: MIME });
  return { result: { stored: 'blob', blob, mime: MIME, bytes: blob.size } };
};

const toPart = (source: Source): BlobPart =>
  source instanceof Uint8Array ? (source as Uint8Array<ArrayBuffer>) : source;
