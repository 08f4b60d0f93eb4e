// When PostgreSQL is down or hangs. Other files must not run at the same time.
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { lists } from '../../../server/admin/lists';
import { ask, fetchToken, message, post, runServer, send } from '../running';
import { emptyStore, look, sharedPostgres } from '../stores';

const postgres = sharedPostgres();
const apology = expect.stringMatching(/^[A-Z][^{}]+\.$/) as string;

test('a database that goes away is an apology, and works again when it is back', async () => {
  const { dataDir, databaseUrl } = await emptyStore();
  const { url } = await runServer({ dataDir, databaseUrl });
  const token = await fetchToken(url);
  expect(await send(url, endpoints.contact, message, { token })).toMatchObject({ status: 200 });

  await postgres.kill();
  const refused = await send(url, endpoints.contact, message, { token });
  expect(refused).toMatchObject({ status: 503, success: false });
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(refused.error).not.toMatch(/sql|connect|ECONN|127\.0/i);
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

const KILLS = 8;
const SENT_AT_ONCE = 100;

test.runIf(process.platform === 'linux')(
  'a database whose processes are killed again and again keeps each acknowledged submission once',
  async () => {
    const settings = await emptyStore();
    const { url } = await runServer(settings);
    const token = await fetchToken(url);
    const acknowledged: string[] = [];
    const submit = async (name: string) => {
      const email = `${name}@example.org`;
      const reply = await send(url, endpoints.contact, { ...message, email }, { token });
      if (reply.status === 200) acknowledged.push(email);
      else expect(reply).toMatchObject({ status: 503, success: false, error: apology });
      return reply.status;
    };
    for (let kill = 0; kill < KILLS; kill++) {
      const sending = Array.from({ length: SENT_AT_ONCE }, (_, number) => submit(`${kill}-${number}`));
      await Promise.race(sending);
      if (kill % 2 === 0) await postgres.killOne();
      else {
        await postgres.killAll();
        await postgres.start();
      }
      await Promise.all(sending);
      let tries = 0;
      await expect.poll(() => submit(`${kill}-after-${tries++}`)).toBe(200);
    }
    const stored = (await look(settings, lists.messages)).map(({ email }) => email);
    const times = new Map<string | undefined, number>();
    for (const email of stored) times.set(email, (times.get(email) ?? 0) + 1);
    expect(acknowledged.filter((email) => times.get(email) !== 1)).toEqual([]);
    expect([...times].filter(([, count]) => count > 1)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(KILLS);
  },
);

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
