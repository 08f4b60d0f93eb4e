// The general audio engine: two files of @ffmpeg/core, which the build copies to an address with the version in it.
import { createHash } from 'node:crypto';
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLock } from './shipped';

const PACKAGE = '@ffmpeg/core';

/**
 * The files within the tarball of this digest, as SHA-256. npm compares the tarball with the lock file when it installs, and the build
 * compares the installed files with these. For another version, `npm pack @ffmpeg/core@<version>` and `sha256sum` give new ones.
 */
export const ENGINE_DIGESTS = {
  integrity: 'sha512-dzNplnn2Nxle2c2i2rrDhqcB19q9cglCkWnoMTDN9Q9l3PvdjZWd1HfSPjCNWc/p8Q3CT+Es9fWOR0UhAeYQZA==',
  files: {
    'ffmpeg-core.js': '67a48f11645f85439f3fde4f2119042c16b374b910206b7a7a24f342e28dcae3',
    'ffmpeg-core.wasm': '9f57947a5bd530d8f00c5b3f2cb2a3492faa7e5d823315342d6a8656d0a6b7b7',
  },
} as const;

export const ENGINE_FILES = Object.keys(ENGINE_DIGESTS.files);

export interface EngineDigests {
  /** Of the package's tarball, as recorded in package-lock.json. */
  readonly integrity: string;
  /** SHA-256 in hexadecimal digits, by file. */
  readonly files: Readonly<Record<string, string>>;
}

export interface Engine {
  /** The folder with ENGINE_FILES in it. */
  readonly source: string;
  /** Contains the version, so that browsers can cache its files forever. */
  readonly path: string;
}

/** @throws Error if the lock file has another tarball than the recorded digests */
export async function findEngine(root: string, { integrity }: EngineDigests = ENGINE_DIGESTS): Promise<Engine> {
  const locked = (await readLock(root))[`node_modules/${PACKAGE}`];
  if (locked?.integrity !== integrity) {
    throw new Error(`package-lock.json has another ${PACKAGE} than build/engine.ts. Record its digests there.`);
  }
  return {
    source: join(root, 'node_modules', PACKAGE, 'dist/esm'),
    path: `/engines/ffmpeg-core-${locked.version}`,
  };
}

/** @throws Error if an installed file is not the recorded one */
export async function copyEngine(root: string, dist: string, digests: EngineDigests = ENGINE_DIGESTS): Promise<void> {
  const { source, path } = await findEngine(root, digests);
  const folder = join(dist, path);
  await mkdir(folder, { recursive: true });
  for (const [name, digest] of Object.entries(digests.files)) {
    const bytes = await readFile(join(source, name));
    if (createHash('sha256').update(bytes).digest('hex') !== digest) {
      throw new Error(`${join(source, name)} is not the file of ${PACKAGE}. Run npm ci, then build again.`);
    }
    await writeFile(join(folder, name), bytes);
  }
}
