// A digest of every file of a build.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** SHA-256 of each file by its path in the folder, with slashes. Includes hidden and compressed files. */
export async function digests(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = files.map(async (file) => {
    const digest = createHash('sha256').update(await readFile(file));
    return [relative(folder, file).split(sep).join('/'), digest.digest('hex')] as const;
  });
  return Object.fromEntries((await Promise.all(found)).sort(([a], [b]) => (a < b ? -1 : 1)));
}
