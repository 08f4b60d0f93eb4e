// The production build behind its own server, for one browser: it can go and come back under the same address.
import { mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '../../server/log';
import { startServer } from '../../server/server';
import { generousLimits } from '../server/limits';
import { record } from './recorder';

const dist = join(import.meta.dirname, '../../dist');

/** The build as it is, but for the recorder at the head of the first script that is a file. */
async function withRecorder(folder: string) {
  await mkdir(folder);
  for (const { name } of await readdir(dist, { withFileTypes: true })) {
    if (name !== 'sent.js') await symlink(join(dist, name), join(folder, name));
  }
  const script = await readFile(join(dist, 'sent.js'), 'utf8');
  await writeFile(join(folder, 'sent.js'), `(${record.toString()})();\n${script}`);
}

export interface Site {
  readonly origin: string;
  stop(): Promise<void>;
  resume(): Promise<void>;
}

export async function startSite(folder: string): Promise<Site> {
  const root = join(folder, 'site');
  await withRecorder(root);
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
