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

function chunkOf(source: string): ManifestChunk {
  const manifest = JSON.parse(read('.vite/manifest.json')) as Readonly<Record<string, ManifestChunk>>;
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The manifest has no ${source}.`);
  return chunk;
}

/** The script that the page starts with. */
export function pageEntry(): string {
  const entry = chunkOf('index.html');
  if (!entry.isEntry) throw new Error('The manifest has no entry.');
  return entry.file;
}

/** The script of a part that is loaded lazily. */
export const scriptOf = (source: string): string => chunkOf(source).file;

/** The workers' scripts are in no manifest: Vite builds each worker by itself. */
export const workerScripts = (lane: 'compute' | 'media'): string[] =>
  readdirSync(join(dist, 'assets', lane))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${lane}/${name}`);

/** What a script imports, at its start or later. */
export const importsOf = (file: string): readonly string[] =>
  readSource(file, read(file), (path) => existsSync(join(dist, path))).imports.map(({ specifier }) => specifier);

/** The scripts and everything that has to be there before they can start. */
export function closure(...entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const { imports } = readSource(file, read(file), (path) => existsSync(join(dist, path)));
    for (const { target, dynamic } of imports) if (target !== undefined && !dynamic) visit(target);
  };
  for (const entry of entries) visit(entry);
  return [...found];
}

/** The sources in a script, from the project's root, as its source map has them. */
export function sourcesOf(file: string): string[] {
  // What the bundler adds of its own, to run the rest, comes without one.
  if (!existsSync(join(dist, `${file}.map`))) return [];
  const map = JSON.parse(read(`${file}.map`)) as { readonly sources: readonly string[] };
  return map.sources.map((source) => posix.join('dist', posix.dirname(file), source));
}

export const gzippedSize = (file: string) => gzipSync(read(file), { level: 9 }).length;
