// Our server in a separate process, so that the clients don't take its processor time. Arguments: the site, the data folder,
// and optionally a database's address. Rate limits are off, because the load is measured.
import { createLogger } from '../../server/log';
import { startServer } from '../../server/server';
import { whenAskedToStop } from '../../server/stop';
import { generousLimits } from '../../tests/server/limits';

const [root = '', dataDir = '', databaseUrl] = process.argv.slice(2);
const server = await startServer({
  root,
  dataDir,
  databaseUrl,
  address: { host: '127.0.0.1', port: 0 },
  proxies: 1,
  limits: generousLimits,
  log: createLogger('warn'),
});
console.log(`Listening at ${server.url}`);
whenAskedToStop(() => void server.close(1_000).then(() => process.exit(0)));
