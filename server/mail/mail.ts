// The mails: to the operator about a new record, and to a visitor whose subscription waits for a confirmation. Headers have nothing
// that a visitor wrote but the address.
import type { Kysely } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { CONFIRMATION_PAGE } from '../../src/forms/endpoints';
import { NO_CONTROLS } from '../../src/forms/fields';
import { CONFIRM_LIFE_MS } from '../limits';
import type { Waiting } from '../store/outbox';
import type { Tables } from '../store/tables';

export interface MailSettings {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly smtpUrl: string;
  readonly to: string;
  readonly from: string;
}

export interface MailSite {
  readonly name: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
}

interface Mail {
  /** The visitor's address. */
  readonly email: string;
  /** `operator` gets a mail to answer to the visitor. */
  readonly to: 'operator' | 'visitor';
  readonly subject: string;
  readonly text: string;
}

/** A form's fields, in its order. */
const textOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}:\n${value}\n`)
    .join('\n');

const DAY_MS = 86_400_000;

const confirmationText = (
  link: string,
  { name, baseUrl }: MailSite,
) => `Someone, hopefully you, entered this address in the newsletter form of ${name}.

To confirm your subscription, open this page and select "Confirm subscription":
${link}

The link works once, within ${CONFIRM_LIFE_MS / DAY_MS} days.

If it wasn't you, do nothing: without your confirmation, you get no newsletter, and we delete your address.

${name}
${baseUrl}
`;

type Reader = (db: Kysely<Tables>, id: string, site: MailSite) => Promise<Mail | undefined>;

const READERS: Readonly<Record<Waiting['kind'], Reader>> = {
  async contact(db, id) {
    const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { name, email, subject, message } = row;
    const text = textOf({ Name: name, Email: email, Subject: subject, Message: message });
    return { email, to: 'operator', subject: 'New contact message', text };
  },
  async toolIdea(db, id) {
    const row = await db.selectFrom('ideas').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { name, email, category } = row;
    const idea = { Tool: row.tool_name, Category: category, Description: row.description, 'Use case': row.use_case };
    return { email, to: 'operator', subject: 'New tool idea', text: textOf({ ...idea, Name: name, Email: email }) };
  },
  async confirmation(db, id, site) {
    const query = db.selectFrom('pending_subscriptions').select('email').where('id', '=', id);
    const row = await query.where('requested_at', '>', Date.now() - CONFIRM_LIFE_MS).executeTakeFirst();
    if (!row) return undefined;
    const link = `${site.baseUrl}${CONFIRMATION_PAGE}?token=${id}`;
    const subject = 'Please confirm your newsletter subscription';
    return { email: row.email, to: 'visitor', subject, text: confirmationText(link, site) };
  },
};

/** As an object it is one address, whatever is in it. A string would be parsed as a list. */
const oneAddress = (address: string) => ({ name: '', address });

/** Undefined if the record was erased or has expired. */
export async function composeMail(
  db: Kysely<Tables>,
  { id, kind, record_id }: Waiting,
  { from, to: operator }: MailSettings,
  site: MailSite,
): Promise<SendMailOptions | undefined> {
  const mail = await READERS[kind](db, record_id, site);
  if (!mail) return undefined;
  const { email, to, subject, text } = mail;
  // The forms' rules refuse such an address long before. A header is worth a second look.
  if (!NO_CONTROLS.test(email)) throw new Error('The address of the visitor has control characters.');
  return {
    from,
    ...(to === 'visitor' ? { to: oneAddress(email) } : { to: operator, replyTo: oneAddress(email) }),
    subject,
    // The same for each attempt, so that a mail that was sent twice is known as one.
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '')}>`,
    headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834
    text,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
