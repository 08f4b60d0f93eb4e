// The measured files: generated once from a seed, and kept in the system's temporary folder.
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Input } from './measure/contender';
import { SEED, createNoise } from '../src/lib/seeded-noise';

export const BENCH_FOLDER = join(tmpdir(), 'toolyard-bench');

export const KB = 1_000;
export const MB = 1_000_000;
export const GB = 1_000_000_000;

const STEP_WORDS = 1 << 20;

export const sizeLabel = (bytes: number) =>
  bytes === 0 ? 'empty' : bytes >= GB ? `${bytes / GB} GB` : bytes >= MB ? `${bytes / MB} MB` : `${bytes / KB} KB`;

/** Makes a file unless it exists. An incomplete file never has the final name. */
export async function madeOnce(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(BENCH_FOLDER, name);
  if (existsSync(path)) return path;
  await mkdir(BENCH_FOLDER, { recursive: true });
  // Keeps the file's extension, which decides the output format of some programs.
  const unfinished = join(BENCH_FOLDER, `unfinished-${name}`);
  await rm(unfinished, { force: true });
  await make(unfinished);
  await rename(unfinished, path);
  return path;
}

async function writeNoise(path: string, bytes: number, seed: number) {
  const fill = createNoise(seed);
  const file = await open(path, 'w');
  try {
    for (let left = bytes; left > 0; left -= STEP_WORDS * 4) {
      const words = new Uint32Array(Math.min(STEP_WORDS, left / 4));
      fill(words);
      await file.write(new Uint8Array(words.buffer));
    }
  } finally {
    await file.close();
  }
}

/** A file of noise; its size is a multiple of 4. */
export async function noiseFile(bytes: number): Promise<Input> {
  const path = await madeOnce(`noise-${bytes}.bin`, (target) => writeNoise(target, bytes, SEED));
  const { size } = await stat(path);
  if (size !== bytes) throw new Error(`${path} has ${size} bytes: run with --clean`);
  return { label: `${sizeLabel(bytes)} file`, bytes, path };
}

export const removeInputs = () => rm(BENCH_FOLDER, { recursive: true, force: true });
