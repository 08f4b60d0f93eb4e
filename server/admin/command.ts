// The operator's commands on the store. Each resolves to the text to print.
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { say } from '../../workers/words/in-words';
import type { Store } from '../store/types';
import { countMails, resendRefused } from '../store/outbox';
import { countSubscribers } from '../store/newsletter';
import { erasePerson } from '../store/person';
import { formats, isFormat, readable } from './format';
import { isListName, lists, type ListName } from './lists';
import { showPerson } from './show';
import * as texts from './words';

const NAMES = Object.keys(lists).join('|');

const USAGE = say(texts.usage, { lists: NAMES });

function listNamed(name: string | undefined): ListName {
  if (!isListName(name)) throw new Error(say(texts.nameList, { lists: NAMES }));
  return name;
}

async function rowsIn(db: Store['db'], table: 'pending_subscriptions' | 'ideas' | 'messages'): Promise<number> {
  const counted = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('rows'));
  return (await counted.executeTakeFirstOrThrow()).rows;
}

async function count({ db }: Store, mails: boolean): Promise<string> {
  const { all, confirmed } = await countSubscribers(db);
  const kinds = await countMails(db);
  const sumOf = (state: 'waiting' | 'refused') => kinds.reduce((sum, counted) => sum + counted[state], 0);
  const lineOf = (name: keyof typeof texts.counts, rows: number) => say(texts.counts[name], { rows: String(rows) });
  const lines = [
    lineOf('subscribers', confirmed),
    lineOf('unconfirmed', all - confirmed + (await rowsIn(db, 'pending_subscriptions'))),
    lineOf('ideas', await rowsIn(db, 'ideas')),
    lineOf('messages', await rowsIn(db, 'messages')),
    lineOf('waiting', sumOf('waiting')),
    lineOf('refused', sumOf('refused')),
    ...(mails ? [] : [texts.noConfirmations]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

interface Values {
  readonly all: boolean;
  readonly format: string;
  readonly out?: string | undefined;
}

async function exportList({ db }: Store, name: ListName, { all, format, out }: Values): Promise<string> {
  if (!isFormat(format)) throw new Error(say(texts.nameFormat, { formats: { any: Object.keys(formats) } }));
  const text = formats[format](await lists[name](db, all));
  if (out === undefined) return text;
  const file = await open(out, 'w', 0o600);
  try {
    await file.chmod(0o600); // The file may have existed before, with wider permissions.
    await file.writeFile(text);
  } finally {
    await file.close();
  }
  return `${say(texts.written, { file: out })}\n`;
}

function addressIn(word: string | undefined): string {
  if (!word?.includes('@')) throw new Error(texts.nameAddress);
  return word;
}

async function erase(store: Store, email: string | undefined): Promise<string> {
  const { subscribers: subscriptions, ideas, messages } = await erasePerson(store.db, addressIn(email));
  const counts = { subscriptions, ideas, messages };
  if (await store.scrub()) return `${say(texts.erased, counts)}\n`;
  throw new Error(say(texts.stillInJournal, counts));
}

async function resend({ db }: Store, id: string | undefined): Promise<string> {
  if (id === undefined) throw new Error(texts.nameRefused);
  const count = await resendRefused(db, id === 'all' ? undefined : id);
  if (count === 0) throw new Error(id === 'all' ? texts.noneRefused : texts.notRefused);
  return `${say(texts.resent, { count })}\n`;
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
