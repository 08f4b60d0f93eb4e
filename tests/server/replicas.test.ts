// Several servers with one store.
import { expect, test, vi } from 'vitest';
import { endpoints } from '../../src/forms/endpoints';
import { lists } from '../../server/admin/lists';
import { rateLimits } from '../../server/limits';
import { spawnServer } from './process';
import { fetchToken, idea, message, send } from './running';
import { look, STORES, useStores } from './stores';

// Processes of their own and databases take their time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const emptyStore = useStores();

/** PostgreSQL is made for several servers; a file takes turns. */
const CROWD = { SQLite: 12, PostgreSQL: 300 };

test.each(STORES)(
  'servers that start at once on an empty store all come up, and send nobody away (%s)',
  async (kind) => {
    const store = await emptyStore(kind);
    const servers = await Promise.all(Array.from({ length: 4 }, () => spawnServer(store)));
    const token = await fetchToken(servers[0]?.url ?? '');
    const replies = await Promise.all(
      servers.flatMap(({ url }) =>
        Array.from({ length: CROWD[kind] / 4 }, () => send(url, endpoints.contact, message, { token })),
      ),
    );
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await look(store, lists.messages)).toHaveLength(CROWD[kind]);
  },
);

test('two processes on one PostgreSQL are one site', async () => {
  const store = await emptyStore('PostgreSQL');
  const [first, second] = await Promise.all([
    spawnServer({ ...store, limits: 'default' }),
    spawnServer({ ...store, limits: 'default' }),
  ]);
  const token = await fetchToken(first.url);
  expect(await send(second.url, endpoints.toolIdea, idea, { token })).toMatchObject({ status: 200 });

  // Twice as many as one address may send, in turn to both, at once: they count together.
  const { perAddress } = rateLimits.forms.contact;
  const replies = await Promise.all(
    Array.from({ length: 2 * perAddress }, (_, number) =>
      send(number % 2 === 0 ? first.url : second.url, endpoints.contact, message, { token }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(perAddress);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(perAddress);
  expect(await look(store, lists.messages)).toHaveLength(perAddress);
});
