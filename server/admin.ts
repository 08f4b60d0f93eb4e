// `npm run admin -- …`: what the operator sees of the store, takes out of it, and erases.
import { join, resolve } from 'node:path';
import { runCommand } from './admin/command';
import { readSettings } from './env';
import { openStore } from './store/store';

async function main() {
  const { dataDir, databaseUrl } = readSettings(process.env);
  const folder = resolve(join(import.meta.dirname, '..'), dataDir);
  const store = await openStore({ dataDir: folder, databaseUrl }, (error) => console.error(error.message));
  try {
    process.stdout.write(await runCommand(store, process.argv.slice(2)));
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
