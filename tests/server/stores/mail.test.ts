// Mail to the operator, to a real mail server.
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { admin } from '../filled-store';
import { isPutOff, mailTo, makeDue, startMailServer, waiting } from '../mail-server';
import { ask, idea, message, post, runServer, subscription } from '../running';
import { emptyStore, look } from '../stores';

async function closedPort() {
  const { port, close } = await startMailServer();
  await close();
  return port;
}

test('messages and ideas are mailed, with fixed headers', async () => {
  const store = await emptyStore();
  const { received, port } = await startMailServer();
  const { url } = await runServer({ ...store, mail: mailTo(port) });
  await post(url, endpoints.contact, { ...message, subject: 'Grüße', message: 'Zeile 1\nZeile 2 – ende' });
  await post(url, endpoints.toolIdea, idea);
  await post(url, endpoints.newsletter, { ...subscription, action: 'unsubscribe' }); // needs no mail
  await expect.poll(() => received.length).toBe(2);
  await expect.poll(() => waiting(store)).toEqual([]);

  const [contact, suggestion] = received;
  expect(contact).toMatchObject({ from: 'site@example.org', to: ['team@example.org'] });
  expect(contact?.head).toMatch(/^From: Toolyard <site@example\.org>$/m);
  expect(contact?.head).toMatch(/^To: team@example\.org$/m);
  expect(contact?.head).toMatch(/^Subject: New contact message$/m);
  expect(contact?.head).toMatch(/^Reply-To: ann@example\.org$/m);
  expect(contact?.head).not.toMatch(/^(?:Cc|Bcc):/im);
  expect(contact?.head.match(/ann@example\.org/g)).toHaveLength(1); // nowhere else
  for (const part of ['Grüße', 'Zeile 1', 'Zeile 2 – ende']) expect(contact?.body).toContain(part);
  expect(suggestion?.head).toMatch(/^Subject: New tool idea$/m);
  for (const value of Object.values(idea)) expect(suggestion?.body).toContain(value);
});

test('a mail that a fast clock has put off for a year is sent', async () => {
  const store = await emptyStore();
  const first = await runServer({ ...store, mail: mailTo(await closedPort()) });
  await post(first.url, endpoints.contact, message);
  await expect.poll(async () => isPutOff((await waiting(store))[0])).toBe(true);
  await first.close();
  const due_at = Date.now() + 365 * 24 * 3_600_000;
  await look(store, (db) => db.updateTable('outbox').set({ due_at }).execute());
  const { received, port } = await startMailServer();
  await runServer({ ...store, mail: mailTo(port) });
  await expect.poll(() => received.length).toBe(1);
});

test('a mail server that is down loses nothing', async () => {
  const store = await emptyStore();
  const { port, close } = await startMailServer();
  await close();
  const mail = mailTo(port);
  const first = await runServer({ ...store, mail });
  expect(await post(first.url, endpoints.contact, message)).toMatchObject({ status: 200 });
  await expect.poll(async () => isPutOff((await waiting(store))[0])).toBe(true);
  const health = await ask(first.url, '/api/health');
  expect(health).toMatchObject({ status: 200, parts: { store: 'ok', mail: 'waiting' } }); // nothing is lost by it
  await first.close();

  const before = Date.now();
  const [held] = await waiting(store);
  expect(held?.due_at).toBeGreaterThan(before); // later, not at once

  const { received } = await startMailServer({ port });
  await makeDue(store);
  await runServer({ ...store, mail });
  await expect.poll(() => received.length).toBe(1);
  await expect.poll(() => waiting(store)).toEqual([]);
});

test('a mail that is refused for good is set aside, and sent again when the operator asks', async () => {
  const store = await emptyStore();
  const unknown = ['team@example.org'];
  const { received, port } = await startMailServer({ unknown });
  const { url } = await runServer({ ...store, mail: mailTo(port) });
  await post(url, endpoints.contact, message);
  await expect.poll(async () => (await waiting(store))[0]?.refused_at).toEqual(expect.any(Number));
  await makeDue(store);
  await post(url, endpoints.toolIdea, idea); // wakes the courier, which must leave the refused mail alone
  await expect.poll(async () => (await waiting(store)).filter(({ refused_at }) => refused_at !== null)).toHaveLength(2);
  expect((await waiting(store)).map(({ attempts }) => attempts)).toEqual([1, 1]);
  expect(await admin(store, 'list')).toContain('mails waiting: 0\nmails refused: 2\n');
  expect(await admin(store, 'list', 'mails')).toMatch(
    /^about: contact\nqueued: 20.+\nattempts: 1\nnext: \nrefused: 20/m,
  );
  expect(await ask(url, '/api/health')).toMatchObject({ parts: { mail: 'ok' } });

  unknown.pop();
  expect(await admin(store, 'resend', 'all')).toBe(
    '2 email(s) will be sent within a minute, if the server is running.\n',
  );
  await expect(admin(store, 'resend', 'all')).rejects.toThrow('No email has been refused.');
  await post(url, endpoints.contact, message); // wakes the courier
  await expect.poll(() => received.length).toBe(3);
  await expect.poll(() => waiting(store)).toEqual([]);
});
