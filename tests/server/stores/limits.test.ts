// How many submissions one visitor, and all together, may send.
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { lists } from '../../../server/admin/lists';
import { rateLimits } from '../../../server/limits';
import { contactLimit } from '../limits';
import { from, message, post, runServer, subscription } from '../running';
import { emptyStore, look } from '../stores';

test('one address has its share, others have theirs', async () => {
  const { url } = await runServer({ ...(await emptyStore()), proxies: 1, limits: contactLimit(2, 100) });
  const send = async (address: string) => (await post(url, endpoints.contact, message, from(address))).status;
  expect([await send('192.0.2.1'), await send('192.0.2.1'), await send('192.0.2.1')]).toEqual([200, 200, 429]);
  expect(await send('192.0.2.2')).toBe(200);
  // Another form is another matter.
  expect((await post(url, endpoints.newsletter, subscription, from('192.0.2.1'))).status).toBe(200);
});

test('all together have a limit, which one address alone cannot use up', async () => {
  const { url } = await runServer({ ...(await emptyStore()), proxies: 1, limits: contactLimit(2, 3) });
  const send = async (address: string) => (await post(url, endpoints.contact, message, from(address))).status;
  for (let count = 0; count < 5; count += 1) await send('192.0.2.1');
  expect([await send('192.0.2.2'), await send('192.0.2.3')]).toEqual([200, 429]);
});

test('whoever is refused learns when to come back, and nothing is stored', async () => {
  const store = await emptyStore();
  const { url } = await runServer({ ...store, limits: contactLimit(1, 100) });
  await post(url, endpoints.contact, message);
  const refused = await post(url, endpoints.contact, message);
  expect(refused).toMatchObject({ status: 429, success: false });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(rateLimits.windowMs / 1000);
  expect(await look(store, lists.messages)).toHaveLength(1);
});

test('a restart forgets nothing; the end of the window forgets all', async () => {
  const settings = { ...(await emptyStore()), limits: contactLimit(1, 100) };
  const first = await runServer(settings);
  await post(first.url, endpoints.contact, message);
  await first.close();
  const second = await runServer(settings);
  expect(await post(second.url, endpoints.contact, message)).toMatchObject({ status: 429 });

  await look(settings, (db) =>
    db
      .updateTable('rate_windows')
      .set({ ends_at: Date.now() - 1 })
      .execute(),
  );
  expect(await post(second.url, endpoints.contact, message)).toMatchObject({ status: 200 });
  expect(await post(second.url, endpoints.contact, message)).toMatchObject({ status: 429 });
});

test('no address is stored, and nothing of one outlives its window', async () => {
  const settings = { ...(await emptyStore()), proxies: 1 };
  const windows = () => look(settings, (db) => db.selectFrom('rate_windows').selectAll().execute());
  const first = await runServer(settings);
  await post(first.url, endpoints.contact, message, from('192.0.2.77'));
  await first.close();
  expect(await windows()).toHaveLength(2); // the address's and the one of all
  expect(JSON.stringify(await windows())).not.toContain('192.0.2.77');

  await look(settings, (db) =>
    db
      .updateTable('rate_windows')
      .set({ ends_at: Date.now() - 1 })
      .execute(),
  );
  await runServer(settings);
  expect(await windows()).toEqual([]);
});
