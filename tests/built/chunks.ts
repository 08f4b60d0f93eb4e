// Looks into the production build: which script needs which, and what sources each is made of.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readSource } from '../unit/structure/imports';

const dist = join(import.meta.dirname, '../../dist');

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
}

/** The script that the page starts with. */
export function pageEntry(): string {
  const manifest = JSON.parse(read('.vite/manifest.json')) as Readonly<Record<string, ManifestChunk>>;
  const entry = manifest['index.html'];
  if (!entry?.isEntry) throw new Error('The manifest has no entry.');
  return entry.file;
}

export const scripts = (): string[] =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);

/** The worker's scripts are in no manifest: Vite builds each worker by itself. */
export const workerEntries = (): string[] => scripts().filter((file) => /\.worker-[^/]*\.js$/.test(file));

/** The script and everything that has to be there before it can start. */
export function closure(entry: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const { imports } = readSource(file, read(file), (path) => existsSync(join(dist, path)));
    for (const { target, dynamic } of imports) if (target !== undefined && !dynamic) visit(target);
  };
  visit(entry);
  return [...found];
}

/** The sources in a script, from the project's root, as its source map has them. */
export function sourcesOf(file: string): string[] {
  const map = JSON.parse(read(`${file}.map`)) as { readonly sources: readonly string[] };
  return map.sources.map((source) => posix.join('dist', posix.dirname(file), source));
}

export const gzippedSize = (file: string) => gzipSync(read(file), { level: 9 }).length;
