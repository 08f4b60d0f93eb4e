// The mail that tells the operator of a new record. Nothing of a visitor stands in its headers but the address to answer to.
import type { Kysely } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { NO_CONTROLS } from '../../src/forms/fields';
import type { Waiting } from '../store/outbox';
import type { Tables } from '../store/tables';

export interface MailSettings {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly smtpUrl: string;
  readonly to: string;
  readonly from: string;
}

const SUBJECTS = { contact: 'New contact message', toolIdea: 'New tool idea' } as const;

/** What a mail says: the fields of the form, in its order. */
interface Content {
  readonly email: string;
  readonly fields: Readonly<Record<string, string>>;
}

const READERS = {
  async contact(db: Kysely<Tables>, id: string) {
    const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { name, email, subject, message } = row;
    return { email, fields: { Name: name, Email: email, Subject: subject, Message: message } };
  },
  async toolIdea(db: Kysely<Tables>, id: string) {
    const row = await db.selectFrom('ideas').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { name, email, category } = row;
    const idea = { Tool: row.tool_name, Category: category, Description: row.description, 'Use case': row.use_case };
    return { email, fields: { ...idea, Name: name, Email: email } };
  },
} satisfies Record<Waiting['kind'], (db: Kysely<Tables>, id: string) => Promise<Content | undefined>>;

/** Undefined when the record has been erased meanwhile. */
export async function composeMail(
  db: Kysely<Tables>,
  { id, kind, record_id }: Waiting,
  { from, to }: MailSettings,
): Promise<SendMailOptions | undefined> {
  const content = await READERS[kind](db, record_id);
  if (!content) return undefined;
  // The forms' rules refuse such an address long before. A header is worth a second look.
  if (!NO_CONTROLS.test(content.email)) throw new Error('The address to answer to has control characters.');
  return {
    from,
    to,
    subject: SUBJECTS[kind],
    // As an object it is one address, whatever is in it; as a string it would be read as a list.
    replyTo: { name: '', address: content.email },
    // The same for each attempt, so that a mail that was sent twice is known as one.
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '')}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: Object.entries(content.fields)
      .map(([name, value]) => `${name}:\n${value}\n`)
      .join('\n'),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
