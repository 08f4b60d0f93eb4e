// Stores tool ideas and messages. An address in lower case identifies a person.
import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../src/forms/contact';
import type { ToolIdea } from '../../src/forms/tool-idea';
import type { Writer } from './types';
import type { Tables } from './tables';

/** A new record that may need a mail. */
export interface Recorded {
  readonly kind: Tables['outbox']['kind'];
  readonly id: string;
}

/** The same for every spelling of an address: “ü” is one code point or two. */
export const keyOf = (email: string) => email.trim().toLowerCase().normalize('NFC');

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
