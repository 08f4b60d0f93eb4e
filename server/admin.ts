// `npm run admin -- …`: what the operator sees of the store, takes out of it, and erases.
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formats, isFormat, readable } from './admin/format';
import { isListName, lists, type ListName } from './admin/lists';
import { readSettings } from './env';
import { openStore, type Store } from './store/store';
import { erasePerson } from './store/submissions';

const NAMES = Object.keys(lists).join('|');

const USAGE = `npm run admin -- list                      how many there are of each
npm run admin -- list ${NAMES}
npm run admin -- export ${NAMES} [--format csv|json] [--out FILE]
npm run admin -- delete EMAIL               erases all that came from this address

--out writes a file that only you can read. Without it the list goes to standard output
(with "npm run --silent", nothing else does). The store is the one that the server uses:
DATABASE_URL, or the file in DATA_DIR.`;

/** Said without a stack: the operator's mistake, not ours. */
class UsageError extends Error {}

function listNamed(name: string | undefined): ListName {
  if (!isListName(name)) throw new UsageError(`Name a list: ${NAMES}.`);
  return name;
}

async function count({ db }: Store): Promise<string> {
  const lines: string[] = [];
  for (const table of ['subscribers', 'ideas', 'messages', 'outbox'] as const) {
    const counted = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('rows'));
    const { rows } = await counted.executeTakeFirstOrThrow();
    lines.push(`${table === 'outbox' ? 'mails waiting' : table}: ${rows}\n`);
  }
  return lines.join('');
}

async function exportList({ db }: Store, name: ListName, format: string, out: string | undefined): Promise<string> {
  if (!isFormat(format)) throw new UsageError(`Name a format: ${Object.keys(formats).join(' or ')}.`);
  const text = formats[format](await lists[name](db));
  if (out === undefined) return text;
  await writeFile(out, text, { mode: 0o600 });
  return `Written to ${out}\n`;
}

async function erase(store: Store, email: string | undefined): Promise<string> {
  if (!email?.includes('@')) throw new UsageError('Name the e-mail address whose data is to be erased.');
  const { subscribers, ideas, messages } = await erasePerson(store.db, email);
  await store.scrub();
  return `Erased: ${subscribers} subscription(s), ${ideas} idea(s), ${messages} message(s).\n`;
}

async function run(store: Store, [command, name]: readonly string[], format: string, out: string | undefined) {
  if (command === 'list') return name === undefined ? count(store) : readable(await lists[listNamed(name)](store.db));
  if (command === 'export') return exportList(store, listNamed(name), format, out);
  if (command === 'delete') return erase(store, name);
  throw new UsageError(USAGE);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'csv' }, out: { type: 'string' } },
  });
  const { dataDir, databaseUrl } = readSettings(process.env);
  const folder = resolve(join(import.meta.dirname, '..'), dataDir);
  const store = await openStore({ dataDir: folder, databaseUrl }, (error) => console.error(error.message));
  try {
    process.stdout.write(await run(store, positionals, values.format, values.out));
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
