// `npm run admin -- …`: shows, exports and erases what is stored, and tests the mail settings.
import { join, resolve } from 'node:path';
import { runCommand } from './admin/command';
import { testMail } from './admin/test-mail';
import { readSettings, type Settings } from './env';
import { openStore } from './store/store';

async function onStore({ dataDir, databaseUrl }: Settings, words: readonly string[]): Promise<string> {
  const folder = resolve(join(import.meta.dirname, '..'), dataDir);
  const store = await openStore({ dataDir: folder, databaseUrl }, (error) => console.error(error.message));
  try {
    return await runCommand(store, words);
  } finally {
    await store.close();
  }
}

async function main(words: readonly string[]) {
  const settings = readSettings(process.env);
  const [command, address] = words;
  // Doesn't need the store.
  const said = command === 'mail-test' ? testMail(settings.mail, address) : onStore(settings, words);
  process.stdout.write(await said);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
