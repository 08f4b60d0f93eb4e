// Mail of several servers with one PostgreSQL.
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { createLogger } from '../../../server/log';
import { startCourier } from '../../../server/mail/courier';
import { mailTo, makeDue, startMailServer, waiting } from '../mail-server';
import { message, post, runServer } from '../running';
import { emptyStore, look } from '../stores';

const SITE = { name: 'Toolyard', baseUrl: 'https://toolyard.example' };

test('two couriers send each mail once', async () => {
  const store = await emptyStore();
  const { received, port } = await startMailServer();
  const { url, close } = await runServer({ ...store, mail: mailTo(1) }); // nothing listens there
  for (let count = 0; count < 20; count += 1) await post(url, endpoints.contact, message);
  await close();
  await makeDue(store);
  await look(store, async (first) => {
    await look(store, async (second) => {
      const couriers = [first, second].map((db) => startCourier(db, mailTo(port), SITE, createLogger('silent')));
      await expect.poll(() => waiting(store)).toEqual([]);
      await Promise.all(couriers.map((courier) => courier.stop()));
    });
  });
  expect(received).toHaveLength(20);
});
