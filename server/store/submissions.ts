// What visitors send, into the store and out of it again. One person is known by the address, whatever its case.
import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../src/forms/contact';
import type { NewsletterRequest } from '../../src/forms/newsletter';
import type { ToolIdea } from '../../src/forms/tool-idea';
import type { Writer } from './types';
import type { Tables } from './tables';

/** A new record that somebody may want to be told of. */
export interface Recorded {
  readonly kind: Tables['outbox']['kind'];
  readonly id: string;
}

/** The same for every spelling of an address: “ü” is one code point or two. */
const keyOf = (email: string) => email.trim().toLowerCase().normalize('NFC');

/** Subscribing twice is fine, and so is leaving without having come: neither tells who is on the list. */
export async function saveSubscription(tx: Writer, { email, action }: NewsletterRequest): Promise<undefined> {
  const email_key = keyOf(email);
  if (action === 'unsubscribe') {
    await tx.deleteFrom('subscribers').where('email_key', '=', email_key).execute();
    return undefined;
  }
  await tx
    .insertInto('subscribers')
    .values({ email_key, email, subscribed_at: Date.now() })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
  return undefined;
}

const sentNow = (name: string, email: string) => ({
  id: randomUUID(),
  sent_at: Date.now(),
  name,
  email,
  email_key: keyOf(email),
});

export async function saveIdea(tx: Writer, idea: ToolIdea): Promise<Recorded> {
  const { toolName, category, description, useCase, name, email } = idea;
  const sent = sentNow(name, email);
  const row = { ...sent, tool_name: toolName, category, description, use_case: useCase };
  await tx.insertInto('ideas').values(row).execute();
  return { kind: 'toolIdea', id: sent.id };
}

export async function saveMessage(tx: Writer, sentMessage: ContactMessage): Promise<Recorded> {
  const { name, email, subject, message } = sentMessage;
  const sent = sentNow(name, email);
  await tx
    .insertInto('messages')
    .values({ ...sent, subject, message })
    .execute();
  return { kind: 'contact', id: sent.id };
}

export interface Erased {
  readonly subscribers: number;
  readonly ideas: number;
  readonly messages: number;
}

/** Removes everything that came from an address, mails that are still waiting included. */
export async function erasePerson(db: Kysely<Tables>, email: string): Promise<Erased> {
  const key = keyOf(email);
  return db.transaction().execute(async (tx) => {
    const subscribers = await tx.deleteFrom('subscribers').where('email_key', '=', key).returning('email').execute();
    const ideas = await tx.deleteFrom('ideas').where('email_key', '=', key).returning('id').execute();
    const messages = await tx.deleteFrom('messages').where('email_key', '=', key).returning('id').execute();
    for (const { id } of [...ideas, ...messages]) {
      await tx.deleteFrom('outbox').where('record_id', '=', id).execute();
    }
    return { subscribers: subscribers.length, ideas: ideas.length, messages: messages.length };
  });
}
