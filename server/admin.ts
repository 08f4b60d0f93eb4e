// `npm run admin -- …`: shows, exports and erases what is stored, and tests the mail settings.
import { join, resolve } from 'node:path';
import { helpFor, runCommand } from './admin/command';
import { testMail } from './admin/test-mail';
import { readSettings, type Settings } from './env';
import { openStore } from './store/store';

async function onStore({ dataDir, databaseUrl, mail }: Settings, words: readonly string[]): Promise<string> {
  const folder = resolve(join(import.meta.dirname, '..'), dataDir);
  const store = await openStore({ dataDir: folder, databaseUrl }, (error) => console.error(error.message));
  try {
    return await runCommand(store, words, mail !== undefined);
  } finally {
    await store.close();
  }
}

function resultOf(words: readonly string[]): Promise<string> {
  const settings = readSettings(process.env);
  const [command, address] = words;
  // This command doesn't need the store.
  return command === 'mail-test' ? testMail(settings.mail, address) : onStore(settings, words);
}

async function main(words: readonly string[]) {
  process.stdout.write(helpFor(words) ?? (await resultOf(words)));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
