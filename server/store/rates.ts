// Counts submissions in the store, so that all servers count together and a restart keeps the counts.
import type { Kysely } from 'kysely';
import { CLOCK_SKEW_MS, CONFIRM_WINDOW_MS, type FormName, type NetworkLimit, type RateLimits } from '../limits';
import type { Writer } from './types';
import type { Tables } from './tables';

/** A network that contains the visitor's address, stored as a keyed digest. */
export interface CountedNetwork extends NetworkLimit {
  readonly digest: string;
}

type Window = Tables['rate_windows'];

/** A limit has been reached. Other writes of the same job are rolled back. */
export class TooMany extends Error {
  /** When the visitor may try again. */
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('A rate limit is reached.');
    this.waitMs = waitMs;
  }
}

/**
 * The latest end that a window can have. A later end was set by a server with a fast clock and counts as past. Otherwise it
 * would refuse visitors until that time arrives.
 */
const latestEnd = (windowMs: number, now: number) => now + windowMs + CLOCK_SKEW_MS;

/** The windows that haven't ended, by key. */
async function readWindows(tx: Writer, keys: readonly string[], windowMs: number, now: number) {
  const rows = await tx
    .selectFrom('rate_windows')
    .selectAll()
    .where('key', 'in', keys)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestEnd(windowMs, now))
    .execute();
  return new Map<string, Window>(rows.map((row) => [row.key, row]));
}

/**
 * Takes a place in each of the visitor's networks and one of everyone's. Throws TooMany if one has no place left, and then writes
 * nothing: a network that is over its limit doesn't use up everyone's places. Beyond everyone's limit, a site without a window
 * still gets in, so that no one can close a form for others.
 *
 * Reads before it writes, so it must run in `Store.write`, which lets one server write at a time.
 */
export async function takePlaces(
  tx: Writer,
  form: FormName,
  networks: readonly CountedNetwork[],
  { forms, windowMs }: RateLimits,
): Promise<void> {
  const { perAddress, overall } = forms[form];
  const now = Date.now();
  const own = networks.map(({ digest, times, isSite }) => ({
    key: `${form} ${digest}`,
    most: perAddress * times,
    isSite,
  }));
  const everyone = { key: `${form} overall`, most: overall };
  const keys = [...own, everyone].map(({ key }) => key);
  const windows = await readWindows(tx, keys, windowMs, now);
  const isNewSite = own.some(({ key, isSite }) => isSite && !windows.has(key));

  const limiting = isNewSite ? own : [...own, everyone];
  const ends = limiting.flatMap(({ key, most }) => {
    const window = windows.get(key);
    return window && window.hits >= most ? [window.ends_at] : [];
  });
  if (ends.length > 0) throw new TooMany(Math.max(...ends) - now);

  await count(tx, keys, windows, now + windowMs);
}

/** Takes one of a key's places in a window. Returns false if none is left. Must run in `Store.write` as well. */
export async function takePlace(tx: Writer, key: string, most: number, windowMs: number): Promise<boolean> {
  const now = Date.now();
  const windows = await readWindows(tx, [key], windowMs, now);
  if ((windows.get(key)?.hits ?? 0) >= most) return false;
  await count(tx, [key], windows, now + windowMs);
  return true;
}

/** Adds one to each window, and begins the missing ones. */
async function count(tx: Writer, keys: readonly string[], windows: ReadonlyMap<string, Window>, newEnd: number) {
  const rows = keys.map((key): Window => {
    const { hits, ends_at } = windows.get(key) ?? { hits: 0, ends_at: newEnd };
    return { key, hits: hits + 1, ends_at };
  });
  await tx
    .insertInto('rate_windows')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb.ref('excluded.hits'),
        ends_at: eb.ref('excluded.ends_at'),
      })),
    )
    .execute();
}

/** Deletes the windows that have ended. */
export async function sweepRates(db: Kysely<Tables>, { windowMs }: RateLimits): Promise<void> {
  const now = Date.now();
  const latest = latestEnd(Math.max(windowMs, CONFIRM_WINDOW_MS), now);
  await db
    .deleteFrom('rate_windows')
    .where((eb) => eb.or([eb('ends_at', '<=', now), eb('ends_at', '>', latest)]))
    .execute();
}
