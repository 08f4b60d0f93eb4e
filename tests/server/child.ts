// A server in a separate process, which can be killed. Environment variables name its store, as for an operator.
import { readSettings } from '../../server/env';
import { createLogger } from '../../server/log';
import { startServer } from '../../server/server';
import { generousLimits, PATIENT_STORE } from './limits';

const { dataDir, databaseUrl } = readSettings(process.env);
const server = await startServer({
  root: dataDir,
  address: { host: '127.0.0.1', port: 0 },
  dataDir,
  databaseUrl,
  ...PATIENT_STORE,
  limits: process.env.TEST_LIMITS === 'default' ? undefined : generousLimits,
  log: createLogger('silent'),
});
console.log(`Listening at ${server.url}`);
