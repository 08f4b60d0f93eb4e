// `npm start`: builds what is missing or out of date, then serves it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isFresh } from './build/stamp';
import { readSettings } from './env';
import { isPortTaken } from './listen';
import { createLogger } from './log';
import { startServer } from './server';
import { whenAskedToStop } from './stop';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** Answers under way are given this long; a mail that is just being sent, too. */
const STOP_MS = 10_000;

/** A container has the build without the sources. */
const isBuildOnly = () => existsSync(join(dist, 'index.html')) && !existsSync(join(root, 'vite.config.ts'));

async function ensureBuilt() {
  if (isBuildOnly() || (await isFresh(root, dist))) return;
  console.log('Building, because the sources have changed since the last build (or there was none).');
  const { status } = spawnSync('npm run build', { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) throw new Error('The build failed.');
}

async function start() {
  const { address, dataDir, logLevel, ...settings } = readSettings(process.env);
  await ensureBuilt();
  const log = createLogger(logLevel);
  const options = { ...settings, root: dist, address, dataDir: resolve(root, dataDir), log };
  const server = await startServer(options).catch((error: unknown) => {
    if (!isPortTaken(error)) throw error;
    const taken = 'port' in error ? Number(error.port) : address.port;
    const advice =
      taken === address.port
        ? 'Choose another one, for example: PORT=8081 npm start'
        : 'Set METRICS_PORT to another one.';
    throw new Error(`Port ${taken} is taken. ${advice}`);
  });
  log.info({ url: server.url }, `Toolyard is at ${server.url}`);
  whenAskedToStop(() => {
    log.info('stopping');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void server.close(STOP_MS / 2).then(() => process.exit(0));
  });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
