// The operator's command, as the operator runs it.
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/forms/endpoints';
import { runCommand } from '../../server/admin/command';
import { formats } from '../../server/admin/format';
import { openStore, type StoreSettings } from '../../server/store/store';
import { idea, message, newFolder, post, runServer, subscription } from './running';
import { STORES, useStores } from './stores';

const emptyStore = useStores();
const root = join(import.meta.dirname, '../..');

async function admin(settings: StoreSettings, ...words: string[]): Promise<string> {
  const store = await openStore(settings, () => undefined);
  try {
    return await runCommand(store, words);
  } finally {
    await store.close();
  }
}

/** The server goes on while the operator works. */
async function filledStore(kind: (typeof STORES)[number]) {
  const store = await emptyStore(kind);
  const { url } = await runServer(store);
  await post(url, endpoints.newsletter, subscription);
  await post(url, endpoints.newsletter, { ...subscription, email: 'bob@example.org' });
  await post(url, endpoints.toolIdea, { ...idea, toolName: '=HYPERLINK("http://evil.example")' });
  await post(url, endpoints.contact, { ...message, message: 'Line one, "quoted"\nline two' });
  return store;
}

test.each(STORES)('lists, exports and erases (%s)', async (kind) => {
  const store = await filledStore(kind);
  expect(await admin(store, 'list')).toBe('subscribers: 2\nideas: 1\nmessages: 1\nmails waiting: 0\n');
  expect(await admin(store, 'list', 'subscribers')).toContain('email: bob@example.org\n');

  const ideas = JSON.parse(await admin(store, 'export', 'ideas', '--format', 'json')) as unknown;
  expect(ideas).toMatchObject([{ ...idea, toolName: '=HYPERLINK("http://evil.example")' }]);

  const out = join(await newFolder(), 'messages.csv');
  await admin(store, 'export', 'messages', '--out', out);
  const csv = await readFile(out, 'utf8');
  expect(csv).toMatch(/^\ufeff"sent","name","email","subject","message"\r\n/);
  expect(csv).toContain('"Line one, ""quoted""\nline two"\r\n'); // RFC 4180, 2.6 and 2.7
  if (process.platform !== 'win32') expect((await stat(out)).mode & 0o777).toBe(0o600);
  expect(await admin(store, 'export', 'ideas')).toContain('"\'=HYPERLINK(""http://evil.example"")"');

  expect(await admin(store, 'delete', ' ANN@example.org')).toBe(
    'Erased: 1 subscription(s), 1 idea(s), 1 message(s).\n',
  );
  expect(await admin(store, 'list')).toBe('subscribers: 1\nideas: 0\nmessages: 0\nmails waiting: 0\n');
});

test('what has been erased is in no file of the store any more', async () => {
  const store = await filledStore('SQLite');
  const inFiles = async () => {
    const files = ['toolyard.sqlite', 'toolyard.sqlite-wal'].map((name) => join(store.dataDir, name));
    const bytes = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
    return Buffer.concat(bytes).includes('ann@example.org');
  };
  expect(await inFiles()).toBe(true);
  await admin(store, 'delete', 'ann@example.org');
  expect(await inFiles()).toBe(false);
});

test.each([
  [[], 'npm run admin -- list'],
  [['erase'], 'npm run admin -- list'],
  [['list', 'secrets'], 'Name a list: subscribers|ideas|messages.'],
  [['list', 'toString'], 'Name a list: subscribers|ideas|messages.'],
  [['export', 'ideas', '--format', 'xml'], 'Name a format: csv or json.'],
  [['delete'], 'Name the email address'],
  [['list', '--all'], '--all'],
])('%j is explained', async (words, explanation) => {
  await expect(admin(await emptyStore('SQLite'), ...words)).rejects.toThrow(explanation);
});

test.each(['--help', '-h', 'help'])('%s tells how it is used', async (word) => {
  expect(await admin(await emptyStore('SQLite'), word)).toMatch(/^npm run admin -- list.+DATA_DIR\.\n$/s);
});

test('the command itself', { timeout: 180_000 }, async () => {
  const { dataDir } = await filledStore('SQLite');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/admin.ts', ...words], { cwd: root, env });
  expect((await command('list')).stdout).toBe('subscribers: 2\nideas: 1\nmessages: 1\nmails waiting: 0\n');
  await expect(command('erase')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^npm run admin -- list/) as string, // and no stack
  });
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])(
  'a cell that begins %j is harmless in a spreadsheet',
  (cell) => {
    expect(formats.csv([{ cell }])).toBe(`\ufeff"cell"\r\n"'${cell}"\r\n`);
  },
);
