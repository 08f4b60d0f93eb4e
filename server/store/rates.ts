// Counts submissions in the store, so that all servers count together and a restart forgets nothing.
import { sql, type Kysely } from 'kysely';
import type { RateLimits, FormName } from '../limits';
import type { Writer } from './types';
import type { Tables } from './tables';

/** A window that counts, and how many it takes. */
interface Place {
  readonly key: string;
  readonly most: number;
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

/** One statement, so that two servers cannot both take the last place. A full window is not written to. */
async function countIn(tx: Writer, places: readonly [Place, Place], windowMs: number, now: number) {
  const [{ key, most }, other] = places;
  const ended = sql<boolean>`rate_windows.ends_at <= ${now}`;
  const limit = sql<number>`case when rate_windows.key = ${key} then cast(${most} as integer) else cast(${other.most} as integer) end`;
  const counted = await tx
    .insertInto('rate_windows')
    .values(places.map((place) => ({ key: place.key, hits: 1, ends_at: now + windowMs })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          hits: sql`case when ${ended} then 1 else rate_windows.hits + 1 end`,
          ends_at: sql`case when ${ended} then excluded.ends_at else rate_windows.ends_at end`,
        })
        .where((eb) => eb.or([eb('rate_windows.ends_at', '<=', now), eb('rate_windows.hits', '<', limit)])),
    )
    .returning('key')
    .execute();
  return counted.map((row) => row.key);
}

/**
 * Takes a place of the visitor's and one of all. Throws where either is full, so that both are undone: an address that is over
 * its limit does not use up the places of all.
 */
export async function takePlaces(tx: Writer, form: FormName, visitor: string, { forms, windowMs }: RateLimits) {
  const { perAddress, overall } = forms[form];
  const places = [
    { key: `${form} ${visitor}`, most: perAddress },
    { key: `${form} overall`, most: overall },
  ] as const;
  const now = Date.now();
  const taken = await countIn(tx, places, windowMs, now);
  const full = places.find(({ key }) => !taken.includes(key));
  if (!full) return;
  const window = await tx.selectFrom('rate_windows').select('ends_at').where('key', '=', full.key).executeTakeFirst();
  throw new TooMany(Math.max((window?.ends_at ?? now) - now, 1));
}

export async function sweepRates(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('rate_windows').where('ends_at', '<=', Date.now()).execute();
}
