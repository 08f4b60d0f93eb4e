import { expect, test } from 'vitest';
import { openStore } from '../../server/store/store';
import { PATIENT_STORE } from './limits';
import { newFolder } from './running';

test('of work that is written together, what fails is undone alone', async () => {
  const store = await openStore({ dataDir: await newFolder(), ...PATIENT_STORE }, () => undefined);
  const write = (name: string, thenFail = false) =>
    store.write(async (tx) => {
      await tx.insertInto('secrets').values({ name, value: '' }).execute();
      if (thenFail) throw new Error(name);
      return name;
    });
  const outcomes = await Promise.allSettled([
    write('first'),
    write('second', true),
    write('first'), // there already: refused by the database
    write('third'),
    ...Array.from({ length: 100 }, (_, number) => write(`more ${number}`)), // more than one batch
  ]);
  expect(outcomes.slice(0, 4).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(outcomes.slice(4).every(({ status }) => status === 'fulfilled')).toBe(true);

  const rows = await store.db.selectFrom('secrets').select('name').execute();
  expect(rows).toHaveLength(102);
  expect(rows.map(({ name }) => name)).not.toContain('second');
  await store.close();
});

test('what is asked of a store that is closed fails, and nobody waits for ever', async () => {
  const store = await openStore({ dataDir: await newFolder(), ...PATIENT_STORE }, () => undefined);
  await store.close();
  await expect(store.write(async () => 'never')).rejects.toThrow();
});
