// Counts submissions in the store, so that all servers count together and a restart forgets nothing.
import { sql, type Kysely } from 'kysely';
import type { RateLimits, FormName } from '../limits';
import type { Writer } from './store';
import type { Tables } from './tables';

/** One statement, so that two servers cannot both take the last place. A full window is not written to. */
async function countOne(tx: Writer, key: string, most: number, windowMs: number, now: number): Promise<boolean> {
  const ended = sql<boolean>`rate_windows.ends_at <= ${now}`;
  const counted = await tx
    .insertInto('rate_windows')
    .values({ key, hits: 1, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          hits: sql`case when ${ended} then 1 else rate_windows.hits + 1 end`,
          ends_at: sql`case when ${ended} then excluded.ends_at else rate_windows.ends_at end`,
        })
        .where((eb) => eb.or([eb('rate_windows.ends_at', '<=', now), eb('rate_windows.hits', '<', most)])),
    )
    .returning('hits')
    .executeTakeFirst();
  return counted !== undefined;
}

async function msLeft(tx: Writer, key: string, now: number): Promise<number> {
  const window = await tx.selectFrom('rate_windows').select('ends_at').where('key', '=', key).executeTakeFirst();
  return Math.max((window?.ends_at ?? now) - now, 1);
}

/** Takes a place for one submission. Resolves to 0, or to the milliseconds after which there will be places again. */
export async function takePlace(tx: Writer, form: FormName, visitor: string, limits: RateLimits): Promise<number> {
  const { perAddress, overall } = limits.forms[form];
  const now = Date.now();
  // The visitor's own first: one address that is over its limit must not use up the places of all.
  for (const [key, most] of [
    [`${form} ${visitor}`, perAddress],
    [`${form} overall`, overall],
  ] as const) {
    if (!(await countOne(tx, key, most, limits.windowMs, now))) return msLeft(tx, key, now);
  }
  return 0;
}

export async function sweepRates(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('rate_windows').where('ends_at', '<=', Date.now()).execute();
}
