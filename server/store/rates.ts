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

/** A limit is reached. What was written beside the count is undone with it. */
export class TooMany extends Error {
  /** When there will be places again. */
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('A rate limit is reached.');
    this.waitMs = waitMs;
  }
}

async function takePlace(tx: Writer, key: string, most: number, windowMs: number) {
  const now = Date.now();
  if (await countOne(tx, key, most, windowMs, now)) return;
  const window = await tx.selectFrom('rate_windows').select('ends_at').where('key', '=', key).executeTakeFirst();
  throw new TooMany(Math.max((window?.ends_at ?? now) - now, 1));
}

/** To be taken first: an address that is over its limit must not use up the places of all. */
export const takeVisitorsPlace = (tx: Writer, form: FormName, visitor: string, { forms, windowMs }: RateLimits) =>
  takePlace(tx, `${form} ${visitor}`, forms[form].perAddress, windowMs);

/** To be taken last: in PostgreSQL everybody waits for this row, from here to the end of the transaction. */
export const takeOverallPlace = (tx: Writer, form: FormName, { forms, windowMs }: RateLimits) =>
  takePlace(tx, `${form} overall`, forms[form].overall, windowMs);

export async function sweepRates(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('rate_windows').where('ends_at', '<=', Date.now()).execute();
}
