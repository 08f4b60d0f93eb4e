// The operator's commands on the store. Each resolves to the text to print.
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Store } from '../store/types';
import { countMails, resendRefused } from '../store/outbox';
import { countSubscribers } from '../store/newsletter';
import { erasePerson } from '../store/person';
import { formats, isFormat, readable } from './format';
import { isListName, lists, type ListName } from './lists';
import { showPerson } from './show';

const NAMES = Object.keys(lists).join('|');

const USAGE = `npm run admin -- list                      how many there are of each
npm run admin -- list ${NAMES}
npm run admin -- export ${NAMES} [--all] [--format csv|json] [--out FILE]
npm run admin -- show EMAIL [--json]        all that is stored about this address
npm run admin -- delete EMAIL               erases all that came from this address
npm run admin -- resend all|ID              sends refused emails again; "list mails" shows their ids
npm run admin -- mail-test ADDRESS          sends a test email with SMTP_URL, and explains what happened

Subscribers are those who have confirmed. --all adds the others, with an empty "confirmed".
--out writes a file that only you can read. Without it the list goes to standard output
(with "npm run --silent", nothing else does). The store is the one that the server uses:
DATABASE_URL, or the file in DATA_DIR.`;

function listNamed(name: string | undefined): ListName {
  if (!isListName(name)) throw new Error(`Name a list: ${NAMES}.`);
  return name;
}

async function rowsIn(db: Store['db'], table: 'pending_subscriptions' | 'ideas' | 'messages'): Promise<number> {
  const counted = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('rows'));
  return (await counted.executeTakeFirstOrThrow()).rows;
}

const NO_CONFIRMATIONS = `Mail is off, so signups can’t be confirmed. Set SMTP_URL and MAIL_TO to send confirmation emails.
`;

async function count({ db }: Store, mails: boolean): Promise<string> {
  const { all, confirmed } = await countSubscribers(db);
  const kinds = await countMails(db);
  const sumOf = (state: 'waiting' | 'refused') => kinds.reduce((sum, counted) => sum + counted[state], 0);
  const counts = {
    subscribers: confirmed,
    'unconfirmed subscribers': all - confirmed + (await rowsIn(db, 'pending_subscriptions')),
    ideas: await rowsIn(db, 'ideas'),
    messages: await rowsIn(db, 'messages'),
    'mails waiting': sumOf('waiting'),
    'mails refused': sumOf('refused'),
  };
  const lines = Object.entries(counts).map(([name, rows]) => `${name}: ${rows}\n`);
  return lines.join('') + (mails ? '' : NO_CONFIRMATIONS);
}

interface Values {
  readonly all: boolean;
  readonly format: string;
  readonly out?: string | undefined;
}

async function exportList({ db }: Store, name: ListName, { all, format, out }: Values): Promise<string> {
  if (!isFormat(format)) throw new Error(`Name a format: ${Object.keys(formats).join(' or ')}.`);
  const text = formats[format](await lists[name](db, all));
  if (out === undefined) return text;
  const file = await open(out, 'w', 0o600);
  try {
    await file.chmod(0o600); // The file may have existed before, with wider permissions.
    await file.writeFile(text);
  } finally {
    await file.close();
  }
  return `Written to ${out}\n`;
}

function addressIn(word: string | undefined): string {
  if (!word?.includes('@')) throw new Error('Name the email address of the person.');
  return word;
}

async function erase(store: Store, email: string | undefined): Promise<string> {
  const { subscribers, ideas, messages } = await erasePerson(store.db, addressIn(email));
  const counts = `${subscribers} subscription(s), ${ideas} idea(s), ${messages} message(s)`;
  if (await store.scrub()) return `Erased: ${counts}.\n`;
  throw new Error(`Deleted: ${counts}. But their text is still in the journal (toolyard.sqlite-wal), because another program
is reading the database. End that program, such as a backup, then run this command again.`);
}

async function resend({ db }: Store, id: string | undefined): Promise<string> {
  if (id === undefined) throw new Error('Name the id of a refused email, or "all". "list mails" shows the ids.');
  const count = await resendRefused(db, id === 'all' ? undefined : id);
  if (count === 0) throw new Error(id === 'all' ? 'No email has been refused.' : 'No refused email has this id.');
  return `${count} email(s) will be sent within a minute, if the server is running.\n`;
}

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'csv' },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });

/** Undefined unless the words ask for help, which needs neither settings nor a store. */
export function helpFor(words: readonly string[]): string | undefined {
  const { values, positionals } = parse(words);
  return values.help || positionals[0] === 'help' ? `${USAGE}\n` : undefined;
}

/**
 * @param words the arguments after `npm run admin --`
 * @param mails whether mail is set up
 */
export async function runCommand(store: Store, words: readonly string[], mails: boolean): Promise<string> {
  const { values, positionals } = parse(words);
  const [command, name] = positionals;
  if (command === 'list')
    return name === undefined ? count(store, mails) : readable(await lists[listNamed(name)](store.db, values.all));
  if (command === 'export') return exportList(store, listNamed(name), values);
  if (command === 'delete') return erase(store, name);
  if (command === 'show') return showPerson(store, addressIn(name), values.json);
  if (command === 'resend') return resend(store, name);
  throw new Error(USAGE);
}
