// The production build on its own server, for one browser. It can stop and return at the same address.
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '../../server/log';
import { startServer } from '../../server/server';
import { generousLimits } from '../server/limits';
import { record } from './recorder';

const dist = join(import.meta.dirname, '../../dist');

/** Contents of files by their paths. */
type Files = Readonly<Record<string, string>>;

export interface SiteOptions {
  /** The folder of the build; the usual one unless given. */
  readonly build?: string;
  /** Served instead of the build's own files. The pages and the service worker expect them. */
  readonly files?: Files;
  /** Served as well, while the pages and the service worker expect the build's own files. */
  readonly forged?: Files;
}

const SERVICE_WORKER = 'service-worker.js';

const digest = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');

/** Replaces the digests of the build's files with those of the other files in each text. */
async function expectFiles(build: string, texts: Files, files: Files): Promise<Files> {
  const digests = Object.entries(files).map(async ([name, content]) => {
    return [digest(await readFile(join(build, name))), digest(content)] as const;
  });
  const all = await Promise.all(digests);
  const expecting = (text: string) => all.reduce((before, [own, other]) => before.replaceAll(own, other), text);
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, expecting(text)]));
}

async function readTexts(build: string, names: readonly string[]): Promise<Files> {
  const texts = names.map(async (name) => [name, await readFile(join(build, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** Links everything else of the build. A compressed sibling of a file would be sent in its place. */
async function linkOthers(build: string, folder: string, files: Files, under = '') {
  for (const name of await readdir(join(build, under))) {
    const path = under + name;
    if (path.replace(/\.(?:br|gz|zst)$/, '') in files) continue;
    if (Object.keys(files).some((file) => file.startsWith(`${path}/`))) {
      await mkdir(join(folder, path));
      await linkOthers(build, folder, files, `${path}/`);
    } else await symlink(join(build, path), join(folder, path));
  }
}

/** The build, with the recorder in front of the first script that is a file, and with the other files. */
async function withRecorder(folder: string, { build = dist, files: others = {}, forged = {} }: SiteOptions) {
  await mkdir(folder);
  const first = await readFile(join(build, 'sent.js'), 'utf8');
  const changed: Files = { 'sent.js': `(${record.toString()})();\n${first}`, ...others };
  const names = (await readdir(build, { recursive: true })).filter((name) => name.endsWith('.html'));
  const pages = await expectFiles(build, await readTexts(build, names), changed);
  const worker = await expectFiles(build, await readTexts(build, [SERVICE_WORKER]), { ...changed, ...pages });
  const files: Files = { ...pages, ...worker, ...changed, ...forged };
  await linkOthers(build, folder, files);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

export interface Site {
  readonly origin: string;
  stop(): Promise<void>;
  resume(): Promise<void>;
}

export async function startSite(folder: string, options: SiteOptions = {}): Promise<Site> {
  const root = join(folder, 'site');
  await withRecorder(root, options);
  const start = (port: number) =>
    startServer({
      root,
      address: { host: 'localhost', port },
      dataDir: join(folder, 'data'),
      limits: generousLimits,
      log: createLogger('warn'),
    });
  let server = await start(0);
  const { port } = server;
  return {
    origin: `http://localhost:${port}`,
    stop: () => server.close(0),
    async resume() {
      server = await start(port);
    },
  };
}
