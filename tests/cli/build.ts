// Builds the command line for its tests.
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

export default async function setup() {
  await build({ root, configFile: join(root, 'cli/vite.config.ts'), configLoader: 'runner', logLevel: 'error' });
}
