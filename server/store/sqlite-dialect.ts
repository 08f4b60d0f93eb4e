// Kysely's dialect for the SQLite thread: one connection, with one user at a time.
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { SqliteThread } from './sqlite-thread';

/** Called with the file of each transaction; throw to abort it. */
export type Inspect = (identity: string | undefined) => void;

class Connection implements DatabaseConnection {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows = [], changes } = await this.#thread.ask({ task: 'query', sql, parameters });
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows of this store come all at once.');
  }
}

class SqliteThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #inspect: Inspect;
  readonly #connection: Connection;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(thread: SqliteThread, inspect: Inspect) {
    this.#thread = thread;
    this.#inspect = inspect;
    this.#connection = new Connection(thread);
  }

  async init() {
    // The thread opens the file when it gets the first request.
  }

  async acquireConnection() {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return this.#connection;
  }

  async releaseConnection() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  async beginTransaction() {
    const { identity } = await this.#thread.ask({ task: 'begin' });
    try {
      this.#inspect(identity);
    } catch (error) {
      await this.rollbackTransaction();
      throw error;
    }
  }

  async commitTransaction() {
    await this.#thread.ask({ task: 'query', sql: 'commit', parameters: [] });
  }

  async rollbackTransaction() {
    await this.#thread.ask({ task: 'rollback' });
  }

  destroy() {
    return this.#thread.close();
  }
}

export const sqliteDialect = (thread: SqliteThread, inspect: Inspect): Dialect => ({
  createDriver: () => new SqliteThreadDriver(thread, inspect),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
