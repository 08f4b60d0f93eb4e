// When PostgreSQL is down or hangs. Other files must not run at the same time.
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { lists } from '../../../server/admin/lists';
import { ask, fetchToken, message, post, runServer, send } from '../running';
import { emptyStore, look, sharedPostgres } from '../stores';

const postgres = sharedPostgres();

test('a database that goes away is an apology, and works again when it is back', async () => {
  const { dataDir, databaseUrl } = await emptyStore();
  const { url } = await runServer({ dataDir, databaseUrl });
  const token = await fetchToken(url);
  expect(await send(url, endpoints.contact, message, { token })).toMatchObject({ status: 200 });

  await postgres.kill();
  const apology = await send(url, endpoints.contact, message, { token });
  expect(apology).toMatchObject({ status: 503, success: false });
  expect(apology.headers.get('retry-after')).toBe('30');
  expect(apology.error).not.toMatch(/sql|connect|ECONN|127\.0/i);
  expect(await ask(url, '/api/health')).toMatchObject({ status: 503, success: false });
  expect((await fetch(url)).status).toBe(200); // the site needs no store
  expect(await fetchToken(url)).not.toBe('');

  await postgres.start();
  expect(await post(url, endpoints.contact, message)).toMatchObject({ status: 200 });
  await expect.poll(() => ask(url, '/api/health')).toMatchObject({ status: 200 }); // it remembers for a second
  expect(await look({ dataDir, databaseUrl }, lists.messages)).toHaveLength(2);
});

test('submissions that are under way when it goes are stored or apologized for', async () => {
  const { dataDir, databaseUrl } = await emptyStore();
  const { url } = await runServer({ dataDir, databaseUrl });
  const token = await fetchToken(url);
  const sending = Array.from({ length: 200 }, () => send(url, endpoints.contact, message, { token }));
  await Promise.race(sending);
  await postgres.kill();
  const replies = await Promise.all(sending);
  const thanked = replies.filter(({ status }) => status === 200);
  expect(replies.filter(({ status }) => status === 503)).toHaveLength(replies.length - thanked.length);

  await postgres.start();
  expect((await look({ dataDir, databaseUrl }, lists.messages)).length).toBeGreaterThanOrEqual(thanked.length);
});

// Listing PostgreSQL's processes needs Linux's /proc.
test.runIf(process.platform === 'linux')(
  'a database that hangs is an apology, and works again when it goes on',
  async () => {
    const settings = await emptyStore();
    const { url } = await runServer({ ...settings, storeWaitMs: 1_000 });
    const token = await fetchToken(url);
    const submit = () => send(url, endpoints.contact, message, { token });
    expect(await submit()).toMatchObject({ status: 200 });

    const thaw = await postgres.freeze();
    const hanging = Array.from({ length: 20 }, submit);
    expect((await fetch(url)).status).toBe(200);
    for (const reply of await Promise.all(hanging)) expect(reply).toMatchObject({ status: 503, success: false });
    expect(await ask(url, '/api/health')).toMatchObject({ status: 503, success: false });

    thaw();
    await expect.poll(submit).toMatchObject({ status: 200 });
    await expect.poll(() => ask(url, '/api/health')).toMatchObject({ status: 200 });
    // A submission sent while it hung may have been stored; an acknowledged one must have been.
    expect((await look(settings, lists.messages)).length).toBeGreaterThanOrEqual(2);
  },
);

test('a database that is away at start is an apology until it is there', async () => {
  const databaseUrl = await postgres.createDatabase();
  await postgres.kill();
  const { url } = await runServer({ databaseUrl });
  expect((await fetch(url)).status).toBe(200);
  expect(await ask(url, endpoints.formToken)).toMatchObject({ status: 503, success: false });
  await postgres.start();
  await expect.poll(async () => (await fetch(url + endpoints.formToken)).status).toBe(200);
  expect(await post(url, endpoints.contact, message)).toMatchObject({ status: 200 });
});
