// The lists that the operator can read, newest last. The names of the columns suit a spreadsheet's first line.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../store/tables';

/** A line of a list: texts by the names of their columns. */
export type Line = Readonly<Record<string, string>>;

export const time = (ms: number) => new Date(ms).toISOString();

const subscriber = ({ email, at, confirmed_at }: { email: string; at: number; confirmed_at: number | null }): Line => ({
  email,
  subscribed: time(at),
  confirmed: confirmed_at === null ? '' : time(confirmed_at),
});

export const mailLine = ({ id, kind, queued_at, attempts, due_at, refused_at }: Tables['outbox']): Line => ({
  id,
  about: kind,
  queued: queued_at === null ? '' : time(queued_at),
  attempts: String(attempts),
  next: refused_at === null ? time(due_at) : '',
  refused: refused_at === null ? '' : time(refused_at),
});

export const lists = {
  /** Confirmed subscribers only, unless `all` is set. The others have an empty `confirmed`. */
  subscribers: async (db: Kysely<Tables>, all = false): Promise<Line[]> => {
    const listed = db.selectFrom('subscribers').select(['email', 'subscribed_at as at', 'confirmed_at']);
    if (!all) return (await listed.where('confirmed_at', 'is not', null).orderBy('at').execute()).map(subscriber);
    const pending = db
      .selectFrom('pending_subscriptions')
      .select(['email', 'requested_at as at', sql<null>`cast(null as bigint)`.as('confirmed_at')]);
    return (await listed.unionAll(pending).orderBy('at').execute()).map(subscriber);
  },
  ideas: async (db: Kysely<Tables>): Promise<Line[]> => {
    const rows = await db.selectFrom('ideas').selectAll().orderBy('sent_at').execute();
    return rows.map(({ sent_at, tool_name, category, description, use_case, name, email }) => ({
      sent: time(sent_at),
      toolName: tool_name,
      category,
      description,
      useCase: use_case,
      name,
      email,
    }));
  },
  messages: async (db: Kysely<Tables>): Promise<Line[]> => {
    const rows = await db.selectFrom('messages').selectAll().orderBy('sent_at').execute();
    return rows.map(({ sent_at, name, email, subject, message }) => ({
      sent: time(sent_at),
      name,
      email,
      subject,
      message,
    }));
  },
  mails: async (db: Kysely<Tables>): Promise<Line[]> => {
    const rows = await db.selectFrom('outbox').selectAll().orderBy('queued_at').execute();
    return rows.map(mailLine);
  },
} as const;

export type ListName = keyof typeof lists;

export const isListName = (name: string | undefined): name is ListName =>
  name !== undefined && Object.hasOwn(lists, name);
