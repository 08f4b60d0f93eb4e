// The queued mails: stored with their record, taken by one server at a time, deleted once sent, and set aside if refused for
// good.
import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { CLOCK_SKEW_MS } from '../limits';
import type { Writer } from './types';
import type { Recorded } from './submissions';
import type { Tables } from './tables';

/** How long a crashed server holds a mail back. Must be longer than sending takes. */
const LEASE_MS = 5 * 60_000;

const FIRST_RETRY_MS = 60_000;
const LAST_RETRY_MS = 6 * 3_600_000;

const KINDS = ['contact', 'toolIdea', 'confirmation'] as const satisfies readonly Tables['outbox']['kind'][];

export type Waiting = Pick<Tables['outbox'], 'id' | 'kind' | 'record_id' | 'attempts'>;

export async function enqueue(tx: Writer, { kind, id }: Recorded): Promise<void> {
  const now = Date.now();
  const row = { id: randomUUID(), kind, record_id: id, attempts: 0, due_at: now, queued_at: now, refused_at: null };
  await tx.insertInto('outbox').values(row).execute();
}

/** One minute, doubled after each failure, up to six hours. Retries never end. */
export const retryAfterMs = (attempts: number) => Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);

/** Takes the mail that has been due for longest. If two servers try at once, only one gets it. */
export function claimDue(db: Kysely<Tables>, now: number): Promise<Waiting | undefined> {
  return db
    .updateTable('outbox')
    .set((eb) => ({ due_at: now + LEASE_MS, attempts: eb('attempts', '+', 1) }))
    .where('due_at', '<=', now)
    .where('refused_at', 'is', null)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('due_at', '<=', now)
        .where('refused_at', 'is', null)
        .orderBy('due_at')
        .limit(1),
    )
    .returning(['id', 'kind', 'record_id', 'attempts'])
    .executeTakeFirst();
}

export async function removeSent(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Makes mails due whose time a server with a fast clock has set later than any retry could be. */
export async function recallPutOff(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('due_at', '>', now + LAST_RETRY_MS + CLOCK_SKEW_MS)
    .execute();
}

export async function postpone(db: Kysely<Tables>, { id, attempts }: Waiting, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now + retryAfterMs(attempts) })
    .where('id', '=', id)
    .execute();
}

/** Sets a refused mail aside, so that the operator can see it and send it again. */
export async function setAside(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db.updateTable('outbox').set({ refused_at: now }).where('id', '=', id).execute();
}

/** Makes refused mails due again: the one with this id, or all. Resolves to their number. */
export async function resendRefused(db: Kysely<Tables>, id?: string): Promise<number> {
  const refused = db.updateTable('outbox').set({ refused_at: null, attempts: 0, due_at: Date.now() });
  const chosen = refused
    .where('refused_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''));
  return (await chosen.returning('id').execute()).length;
}

export interface MailCounts {
  readonly kind: Waiting['kind'];
  readonly waiting: number;
  readonly refused: number;
  /** When the oldest waiting mail was queued, in milliseconds since 1970. */
  readonly oldest: number | null;
}

/** One entry per kind, including kinds without a waiting mail. */
export async function countMails(db: Kysely<Tables>): Promise<readonly MailCounts[]> {
  const counted = await db
    .selectFrom('outbox')
    .groupBy('kind')
    .select((eb) => [
      'kind',
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('refused_at').as('refused'), // doesn't count nulls
      sql<number | null>`min(case when refused_at is null then queued_at end)`.as('oldest'),
    ])
    .execute();
  return KINDS.map((kind) => {
    const { all, refused, oldest } = counted.find((row) => row.kind === kind) ?? { all: 0, refused: 0, oldest: null };
    return { kind, waiting: all - refused, refused, oldest };
  });
}
