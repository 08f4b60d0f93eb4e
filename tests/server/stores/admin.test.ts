// The operator's command.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { admin, filledStore } from '../filled-store';
import { idea, newFolder } from '../running';

test('lists, exports and erases', async () => {
  const store = await filledStore();
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
