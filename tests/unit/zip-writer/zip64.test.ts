// Archives beyond the limits of the original ZIP format, in sparse files.
import { mkdtempSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipLayout, type ZipEntry } from '../../../workers/lib/zip/zip-layout';
import { listZip } from './python-zip';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zip64-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of zeros if there is no content. */
type Wanted = Omit<ZipEntry, 'crc'> & { readonly content?: string };

async function write(file: FileHandle, wanted: readonly Wanted[]) {
  const zip = new ZipLayout();
  let at = 0;
  let pieces: Uint8Array[] = [];
  /** Writes the received data, and leaves a hole after it. */
  const leave = async (hole: number) => {
    const bytes = Buffer.concat(pieces);
    pieces = [];
    await file.write(bytes, 0, bytes.length, at);
    at += bytes.length + hole;
  };
  for (const { content, ...entry } of wanted) {
    pieces.push(zip.add({ ...entry, crc: content === undefined ? 0 : crc32(content) }));
    if (content === undefined) await leave(entry.bytes);
    else pieces.push(Buffer.from(content));
  }
  pieces.push(zip.end());
  await leave(0);
}

async function listed(wanted: readonly Wanted[]) {
  const path = join(folder, 'large.zip');
  const file = await open(path, 'w');
  await write(file, wanted);
  await file.close();
  return listZip(path).map(({ name, bytes, text }) => ({ name, bytes, text }));
}

it('a file of more than 4 GB, and one that begins behind it', async () => {
  const large = { name: 'large', bytes: 5_000_000_000 };
  const small = { name: 'small', bytes: 5, content: 'Hello' };
  expect(
    await listed([small, large, { ...small, name: 'behind' }, { ...large, name: 'exactly', bytes: 2 ** 32 - 1 }]),
  ).toEqual([
    { name: 'small', bytes: 5, text: 'Hello' },
    large,
    { name: 'behind', bytes: 5, text: 'Hello' },
    { name: 'exactly', bytes: 2 ** 32 - 1 },
  ]);
});

it('more than 65,535 files', async () => {
  const many = Array.from({ length: 65_536 }, (_, at) => ({ name: `file ${at}`, bytes: 1, content: 'x' }));
  const list = await listed(many);
  expect(list).toHaveLength(65_536);
  expect(list[65_535]).toEqual({ name: 'file 65535', bytes: 1, text: 'x' });
});
