// Everything stored about one email address, for a request for access (GDPR, Article 15).
import type { Store } from '../store/types';
import { confirmationsKey } from '../store/newsletter';
import { loadSigning } from '../store/secret';
import { keyOf } from '../store/submissions';
import { readable } from './format';
import { lists, mailLine, time, type Line } from './lists';
import * as words from './words';

async function mailsAbout({ db }: Store, key: string): Promise<readonly Line[]> {
  const records = db
    .selectFrom('ideas')
    .select('id')
    .where('email_key', '=', key)
    .unionAll(db.selectFrom('messages').select('id').where('email_key', '=', key))
    .unionAll(db.selectFrom('pending_subscriptions').select('id').where('email_key', '=', key));
  const mails = await db.selectFrom('outbox').selectAll().where('record_id', 'in', records).execute();
  return mails.map(mailLine);
}

/** The number of confirmation mails, which is stored under a keyed digest of the address. */
async function confirmationMails({ db }: Store, email: string): Promise<readonly Line[]> {
  const key = confirmationsKey(await loadSigning(db), email);
  const counts = await db.selectFrom('rate_windows').selectAll().where('key', '=', key).execute();
  return counts.map(({ hits, ends_at }) => ({ counted: String(hits), deletedAfter: time(ends_at) }));
}

/** One block per kind of record, without the empty ones. `json` gives one object with all of them. */
export async function showPerson(store: Store, email: string, json: boolean): Promise<string> {
  const key = keyOf(email);
  const ofPerson = (lines: readonly Line[]) => lines.filter((line) => keyOf(line.email ?? '') === key);
  const found = {
    subscriptions: ofPerson(await lists.subscribers(store.db, true)),
    ideas: ofPerson(await lists.ideas(store.db)),
    messages: ofPerson(await lists.messages(store.db)),
    mailsWaitingOrRefused: await mailsAbout(store, key),
    confirmationMails: await confirmationMails(store, email),
  };
  if (json) return `${JSON.stringify(found, null, 2)}\n`;
  const sections = Object.entries(found).filter(([, lines]) => lines.length > 0);
  if (sections.length === 0) return `${words.nothingStored}\n`;
  return sections.map(([name, lines]) => `== ${name}\n\n${readable(lines)}`).join('\n');
}
