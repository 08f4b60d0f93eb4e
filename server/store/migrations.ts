// The versions of the schema. Never change a released one: add a new one with a later name.
import { DEFAULT_MIGRATION_TABLE, sql, type CreateTableBuilder, type Kysely, type Migration } from 'kysely';
import type { Tables } from './tables';

/**
 * Ends the name of a migration that only adds tables, indexes, or columns with a default. The previous version still works
 * after it, so the site can be rolled back.
 */
const COMPATIBLE = '.compatible';

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

async function addRefusedMails({ schema }: Kysely<unknown>) {
  await schema.alterTable('outbox').addColumn('queued_at', 'bigint').execute();
  await schema.alterTable('outbox').addColumn('refused_at', 'bigint').execute();
}

/** A separate table, because the previous version would list unconfirmed requests as subscribers. */
async function addConsent({ schema }: Kysely<unknown>) {
  await schema.alterTable('subscribers').addColumn('confirmed_at', 'bigint').execute();
  await schema
    .createTable('pending_subscriptions')
    .addColumn('email_key', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Normalizes address keys to NFC. Only the newsletter accepts addresses beyond ASCII. */
async function normalizeKeys(db: Kysely<Pick<Tables, 'subscribers'>>) {
  const rows = await db.selectFrom('subscribers').selectAll().execute();
  for (const row of rows) {
    const email_key = row.email_key.normalize('NFC');
    if (email_key === row.email_key) continue;
    await db.deleteFrom('subscribers').where('email_key', '=', row.email_key).execute();
    const insert = db.insertInto('subscribers').values({ ...row, email_key });
    await insert.onConflict((conflict) => conflict.column('email_key').doNothing()).execute();
  }
}

const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db: Kysely<unknown>) {
      await createTables(db);
      await createIndexes(db);
    },
  },
  [`0002-refused-mails${COMPATIBLE}`]: { up: addRefusedMails },
  [`0003-newsletter-consent${COMPATIBLE}`]: { up: addConsent },
  [`0004-normalized-keys${COMPATIBLE}`]: { up: normalizeKeys },
};

const nothing: Migration = { up: () => Promise.resolve() };

async function namesInStore(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ readonly name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/**
 * All migrations for Kysely's Migrator, which refuses a store with a migration that it doesn't know.
 * @throws {Error} if a newer version has migrated the store in a way that this version can't work with
 */
export async function migrationsFor(db: Kysely<Tables>): Promise<Readonly<Record<string, Migration>>> {
  const newer = (await namesInStore(db)).filter((name) => !Object.hasOwn(migrations, name));
  const breaking = newer.find((name) => !name.endsWith(COMPATIBLE));
  if (breaking !== undefined) {
    throw new Error(
      `A newer version has changed the store (${breaking}), and this version can't use it. Start the newer version, or restore a backup from before the upgrade.`,
    );
  }
  return { ...migrations, ...Object.fromEntries(newer.map((name) => [name, nothing])) };
}
