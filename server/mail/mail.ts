// The mails: to the operator about a new record, and to a visitor to confirm a subscription. The visitor's address is the only
// input of a visitor in a header.
import type { Kysely } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { say } from '../../workers/words/in-words';
import { CONFIRMATION_PAGE } from '../../src/forms/endpoints';
import { NO_CONTROLS } from '../../src/forms/fields';
import { CONFIRM_LIFE_MS } from '../limits';
import type { Waiting } from '../store/outbox';
import type { Tables } from '../store/tables';
import * as words from './words';

export interface MailSettings {
  /** smtp:// or smtps://, with user and password if the server needs them. */
  readonly smtpUrl: string;
  readonly to: string;
  readonly from: string;
}

export interface MailSite {
  readonly name: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
}

interface Mail {
  /** The visitor's address. */
  readonly email: string;
  /** `operator` is for mails whose replies go to the visitor. */
  readonly to: 'operator' | 'visitor';
  readonly subject: string;
  readonly text: string;
}

/** A form's fields, in its order. */
const textOf = (...fields: readonly (readonly [name: string, value: string])[]) =>
  fields.map(([name, value]) => `${name}:\n${value}\n`).join('\n');

const DAY_MS = 86_400_000;

const confirmationText = (link: string, { name, baseUrl }: MailSite) =>
  say(words.confirmation, { site: name, link, days: CONFIRM_LIFE_MS / DAY_MS, address: baseUrl });

type Reader = (db: Kysely<Tables>, id: string, site: MailSite) => Promise<Mail | undefined>;

const READERS: Readonly<Record<Waiting['kind'], Reader>> = {
  async contact(db, id) {
    const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { name, email, subject, message } = row;
    const text = textOf([words.name, name], [words.email, email], [words.subject, subject], [words.message, message]);
    return { email, to: 'operator', subject: words.newMessage, text };
  },
  async toolIdea(db, id) {
    const row = await db.selectFrom('ideas').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { name, email, category } = row;
    const text = textOf(
      [words.tool, row.tool_name],
      [words.category, category],
      [words.description, row.description],
      [words.useCase, row.use_case],
      [words.name, name],
      [words.email, email],
    );
    return { email, to: 'operator', subject: words.newIdea, text };
  },
  async confirmation(db, id, site) {
    const query = db.selectFrom('pending_subscriptions').select('email').where('id', '=', id);
    const row = await query.where('requested_at', '>', Date.now() - CONFIRM_LIFE_MS).executeTakeFirst();
    if (!row) return undefined;
    const link = `${site.baseUrl}${CONFIRMATION_PAGE}?token=${id}`;
    return { email: row.email, to: 'visitor', subject: words.pleaseConfirm, text: confirmationText(link, site) };
  },
};

/** An object is always a single address. A string would be parsed as a list. */
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
  // The form's rules already refuse such an address. This check protects the headers even if they change.
  if (!NO_CONTROLS.test(email)) throw new Error('The address of the visitor has control characters.');
  return {
    from,
    ...(to === 'visitor' ? { to: oneAddress(email) } : { to: operator, replyTo: oneAddress(email) }),
    subject,
    // The same for each attempt, so that mail clients can recognize a duplicate.
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '')}>`,
    headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834
    text,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
