// The versions of the schema. One that has been released is never changed: a change is a new one, with a later name.
import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

const sentColumns = (table: CreateTableBuilder<string>) =>
  table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull());

async function createTables({ schema }: Kysely<unknown>) {
  await schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('rate_windows')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('subscribers')
    .addColumn('email_key', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subscribed_at', 'bigint', (column) => column.notNull())
    .execute();
  await sentColumns(schema.createTable('ideas'))
    .addColumn('tool_name', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('use_case', 'text', (column) => column.notNull())
    .execute();
  await sentColumns(schema.createTable('messages'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createIndexes({ schema }: Kysely<unknown>) {
  await schema.createIndex('rate_windows_ends_at').on('rate_windows').column('ends_at').execute();
  await schema.createIndex('ideas_email_key').on('ideas').column('email_key').execute();
  await schema.createIndex('messages_email_key').on('messages').column('email_key').execute();
  await schema.createIndex('outbox_due_at').on('outbox').column('due_at').execute();
}

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db: Kysely<unknown>) {
      await createTables(db);
      await createIndexes(db);
    },
  },
};
