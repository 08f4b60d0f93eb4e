// The operator's command, as the operator runs it.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { formats, readable } from '../../server/admin/format';
import { admin, filledStore } from './filled-store';
import { readLong } from './foreign-lock';
import { PATIENT_STORE } from './limits';
import { emptyStore } from './stores';

const root = join(import.meta.dirname, '../..');

test('what has been erased is in no file of the store any more', async () => {
  const store = await filledStore();
  const inFiles = async () => {
    const files = ['toolyard.sqlite', 'toolyard.sqlite-wal'].map((name) => join(store.dataDir, name));
    const bytes = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
    return Buffer.concat(bytes).includes('ann@example.org');
  };
  expect(await inFiles()).toBe(true);
  await admin(store, 'delete', 'ann@example.org');
  expect(await inFiles()).toBe(false);
});

test('what is still in the journal is not called erased', async () => {
  const store = await filledStore();
  const reader = await readLong(join(store.dataDir, 'toolyard.sqlite'));
  const erase = (storeWaitMs: number) => admin({ ...store, storeWaitMs }, 'delete', 'ann@example.org');
  await expect(erase(200)).rejects.toThrow(
    /^Deleted: 1 subscription\(s\), 1 idea\(s\), 1 message\(s\)\. But their text is still in the journal/,
  );
  await reader.release();
  expect(await erase(PATIENT_STORE.storeWaitMs)).toMatch(/^Erased: /);
});

test.each([
  [[], 'npm run admin -- list'],
  [['erase'], 'npm run admin -- list'],
  [['list', 'secrets'], 'Name a list: subscribers|ideas|messages|mails.'],
  [['list', 'toString'], 'Name a list: subscribers|ideas|messages|mails.'],
  [['export', 'ideas', '--format', 'xml'], 'Name a format: csv or json.'],
  [['delete'], 'Name the email address'],
  [['show', 'ann'], 'Name the email address'],
  [['list', '--every'], '--every'],
  [['resend'], 'Name the id of a refused email, or "all".'],
  [['resend', 'all'], 'No email has been refused.'],
  [['resend', 'x'], 'No refused email has this id.'],
])('%j is explained', async (words, explanation) => {
  await expect(admin(await emptyStore(), ...words)).rejects.toThrow(explanation);
});

test('the command itself', async () => {
  const { dataDir } = await filledStore();
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', MAIL_TO: '' };
  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/admin.ts', ...words], { cwd: root, env });
  expect((await command('list')).stdout).toBe(
    'subscribers: 0\nunconfirmed subscribers: 2\nideas: 1\nmessages: 1\nmails waiting: 0\nmails refused: 0\n' +
      'Mail is off, so signups can’t be confirmed. Set SMTP_URL and MAIL_TO to send confirmation emails.\n',
  );
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

test('a carriage return in a text begins a line, so it cannot hide the field before it', () => {
  expect(readable([{ email: 'ann@example.org', message: 'Hello\remail: other@example.org\r\nBye' }])).toBe(
    'email: ann@example.org\nmessage: Hello\n  email: other@example.org\n  Bye\n',
  );
});
