// The media engine's files: where they come from, and the address at which the dev server and the build both show them.
import { readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

export const ENGINE_FILES = ['ffmpeg-core.js', 'ffmpeg-core.wasm'] as const;

export interface Engine {
  /** The folder with ENGINE_FILES in it. */
  readonly source: string;
  /** Carries the version, so that its files may be kept for ever. */
  readonly path: string;
}

const hasVersion = (value: unknown): value is { readonly version: string } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string';

export function findEngine(root: string): Engine {
  const library = join(root, 'node_modules/@ffmpeg/core');
  const description: unknown = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
  if (!hasVersion(description)) throw new Error(`No version in ${library}/package.json`);
  return { source: join(library, 'dist/esm'), path: `/engines/ffmpeg-core-${description.version}` };
}

export async function copyEngine(engine: Engine, dist: string) {
  const folder = join(dist, engine.path);
  await mkdir(folder, { recursive: true });
  await Promise.all(ENGINE_FILES.map((file) => copyFile(join(engine.source, file), join(folder, file))));
}
