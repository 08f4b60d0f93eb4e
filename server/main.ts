// Serves the build in dist/.
import { join, resolve } from 'node:path';
import { readSettings } from './env';
import { isPortTaken } from './listen';
import { createLogger } from './log';
import { startServer } from './server';
import { whenAskedToStop } from './stop';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** How long responses and a mail in progress may take once the server was asked to stop. */
const STOP_MS = 10_000;

async function start() {
  const { address, dataDir, logLevel, ...settings } = readSettings(process.env);
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
