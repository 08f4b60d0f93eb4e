// What the operator can look at: three lists, the newest last, in words that a spreadsheet's first line can have.
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
} as const;

export type ListName = keyof typeof lists;

export const isListName = (name: string | undefined): name is ListName =>
  name !== undefined && Object.hasOwn(lists, name);
