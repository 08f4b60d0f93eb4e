// Several servers with one store.
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { lists } from '../../../server/admin/lists';
import { spawnServer } from '../process';
import { fetchToken, message, send } from '../running';
import { emptyStore, look, storeKind } from '../stores';

/** PostgreSQL is made for several servers; a file takes turns. */
const CROWD = { SQLite: 12, PostgreSQL: 300 };

test('servers that start at once on an empty store all come up, and send nobody away', async () => {
  const store = await emptyStore();
  const servers = await Promise.all(Array.from({ length: 4 }, () => spawnServer(store)));
  const token = await fetchToken(servers[0]?.url ?? '');
  const replies = await Promise.all(
    servers.flatMap(({ url }) =>
      Array.from({ length: CROWD[storeKind] / 4 }, () => send(url, endpoints.contact, message, { token })),
    ),
  );
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await look(store, lists.messages)).toHaveLength(CROWD[storeKind]);
});
