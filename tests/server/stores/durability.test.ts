// What was answered with success is there, whatever happens to the server then.
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { lists } from '../../../server/admin/lists';
import { spawnServer } from '../process';
import { fetchToken, message, runServer, send, subscription } from '../running';
import { emptyStore, look } from '../stores';

const SUBMISSIONS = 1_000;

/** Every second one is a message, the others are subscriptions. */
const submission = (number: number) => {
  const email = `visitor-${number}@example.org`;
  return number % 2 === 0
    ? ([endpoints.contact, { ...message, email }] as const)
    : ([endpoints.newsletter, { ...subscription, email }] as const);
};

test('kill -9 amid 1,000 submissions loses none that was acknowledged', async () => {
  const store = await emptyStore();
  const server = await spawnServer(store);
  const token = await fetchToken(server.url);

  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  const sending = Array.from({ length: SUBMISSIONS }, async (_, number) => {
    const [path, body] = submission(number);
    const reply = await send(server.url, path, body, { token }).catch(() => undefined); // the server is gone
    if (reply?.status !== 200) return;
    acknowledged.push(body.email);
    if (acknowledged.length === SUBMISSIONS / 4) killed = server.kill();
  });
  await Promise.all(sending);
  await killed;
  expect(killed).toBeDefined();
  expect(acknowledged.length).toBeLessThan(SUBMISSIONS); // it was amid them

  const stored = await look(store, async (db) =>
    [...(await lists.messages(db)), ...(await lists.subscribers(db, true))].map((line) => line.email),
  );
  expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);

  // And the next server goes on with it.
  const next = await spawnServer(store);
  expect(await send(next.url, endpoints.contact, message, { token })).toMatchObject({ status: 200 });
});

test('a request under way is answered before the server stops', async () => {
  const store = await emptyStore();
  const server = await runServer(store);
  const token = await fetchToken(server.url);
  const sending = Array.from({ length: 20 }, (_, number) => {
    const [path, body] = submission(number);
    return send(server.url, path, body, { token }).then(
      ({ status }) => status,
      () => 'refused',
    );
  });
  await Promise.race(sending);
  await server.close();
  const outcomes = await Promise.all(sending);
  const stored = await look(
    store,
    async (db) => (await lists.messages(db)).length + (await lists.subscribers(db, true)).length,
  );
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(stored);
  expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 'refused')).toEqual([]);
});
