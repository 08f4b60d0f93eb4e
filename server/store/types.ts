// What both stores have in common.
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

export type Writer = Transaction<Tables>;

/** Runs the work in a transaction. Once this resolves, what was written outlives the process and the machine's power. */
export type Write = <Result>(work: (tx: Writer) => Promise<Result>) => Promise<Result>;

export interface Store {
  readonly db: Kysely<Tables>;
  readonly write: Write;
  /** Removes deleted rows from the journal as well. Resolves to false if another program's reading prevents that. */
  scrub(): Promise<boolean>;
  close(): Promise<void>;
}

/** A store as its dialect opens it: not yet migrated. */
export interface OpenedStore extends Store {
  /** Migrates while no other process does. */
  prepare(): Promise<void>;
}
