// An older version on a store that a newer one has migrated.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/forms/endpoints';
import { openStore } from '../../server/store/store';
import { message, newFolder, post, runServer } from './running';
import { look } from './stores';

/** Upgrades a new store, as a version after this one would. */
async function upgradedStore(migration: string) {
  const settings = { dataDir: await newFolder() };
  await look(settings, async (db) => {
    await sql`alter table messages add column read_at bigint`.execute(db);
    await sql`insert into kysely_migration values (${migration}, ${new Date().toISOString()})`.execute(db);
  });
  return settings;
}

test('works if the migration is marked compatible', async () => {
  const { url } = await runServer(await upgradedStore('9999-read-at.compatible'));
  expect(await post(url, endpoints.contact, message)).toMatchObject({ status: 200 });
});

test('refuses any other migration by name', async () => {
  const opened = openStore(await upgradedStore('9999-read-at'), () => undefined);
  await expect(opened).rejects.toThrow(/^A newer version has changed the store \(9999-read-at\)/);
});
