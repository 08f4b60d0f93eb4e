// The built site as a folder of the package, for `toolyard serve`.
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isFresh } from '../build/stamp';

/**
 * Left out: compressed copies, which save nothing on one computer, source maps, settings for static hosts, the build's notes for
 * itself, and the audio engine, which is under the GPL and has 32 MB.
 */
const LEFT_OUT = /\.(?:br|gz|zst|map)$|^(?:_headers|_redirects|\.stamp|\.vite|engines)(?:\/|$)/;

/** False if `dist/` isn't the build of these sources. The package then has no site. */
export async function copySite(root: string, folder: string): Promise<boolean> {
  const dist = join(root, 'dist');
  if (!existsSync(dist) || !(await isFresh(root, dist))) return false;
  await cp(dist, join(folder, 'site'), {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(relative(dist, path).split(sep).join('/')),
  });
  return true;
}
