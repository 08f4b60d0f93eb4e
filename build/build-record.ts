// Makes `build.json`: the commit, the tools, the public settings, and every file that the site serves, except the sitemap.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import type { Version } from './version';

export const BUILD_RECORD = 'build.json';

export interface FileRecord {
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

export interface BuildRecord {
  /** Null for a build outside of git. */
  readonly commit: string | null;
  /** Whether the sources differ from the commit. If so, the build can't be repeated elsewhere. */
  readonly modified: boolean;
  /** Versions of the programs that influence the bytes, by name. */
  readonly tools: Readonly<Record<string, string>>;
  /** The VITE_… variables, which Vite writes into the pages. */
  readonly settings: Readonly<Record<string, string>>;
  /** By path in the build, in order. Compressed copies are not listed separately. */
  readonly files: Readonly<Record<string, FileRecord>>;
}

const TOOLS = ['vite', 'rolldown', '@vitejs/plugin-react', 'tailwindcss', 'lightningcss', 'assemblyscript', 'binaryen'];

/** Files that no server sends: the build's own notes, and settings for static hosts. */
const isHidden = (file: string) => /(?:^|\/)\.(?!well-known\/)|^_(?:headers|redirects)$/.test(file);

/** Its dates come from the clone's history, which a container or a shallow clone doesn't have. */
const SITEMAP = 'sitemap.xml';

const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file);

export async function readFiles(dist: string): Promise<Record<string, FileRecord>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isHidden(file) && !isCompressed(file) && file !== BUILD_RECORD && file !== SITEMAP)
    .sort();
  const record = async (file: string) => {
    const content = await readFile(join(dist, file));
    return [file, { bytes: content.length, sha256: sha256(content) }] as const;
  };
  return Object.fromEntries(await Promise.all(files.map(record)));
}

export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

async function versionsIn(root: string): Promise<Record<string, string>> {
  const require = createRequire(join(root, 'package.json'));
  const versionOf = async (name: string) => {
    // Reads the file by its path, because some packages don't export their package.json.
    const folder = require.resolve.paths(name)?.map((path) => join(path, name, 'package.json')) ?? [];
    for (const file of folder) {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text !== undefined) return [[name, String((JSON.parse(text) as { version?: unknown }).version)] as const];
    }
    return [];
  };
  return Object.fromEntries((await Promise.all(TOOLS.map(versionOf))).flat());
}

const publicSettings = (env: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => name.startsWith('VITE_'))
      .map(([name, value]) => [name, String(value)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export interface RecordOptions {
  readonly root: string;
  readonly dist: string;
  readonly version: Version;
  /** As resolved by Vite. */
  readonly env: Readonly<Record<string, unknown>>;
}

/** To be written once all other files exist. */
export async function writeBuildRecord({ root, dist, version, env }: RecordOptions): Promise<void> {
  const record: BuildRecord = {
    commit: version.commit ?? null,
    modified: version.modified,
    tools: { node: process.version, ...(await versionsIn(root)) },
    settings: publicSettings(env),
    files: await readFiles(dist),
  };
  await writeFile(join(dist, BUILD_RECORD), `${JSON.stringify(record, null, 1)}\n`);
}
