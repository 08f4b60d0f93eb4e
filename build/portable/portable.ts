// The site as one ZIP for networks without a connection: its files, digests, instructions, and settings of web servers.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readSiteFile } from '../../server/site/site-file';
import { say } from '../../workers/words/in-words';
import { sha256 } from '../build-record';
import { apacheConf, caddyfile, nginxConf } from './server-settings';
import * as words from './words';
import { zip, type ZipFile } from './zip';

/** Compressed copies, whose bytes depend on the version of Node, and the build's notes for itself. */
const LEFT_OUT = /\.(?:br|gz|zst)$|^(?:\.stamp$|\.vite\/)/;

async function siteFiles(dist: string): Promise<readonly ZipFile[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  return Promise.all(names.map(async (name) => ({ name: `site/${name}`, content: await readFile(join(dist, name)) })));
}

/** The files of the ZIP. @param dist the folder of the build, which may be signed */
export async function portableFiles(dist: string): Promise<readonly ZipFile[]> {
  const { name, sources } = readSiteFile(dist);
  const isSigned = existsSync(join(dist, 'build.json.sig'));
  const text = (file: string, content: string): ZipFile => ({ name: file, content: Buffer.from(content) });
  const copied = async (file: string) => ({ name: file, content: await readFile(join(import.meta.dirname, file)) });
  const files = [
    text('README.txt', say(words.readme, { name, signed: isSigned ? words.signed : words.unsigned })),
    text('nginx.conf', nginxConf(sources)),
    text('apache.conf', apacheConf(sources)),
    text('Caddyfile', caddyfile(sources)),
    await copied('serve.mjs'),
    await copied('serve.py'),
    ...(await siteFiles(dist)),
  ];
  const sums = files.map((file) => `${sha256(file.content)}  ${file.name}\n`).join('');
  return [text('SHA256SUMS', sums), ...files];
}

/** All in one folder, so that unpacking it leaves no loose files. */
export const portableZip = (files: readonly ZipFile[]): Buffer =>
  zip(files.map(({ name, content }) => ({ name: `toolyard/${name}`, content })));
