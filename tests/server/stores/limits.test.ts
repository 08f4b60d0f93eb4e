// How many submissions one visitor, and all together, may send.
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { lists } from '../../../server/admin/lists';
import { CLOCK_SKEW_MS, rateLimits } from '../../../server/limits';
import { contactLimit } from '../limits';
import { fetchToken, from, message, post, runServer, send, subscription } from '../running';
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

/** Sends from every address, 100 at a time, and counts the accepted submissions. */
async function flood(url: string, addresses: readonly string[]) {
  const token = await fetchToken(url);
  const accepted: string[] = [];
  for (let first = 0; first < addresses.length; first += 100) {
    const sending = addresses.slice(first, first + 100).map(async (address) => {
      const { status } = await send(url, endpoints.contact, message, { token, headers: from(address) });
      if (status === 200) accepted.push(address);
    });
    await Promise.all(sending);
  }
  return accepted.length;
}

const many = (count: number, address: (number: string) => string) =>
  Array.from({ length: count }, (_, number) => address(number.toString(16)));

describe('a form stays open for others', () => {
  const { perAddress, overall } = rateLimits.forms.contact;

  test.each([
    ['one IPv6 /56', many(500, (number) => `2001:db8:0:${(Number.parseInt(number, 16) % 256).toString(16)}::1`), 2],
    ['one IPv6 /48', many(500, (number) => `2001:db8:0:${number}::1`), 4],
    ['many IPv6 /48s of one /32', many(600, (number) => `2001:db8:${number}::1`), 10],
    ['one IPv4 /24', many(250, (number) => `192.0.2.${Number.parseInt(number, 16)}`), 4],
    ['many IPv4 /24s of one /16', many(250, (number) => `198.51.${Number.parseInt(number, 16)}.1`), 10],
  ])('against a flood from %s', async (_, addresses, times) => {
    const { url } = await runServer({ ...(await emptyStore()), proxies: 1, limits: rateLimits });
    expect(await flood(url, addresses)).toBe(times * perAddress);
    expect(await post(url, endpoints.contact, message, from('2001:db9::1'))).toMatchObject({ status: 200 });
  });

  test('beyond the overall limit: a new site may send once', async () => {
    const { url } = await runServer({ ...(await emptyStore()), proxies: 1, limits: rateLimits });
    expect(
      await flood(
        url,
        many(overall, (number) => `2001:${number}::1`),
      ),
    ).toBe(overall);
    const stranger = '2002:1:1::1';
    const sendFrom = async (address: string) => (await post(url, endpoints.contact, message, from(address))).status;
    expect([await sendFrom(stranger), await sendFrom(stranger)]).toEqual([200, 429]);
    // Another address of the same site is no stranger.
    expect(await sendFrom('2002:1:1:ffff::1')).toBe(429);
    expect([await sendFrom('203.0.113.1'), await sendFrom('203.0.113.2')]).toEqual([200, 429]);
    // The reserve is for sites, and the limit of the /32 holds for it as well.
    const reserved = many(10 * perAddress + 20, (number) => `2002:2:${number}::1`);
    expect(await flood(url, reserved)).toBe(10 * perAddress);
  });
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

test.each([
  ['an hour, which is no longer than a window', 0, 429],
  ['an hour and a minute, as by a clock that is a little ahead', CLOCK_SKEW_MS - 1_000, 429],
  ['a year, as by a clock that was far ahead', 365 * 24 * 3_600_000, 200],
])('a full window that ends in %s', async (_, later, status) => {
  const settings = { ...(await emptyStore()), limits: contactLimit(1, 1) };
  const { url } = await runServer(settings);
  await post(url, endpoints.contact, message);
  await look(settings, (db) =>
    db
      .updateTable('rate_windows')
      .set({ ends_at: Date.now() + rateLimits.windowMs + later })
      .execute(),
  );
  expect(await post(url, endpoints.contact, message)).toMatchObject({ status });
  // The window that begins then is an ordinary one.
  expect(await post(url, endpoints.contact, message)).toMatchObject({ status: 429 });
});

test('no address is stored, and nothing of one outlives its window', async () => {
  const settings = { ...(await emptyStore()), proxies: 1 };
  const windows = () => look(settings, (db) => db.selectFrom('rate_windows').selectAll().execute());
  const first = await runServer(settings);
  await post(first.url, endpoints.contact, message, from('192.0.2.77'));
  await first.close();
  expect(await windows()).toHaveLength(4); // those of the address, its /24 and its /16, and the one of all
  expect(JSON.stringify(await windows())).not.toContain('192.0.2.77');

  const moveEnds = (ends_at: number) =>
    look(settings, (db) => db.updateTable('rate_windows').set({ ends_at }).execute());
  await moveEnds(Date.now() - 1);
  const second = await runServer(settings);
  expect(await windows()).toEqual([]);

  await post(second.url, endpoints.contact, message, from('192.0.2.77'));
  await second.close();
  await moveEnds(Date.now() + 365 * 24 * 3_600_000); // by a clock that was ahead
  await runServer(settings);
  expect(await windows()).toEqual([]);
});
