// What was answered with success is there, whatever happens to the server then.
import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../src/forms/endpoints';
import { lists } from '../../server/admin/lists';
import { spawnServer } from './process';
import { fetchToken, message, runServer, send, subscription } from './running';
import { look, STORES, useStores } from './stores';

// Processes of their own and databases take their time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const emptyStore = useStores();

const SUBMISSIONS = 1_000;

/** Every second one is a message, the others are subscriptions. */
const submission = (number: number) => {
  const email = `visitor-${number}@example.org`;
  return number % 2 === 0
    ? ([endpoints.contact, { ...message, email }] as const)
    : ([endpoints.newsletter, { ...subscription, email }] as const);
};

test.each(STORES)('kill -9 amid 1,000 submissions loses none that was acknowledged (%s)', async (kind) => {
  const store = await emptyStore(kind);
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
    [...(await lists.messages(db)), ...(await lists.subscribers(db))].map((line) => line.email),
  );
  expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);

  // And the next server goes on with it.
  const next = await spawnServer(store);
  expect(await send(next.url, endpoints.contact, message, { token })).toMatchObject({ status: 200 });
});

describe('a request under way', () => {
  test.each(STORES)('is answered before the server stops (%s)', async (kind) => {
    const store = await emptyStore(kind);
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
      async (db) => (await lists.messages(db)).length + (await lists.subscribers(db)).length,
    );
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(stored);
    expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 'refused')).toEqual([]);
  });
});
