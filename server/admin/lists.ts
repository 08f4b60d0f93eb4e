// The lists that the operator can read, newest last. The names of the columns suit a spreadsheet's first line.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables';

/** A line of a list: texts by the names of their columns. */
export type Line = Readonly<Record<string, string>>;

const time = (ms: number) => new Date(ms).toISOString();

export const lists = {
  subscribers: async (db: Kysely<Tables>): Promise<Line[]> => {
    const rows = await db.selectFrom('subscribers').selectAll().orderBy('subscribed_at').execute();
    return rows.map(({ email, subscribed_at }) => ({ email, subscribed: time(subscribed_at) }));
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
    return rows.map(({ id, kind, queued_at, attempts, due_at, refused_at }) => ({
      id,
      about: kind,
      queued: queued_at === null ? '' : time(queued_at),
      attempts: String(attempts),
      next: refused_at === null ? time(due_at) : '',
      refused: refused_at === null ? '' : time(refused_at),
    }));
  },
} as const;

export type ListName = keyof typeof lists;

export const isListName = (name: string | undefined): name is ListName =>
  name !== undefined && Object.hasOwn(lists, name);
