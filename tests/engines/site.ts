// The production build behind its own server, for one browser: it can go and come back under the same address.
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
  /** In the place of the build's own. */
  readonly files?: Files;
}

const SERVICE_WORKER = 'service-worker.js';

const digest = (content: Buffer | string) => createHash('sha256').update(content).digest('base64');

/** The service worker of the build, which takes the other files for its own. */
async function serviceWorkerFor(build: string, files: Files): Promise<string> {
  let script = await readFile(join(build, SERVICE_WORKER), 'utf8');
  for (const [name, content] of Object.entries(files)) {
    script = script.replace(digest(await readFile(join(build, name))), digest(content));
  }
  return script;
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

/** The build as it is, but for the recorder at the head of the first script that is a file, and for other files in the place of its own. */
async function withRecorder(folder: string, { build = dist, files: others = {} }: SiteOptions) {
  await mkdir(folder);
  const first = await readFile(join(build, 'sent.js'), 'utf8');
  const changed: Files = { 'sent.js': `(${record.toString()})();\n${first}`, ...others };
  const files: Files = { [SERVICE_WORKER]: await serviceWorkerFor(build, changed), ...changed };
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
