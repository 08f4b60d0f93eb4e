// Several servers with one PostgreSQL.
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { lists } from '../../../server/admin/lists';
import { rateLimits } from '../../../server/limits';
import { spawnServer } from '../process';
import { fetchToken, idea, message, send } from '../running';
import { emptyStore, look } from '../stores';

test('two processes on one PostgreSQL are one site', async () => {
  const store = await emptyStore();
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
