// The newsletter's subscribers and their consent. A subscription counts once the owner of the address has opened the link in a
// mail.
import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { NewsletterRequest } from '../../src/forms/newsletter';
import { CONFIRM_LIFE_MS, CONFIRM_MAILS_MOST, CONFIRM_WINDOW_MS } from '../limits';
import { takePlace } from './rates';
import type { Sign } from './secret';
import { keyOf, type Recorded } from './submissions';
import type { Tables } from './tables';
import type { Writer } from './types';

/** The token is unknown, used, or expired. */
export class UnknownToken extends Error {}

/**
 * Confirmation mails to an address are counted under this key. It is a keyed digest, so the table doesn't reveal the address.
 */
export const confirmationsKey = (sign: Sign, email: string) =>
  `confirmation ${sign('recipient', keyOf(email)).toString('base64url')}`;

async function unsubscribe(tx: Writer, email_key: string): Promise<undefined> {
  await tx.deleteFrom('subscribers').where('email_key', '=', email_key).execute();
  await forgetPending(tx, email_key);
}

/** Deletes the pending subscriptions of this address and their mails. Resolves to their number. */
export async function forgetPending(tx: Writer, email_key: string): Promise<number> {
  const pending = await tx
    .deleteFrom('pending_subscriptions')
    .where('email_key', '=', email_key)
    .returning('id')
    .execute();
  for (const { id } of pending) await tx.deleteFrom('outbox').where('record_id', '=', id).execute();
  return pending.length;
}

/** For a site without mail. The subscription is stored as unconfirmed, since no mail can confirm it. */
export async function saveUnconfirmed(tx: Writer, { email, action }: NewsletterRequest): Promise<undefined> {
  const email_key = keyOf(email);
  if (action === 'unsubscribe') return unsubscribe(tx, email_key);
  await tx
    .insertInto('subscribers')
    .values({ email_key, email, subscribed_at: Date.now(), confirmed_at: null })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
}

/**
 * Stores a pending subscription. Resolves to the mail to send: none for an unsubscription, for a confirmed address, and for one
 * that has reached its limit of mails.
 */
export async function requestSubscription(
  tx: Writer,
  { email, action }: NewsletterRequest,
  sign: Sign,
): Promise<Recorded | undefined> {
  const email_key = keyOf(email);
  if (action === 'unsubscribe') return unsubscribe(tx, email_key);
  const known = tx.selectFrom('subscribers').select('email').where('email_key', '=', email_key);
  if (await known.where('confirmed_at', 'is not', null).executeTakeFirst()) return undefined;
  const now = Date.now();
  if (!(await takePlace(tx, confirmationsKey(sign, email), CONFIRM_MAILS_MOST, CONFIRM_WINDOW_MS))) return undefined;
  const { id } = await tx
    .insertInto('pending_subscriptions')
    .values({ id: randomUUID(), email_key, email, requested_at: now })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ requested_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { kind: 'confirmation', id };
}

/**
 * Moves a pending subscription to the list, with both times.
 * @param token the id of the pending subscription, which only the mail names
 * @throws {UnknownToken}
 */
export async function confirmSubscription(tx: Writer, token: string): Promise<undefined> {
  const now = Date.now();
  const pending = await tx
    .deleteFrom('pending_subscriptions')
    .where('id', '=', token)
    .where('requested_at', '>', now - CONFIRM_LIFE_MS)
    .returning(['email_key', 'email', 'requested_at'])
    .executeTakeFirst();
  if (!pending) throw new UnknownToken('No pending subscription has this token.');
  const { email_key, email, requested_at } = pending;
  const consent = { email, subscribed_at: requested_at, confirmed_at: now };
  await tx.deleteFrom('outbox').where('record_id', '=', token).execute();
  await tx
    .insertInto('subscribers')
    .values({ email_key, ...consent })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(consent))
    .execute();
}

/** Deletes expired pending subscriptions and their mails. */
export async function sweepPending(db: Kysely<Tables>): Promise<void> {
  const end = Date.now() - CONFIRM_LIFE_MS;
  const expired = db.selectFrom('pending_subscriptions').select('id').where('requested_at', '<=', end);
  await db.deleteFrom('outbox').where('record_id', 'in', expired).execute();
  await db.deleteFrom('pending_subscriptions').where('requested_at', '<=', end).execute();
}

/** Confirmed and unconfirmed subscriptions, but no pending ones. */
export function countSubscribers(db: Kysely<Tables>): Promise<{ readonly all: number; readonly confirmed: number }> {
  const counted = db.selectFrom('subscribers').select((eb) => [
    eb.fn.countAll<number>().as('all'),
    eb.fn.count<number>('confirmed_at').as('confirmed'), // doesn't count nulls
  ]);
  return counted.executeTakeFirstOrThrow();
}
