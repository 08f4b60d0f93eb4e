// The operator's command.
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { admin, filledStore } from '../filled-store';
import { mailTo } from '../mail-server';
import { idea, message, newFolder, post, runServer, subscription } from '../running';
import { emptyStore, look } from '../stores';

test('lists, exports and erases', async () => {
  const store = await filledStore();
  expect(await admin(store, 'list')).toBe(
    'subscribers: 0\nunconfirmed subscribers: 2\nideas: 1\nmessages: 1\nmails waiting: 0\nmails refused: 0\n',
  );
  expect(await admin({ ...store, mails: false }, 'list')).toMatch(
    /^subscribers: 0\nunconfirmed subscribers: 2\n[^]*\nMail is off, so signups can’t be confirmed\. Set SMTP_URL and MAIL_TO .*\.\n$/,
  );
  expect(await admin(store, 'list', 'subscribers', '--all')).toContain('email: bob@example.org\n');

  const ideas = JSON.parse(await admin(store, 'export', 'ideas', '--format', 'json')) as unknown;
  expect(ideas).toMatchObject([{ ...idea, toolName: '=HYPERLINK("http://evil.example")' }]);

  const out = join(await newFolder(), 'messages.csv');
  await writeFile(out, 'an older and longer export'.repeat(100), { mode: 0o644 });
  await admin(store, 'export', 'messages', '--out', out);
  const csv = await readFile(out, 'utf8');
  expect(csv).toMatch(/^\ufeff"sent","name","email","subject","message"\r\n/);
  expect(csv).toContain('"Line one, ""quoted""\nline two"\r\n'); // RFC 4180, 2.6 and 2.7
  if (process.platform !== 'win32') expect((await stat(out)).mode & 0o777).toBe(0o600);
  expect(await admin(store, 'export', 'ideas')).toContain('"\'=HYPERLINK(""http://evil.example"")"');

  expect(await admin(store, 'delete', ' ANN@example.org')).toBe(
    'Erased: 1 subscription(s), 1 idea(s), 1 message(s).\n',
  );
  expect(await admin(store, 'list')).toBe(
    'subscribers: 0\nunconfirmed subscribers: 1\nideas: 0\nmessages: 0\nmails waiting: 0\nmails refused: 0\n',
  );
});

// Keyboards differ in how they write “é”: as U+00E9, or as “e” and U+0301 (Unicode Standard Annex 15).
describe('one person’s address in two spellings', () => {
  const [composed, decomposed] = ['jos\u00e9@example.org', 'jose\u0301@example.org'];

  test.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('is one address', async (one, other) => {
    const store = await emptyStore();
    const { url } = await runServer(store);
    const subscribe = (email: string) => post(url, endpoints.newsletter, { email, action: 'subscribe' });
    await subscribe(one);
    await subscribe(other);
    expect(await admin(store, 'list')).toContain('subscribers: 1\n');
    await post(url, endpoints.newsletter, { email: other, action: 'unsubscribe' });
    expect(await admin(store, 'list')).toContain('subscribers: 0\n');
    await subscribe(one);
    expect(await admin(store, 'delete', other)).toMatch(/^Erased: 1 subscription/);
  });

  test('is one address in an older store as well', async () => {
    const store = await emptyStore();
    const row = (email: string) => ({ email, email_key: email, subscribed_at: 0 });
    await look(store, async (db) => {
      await db
        .insertInto('subscribers')
        .values([row(composed), row(decomposed), row('e\u0301@example.org')])
        .execute();
      await sql`delete from kysely_migration where name like '%normalized-keys%'`.execute(db);
    });
    const keys = await look(store, (db) => db.selectFrom('subscribers').select('email_key').execute());
    expect(keys.map(({ email_key }) => email_key).sort()).toEqual([composed, '\u00e9@example.org'].sort());
  });
});

test('shows all that is stored about an address, and nothing about others', async () => {
  const store = await emptyStore();
  const { url, close } = await runServer({ ...store, mail: mailTo(1) }); // nothing listens there, so mails wait
  await post(url, endpoints.newsletter, subscription);
  await post(url, endpoints.newsletter, { ...subscription, email: 'bob@example.org' });
  await post(url, endpoints.toolIdea, idea);
  await post(url, endpoints.contact, message);
  await close();

  const shown = JSON.parse(await admin(store, 'show', 'ANN@example.org ', '--json')) as Record<string, unknown[]>;
  const { email } = message;
  expect(shown).toMatchObject({
    subscriptions: [{ email, confirmed: '' }],
    ideas: [idea],
    messages: [message],
    confirmationMails: [{ counted: '1' }],
  });
  const about = (shown.mailsWaitingOrRefused as { about: string }[]).map((mail) => mail.about);
  expect(about.toSorted()).toEqual(['confirmation', 'contact', 'toolIdea']);

  const text = await admin(store, 'show', 'ann@example.org');
  for (const part of [`== ideas\n`, idea.useCase, message.message]) expect(text).toContain(part);
  expect(text).not.toContain('bob');

  await admin(store, 'delete', 'ann@example.org');
  expect(await admin(store, 'show', 'bob@example.org')).toContain('email: bob@example.org');
  const left = JSON.parse(await admin(store, 'show', 'ann@example.org', '--json')) as Record<string, unknown[]>;
  expect(Object.keys(left).filter((name) => left[name]?.length !== 0)).toEqual(['confirmationMails']); // a count, for a day
  expect(await admin(store, 'show', 'cid@example.org')).toBe('Nothing is stored about this address.\n');
});
