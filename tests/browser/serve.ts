// The production build behind its own host, on any free port, for the browser tests.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '../../server/app';
import { listen } from '../../server/listen';
import { whenAskedToStop } from '../../server/stop';

const root = join(import.meta.dirname, '../../dist');
if (!existsSync(join(root, 'index.html'))) throw new Error('There is no build to test. Run: npm run build');

const server = await listen(createApp({ root }), { host: 'localhost', port: 0 });
console.log(`Listening on port ${server.port}`); // playwright.config.ts waits for this line
whenAskedToStop(() => void server.close(1_000).then(() => process.exit(0)));
