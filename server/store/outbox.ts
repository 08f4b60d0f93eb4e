// Mails that wait: queued with their record, taken by one server at a time, deleted once sent, and set aside if refused for good.
import { sql, type Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { CLOCK_SKEW_MS } from '../limits';
import type { Writer } from './types';
import type { Recorded } from './submissions';
import type { Tables } from './tables';

/** A server that dies while it sends holds a mail back for this long. Longer than sending may take. */
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

/** One minute, then twice as long each time, up to six hours; for as long as it takes. */
export const retryAfterMs = (attempts: number) => Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);

/** Takes the mail that has been due for longest. Of two servers that ask at once, one gets it. */
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

/** Makes mails due that a clock that was ahead has put off for longer than any retry takes. */
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

/** Keeps a mail that was refused for good, so that the operator can see it and send it again. */
export async function setAside(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db.updateTable('outbox').set({ refused_at: now }).where('id', '=', id).execute();
}

/** Makes refused mails due again: the one with this id, or all. Resolves to how many there were. */
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

/** One for each kind, also for those without a mail. */
export async function countMails(db: Kysely<Tables>): Promise<readonly MailCounts[]> {
  const counted = await db
    .selectFrom('outbox')
    .groupBy('kind')
    .select((eb) => [
      'kind',
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('refused_at').as('refused'), // which counts no nulls
      sql<number | null>`min(case when refused_at is null then queued_at end)`.as('oldest'),
    ])
    .execute();
  return KINDS.map((kind) => {
    const { all, refused, oldest } = counted.find((row) => row.kind === kind) ?? { all: 0, refused: 0, oldest: null };
    return { kind, waiting: all - refused, refused, oldest };
  });
}
