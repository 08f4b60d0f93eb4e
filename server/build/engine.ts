// The media engine's files: their source, and the address at which the dev server and the build serve them.
import { readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

export const ENGINE_FILES = ['ffmpeg-core.js', 'ffmpeg-core.wasm'] as const;

/** As `wasm/ffmpeg-audio/build.sh` writes it beside the files. */
export interface EngineRecord {
  readonly version: string;
  /** Debian's source packages that it is made of, with their versions. */
  readonly sources: Readonly<Record<string, string>>;
  /** In hexadecimal digits, by file. */
  readonly sha256: Readonly<Record<string, string>>;
}

export interface Engine {
  /** The folder with ENGINE_FILES in it. */
  readonly source: string;
  /** Contains the version, so that its files can be cached forever. */
  readonly path: string;
  readonly record: EngineRecord;
}

export function findEngine(root: string): Engine {
  const source = join(root, 'wasm/ffmpeg-audio');
  const record = JSON.parse(readFileSync(join(source, 'engine.json'), 'utf8')) as EngineRecord;
  return { source, path: `/engines/ffmpeg-audio-${record.version}`, record };
}

export async function copyEngine(engine: Engine, dist: string) {
  const folder = join(dist, engine.path);
  await mkdir(folder, { recursive: true });
  await Promise.all(ENGINE_FILES.map((file) => copyFile(join(engine.source, file), join(folder, file))));
}
