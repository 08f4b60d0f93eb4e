// Mail to the operator, to a real mail server.
import { expect, test } from 'vitest';
import { endpoints } from '../../src/forms/endpoints';
import { retryAfterMs } from '../../server/store/outbox';
import { erasePerson } from '../../server/store/person';
import { isPutOff, mailTo, makeDue, startMailServer, waiting } from './mail-server';
import { message, post, runServer } from './running';
import { emptyStore, look } from './stores';

test('an address that looks like more than one is one', async () => {
  const { received, port } = await startMailServer();
  const { url } = await runServer({ mail: mailTo(port) });
  const email = "o'ann+{tag}/%x@example.org";
  expect(await post(url, endpoints.contact, { ...message, email })).toMatchObject({ status: 200 });
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]?.head).toContain(`Reply-To: ${email}`);
  expect(received[0]?.to).toEqual(['team@example.org']);
});

test('a mail that was refused for now is sent again as the same mail', async () => {
  const store = await emptyStore();
  const { received, port } = await startMailServer({ refuse: 1 });
  const { url } = await runServer({ ...store, mail: mailTo(port) });
  await post(url, endpoints.contact, message);
  await expect.poll(async () => isPutOff((await waiting(store))[0])).toBe(true);
  const [held] = await waiting(store);
  await makeDue(store);
  await post(url, endpoints.contact, message); // which wakes the courier
  await expect.poll(() => received.length).toBe(2);
  expect(received.filter(({ head }) => head.includes(`<${held?.id ?? ''}@example.org>`))).toHaveLength(1);
});

test('what has been erased is not mailed any more', async () => {
  const store = await emptyStore();
  const { url, close } = await runServer({ ...store, mail: mailTo(1) });
  await post(url, endpoints.contact, message);
  await close();
  expect(await waiting(store)).toHaveLength(1);
  await look(store, (db) => erasePerson(db, message.email));
  expect(await waiting(store)).toEqual([]);
});

test('attempts lie further and further apart, up to six hours', () => {
  const minutes = [1, 2, 3, 8, 9, 10, 500].map((attempts) => retryAfterMs(attempts) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 128, 256, 360, 360]);
});

test('a refused password sets no mail aside: it is about the settings', async () => {
  const store = await emptyStore();
  const { port } = await startMailServer({ auth: 'refuse' });
  const mail = { ...mailTo(port), smtpUrl: `smtp://user:wrong@127.0.0.1:${port}?requireTLS=false` };
  const { url } = await runServer({ ...store, mail });
  await post(url, endpoints.contact, message);
  await expect.poll(async () => isPutOff((await waiting(store))[0])).toBe(true);
  expect(await waiting(store)).toMatchObject([{ refused_at: null }]);
});
