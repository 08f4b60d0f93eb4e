// `npm start`: builds what is missing or out of date, then serves it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createApp } from './app';
import { isFresh } from './build/stamp';
import { isPortTaken, listen, type Address } from './listen';
import { whenAskedToStop } from './stop';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

function readAddress({ HOST = 'localhost', PORT = '8080' }: NodeJS.ProcessEnv): Address {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535) throw new Error(`PORT must be a number from 0 to 65535, not "${PORT}".`);
  return { host: HOST, port };
}

async function ensureBuilt() {
  if (await isFresh(root, dist)) return;
  console.log('Building, because the sources have changed since the last build (or there was none).');
  const { status } = spawnSync('npm run build', { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) throw new Error('The build failed.');
}

async function start() {
  const address = readAddress(process.env);
  await ensureBuilt();
  const server = await listen(createApp({ root: dist }), address).catch((error: unknown) => {
    if (!isPortTaken(error)) throw error;
    throw new Error(`Port ${address.port} is taken. Choose another one, for example: PORT=8081 npm start`);
  });
  console.log(`Toolyard is at ${server.url}`);
  whenAskedToStop(() => void server.close().then(() => process.exit(0)));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
