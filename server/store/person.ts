// All records of one email address, to show and to erase them.
import type { Kysely } from 'kysely';
import { forgetPending } from './newsletter';
import { keyOf } from './submissions';
import type { Tables } from './tables';

export interface Erased {
  /** Confirmed, unconfirmed and pending ones. */
  readonly subscribers: number;
  readonly ideas: number;
  readonly messages: number;
}

/** Deletes all records of an address, including queued mails. */
export async function erasePerson(db: Kysely<Tables>, email: string): Promise<Erased> {
  const key = keyOf(email);
  return db.transaction().execute(async (tx) => {
    const subscribers = await tx.deleteFrom('subscribers').where('email_key', '=', key).returning('email').execute();
    const ideas = await tx.deleteFrom('ideas').where('email_key', '=', key).returning('id').execute();
    const messages = await tx.deleteFrom('messages').where('email_key', '=', key).returning('id').execute();
    const pending = await forgetPending(tx, key);
    for (const { id } of [...ideas, ...messages]) {
      await tx.deleteFrom('outbox').where('record_id', '=', id).execute();
    }
    return { subscribers: subscribers.length + pending, ideas: ideas.length, messages: messages.length };
  });
}
