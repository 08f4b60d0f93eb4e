// The manifest that Vite writes beside a build: which scripts a source needs.

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}`);
  return chunk;
}

/** All scripts that a source needs, itself included, without those that every page starts with. */
export function scriptsOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = chunkOf(manifest, source);
  if (chunk.isEntry || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, found);
  return found;
}
