// Finds out whether a build has the current sources. Compares contents, because a checkout or a copy changes the files' times.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** All inputs of a build, from the root. */
export const SOURCES = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'index.html',
  'package.json',
  'package-lock.json',
  'SECURITY.md',
  'build',
  'cli',
  'public',
  'server',
  'src',
  'tsconfig.base.json',
  'vite.config.ts',
  'wasm',
  'workers',
];

/** Generated from the other files, by the build or by the type check. */
const GENERATED = /^wasm\/generated\/|\.tsbuildinfo$/;

const STAMP = '.stamp';

const portable = (path: string) => path.split(sep).join('/');

async function filesIn(root: string, input: string): Promise<string[]> {
  const path = join(root, input);
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [input]; // not a folder
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => portable(relative(root, join(entry.parentPath, entry.name))))
    .filter((file) => !GENERATED.test(file));
}

/** The environment variables that Vite writes into the build. */
const settingsIn = (env: NodeJS.ProcessEnv) =>
  Object.entries(env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();

/** A digest of all inputs of a build. */
export async function sourceStamp(root: string, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const files = (await Promise.all(SOURCES.map((input) => filesIn(root, input)))).flat().sort();
  const digest = createHash('sha256').update(JSON.stringify(settingsIn(env)));
  for (const file of files) {
    const content = await readFile(join(root, file));
    digest.update(`${file}\n${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

export const writeStamp = (dist: string, stamp: string) => writeFile(join(dist, STAMP), stamp);

export async function isFresh(root: string, dist: string): Promise<boolean> {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(join(dist, STAMP))) return false;
  return (await readFile(join(dist, STAMP), 'utf8')) === (await sourceStamp(root));
}
