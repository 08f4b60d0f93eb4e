// The production build on its own server, on any free port and with a separate store, for the browser tests.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../../../server/log';
import { startServer } from '../../../server/server';
import { whenAskedToStop } from '../../../server/stop';
import { generousLimits } from '../../server/limits';

const root = join(import.meta.dirname, '../../..', process.env.TOOLYARD_TEST_SITE ?? 'dist');
if (!existsSync(join(root, 'index.html'))) throw new Error('There is no build to test. Run: npm run build');

const dataDir = await mkdtemp(join(tmpdir(), 'toolyard-browser-'));
const server = await startServer({
  root,
  address: { host: 'localhost', port: 0 },
  dataDir,
  limits: generousLimits, // all tests come from one address
  log: createLogger('warn'),
});
console.log(`Listening on port ${server.port}`); // playwright.config.ts waits for this line

async function stop() {
  await server.close(1_000);
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}

whenAskedToStop(() => void stop());
