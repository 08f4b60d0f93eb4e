// Reads the production build: which script needs which, and the sources of each.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readSource } from '../unit/structure/imports';

const dist = join(import.meta.dirname, '../../dist');

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** The text of a script. */
export const textOf = read;

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of the manifest. */
  readonly dynamicImports?: readonly string[];
}

const readManifest = () => JSON.parse(read('.vite/manifest.json')) as Readonly<Record<string, ManifestChunk>>;

function chunkOf(source: string): ManifestChunk {
  const chunk = readManifest()[source];
  if (!chunk) throw new Error(`The manifest has no ${source}.`);
  return chunk;
}

/** The script that the page starts with. */
export function pageEntry(): string {
  const entry = chunkOf('index.html');
  if (!entry.isEntry) throw new Error('The manifest has no entry.');
  return entry.file;
}

/** Every page of the site, and the one for addresses that nothing has. */
export const htmlFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

/** The scripts that a page's HTML loads, except those that only listen or count. */
export const firstScripts = (html: string): string[] =>
  [...read(html).matchAll(/<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );

/** The script of a part that is loaded lazily. */
export const scriptOf = (source: string): string => chunkOf(source).file;

/** Every script of the page, those of its workers left out. */
export const pageScripts = (): string[] => [
  ...new Set(
    Object.values(readManifest())
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js')),
  ),
];

/** The page's lazily loaded parts: a source, or the name of a shared chunk such as `_results`, with its script. */
export function lateParts(): ReadonlyMap<string, string> {
  const manifest = readManifest();
  const keys = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports);
  return new Map(keys.toSorted().map((key) => [key.replace(/-.{8}\.js$/, ''), chunkOf(key).file]));
}

/** Vite builds each worker separately, so no manifest lists the workers' scripts. */
export const workerScripts = (lane: 'compute' | 'media'): string[] =>
  readdirSync(join(dist, 'assets', lane))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${lane}/${name}`);

/** A script's static and dynamic imports. */
export const importsOf = (file: string): readonly string[] =>
  readSource(file, read(file), (path) => existsSync(join(dist, path))).imports.map(({ specifier }) => specifier);

/** A script's static imports, which many pages share. */
const needs = new Map<string, readonly string[]>();

function needsOf(file: string): readonly string[] {
  const { imports } = readSource(file, read(file), (path) => existsSync(join(dist, path)));
  return imports.flatMap(({ target, dynamic }) => (target !== undefined && !dynamic ? [target] : []));
}

/** The scripts and everything that has to be there before they can start. */
export function closure(...entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const known = needs.get(file) ?? needsOf(file);
    needs.set(file, known);
    known.forEach(visit);
  };
  entries.forEach(visit);
  return [...found];
}

/** The sources in a script, from the project's root, as its source map has them. */
export function sourcesOf(file: string): string[] {
  // The bundler's own helper code has no source.
  if (!existsSync(join(dist, `${file}.map`))) return [];
  const map = JSON.parse(read(`${file}.map`)) as { readonly sources: readonly string[] };
  return map.sources.map((source) => posix.join('dist', posix.dirname(file), source));
}

const gzipped = new Map<string, number>();

export function gzippedSize(file: string): number {
  const size = gzipped.get(file) ?? gzipSync(read(file), { level: 9 }).length;
  gzipped.set(file, size);
  return size;
}
