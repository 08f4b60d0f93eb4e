// Which build of Toolyard runs here.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import type { Build } from '../workers/contract/recipe/receipt';

/** The digest is that of the lines of `sha256sum *.js *.wasm.br`, in the order of the names' bytes. */
export async function buildHere(): Promise<Build> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const names = (await readdir(folder)).filter((name) => /\.(?:js|wasm\.br)$/.test(name)).sort();
  const all = createHash('sha256');
  for (const name of names) {
    const digest = createHash('sha256').update(await readFile(join(folder, name)));
    all.update(`${digest.digest('hex')}  ${name}\n`);
  }
  return { version, host: 'cli', digest: all.digest('hex') };
}
