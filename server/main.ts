// Serves the build in dist/.
import { join, resolve } from 'node:path';
import { say } from '../workers/words/in-words';
import { readSettings } from './env';
import { isPortTaken } from './listen';
import { createLogger } from './log';
import { startServer } from './server';
import { whenAskedToStop } from './stop';
import * as words from './words';

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
    throw new Error(say(taken === address.port ? words.portTaken : words.metricsPortTaken, { port: String(taken) }));
  });
  log.info({ url: server.url }, say(words.started, { url: server.url }));
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
