// The interface of both stores.
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

export type Writer = Transaction<Tables>;

/** Runs the work in a transaction. After it resolves, the data survives a crash of the process and a loss of power. */
export type Write = <Result>(work: (tx: Writer) => Promise<Result>) => Promise<Result>;

export interface Store {
  readonly db: Kysely<Tables>;
  readonly write: Write;
  /** Removes deleted rows from the journal as well. Resolves to false if another program's reading prevents that. */
  scrub(): Promise<boolean>;
  close(): Promise<void>;
}

/** An opened store that isn't migrated yet. */
export interface OpenedStore extends Store {
  /** Migrates under a lock that excludes other processes. */
  prepare(): Promise<void>;
}
