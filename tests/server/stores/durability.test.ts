// An acknowledged submission survives any crash of the server.
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { lists } from '../../../server/admin/lists';
import { killAmid, submission } from '../kill-amid';
import { spawnServer } from '../process';
import { fetchToken, message, post, runServer, send } from '../running';
import { emptyStore, look } from '../stores';

const SUBMISSIONS = 1_000;

test('kill -9 amid 1,000 submissions loses none that was acknowledged', async () => {
  const store = await emptyStore();
  const { acknowledged, lost } = await killAmid(store, { submissions: SUBMISSIONS, killAt: SUBMISSIONS / 4 });
  expect(acknowledged.length).toBeLessThan(SUBMISSIONS); // it was amid them
  expect(lost).toEqual([]);

  // And the next server goes on with it.
  const next = await spawnServer(store);
  expect(await post(next.url, endpoints.contact, message)).toMatchObject({ status: 200 });
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
