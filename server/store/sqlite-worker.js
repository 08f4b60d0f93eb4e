// @ts-check
// The thread that has the SQLite file. Only this thread waits for a lock or the disk. Responses have the order of the requests.
// Plain JavaScript, because a thread starts without the loader that reads TypeScript.
import { DatabaseSync } from '@photostructure/sqlite';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {import('./sqlite-thread').ThreadOptions} ThreadOptions */
/** @typedef {import('./sqlite-thread').Request} Request */
/** @typedef {import('./sqlite-thread').Reply} Reply */
/** @typedef {InstanceType<typeof DatabaseSync>} Database */
/** @typedef {ReturnType<Database['prepare']>} Statement */

// FULL: a commit is on disk before the visitor reads "Thank you", so a power failure loses nothing. secure_delete: erased data
// is overwritten.
const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON';

const SQLITE_BUSY = 5;

const { file, waitMs } = /** @type {ThreadOptions} */ (workerData);

/** @type {{ database: Database, statements: Map<string, Statement>, identity: string, journal: string } | undefined} */
let opened;

/** True after an error that may last as long as the connection, such as from opening the file while it was read-only. */
let isSuspect = false;

/** The file system's inode number. "none" if there is no such file. @param {string} path */
function identify(path) {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return 'none';
  }
}

const identifyJournal = () => identify(`${file}-wal`);

function open() {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: waitMs });
  try {
    chmodSync(file, 0o600); // The journal gets the same permissions.
    database.exec(PRAGMAS);
    database.exec('SELECT 1 FROM sqlite_schema'); // Creates the journal.
    return { database, statements: new Map(), identity: identify(file), journal: identifyJournal() };
  } catch (error) {
    database.close();
    throw error;
  }
}

function close() {
  const database = opened?.database;
  opened = undefined;
  try {
    // A closed connection stays alive until its statements are garbage-collected. It must not hold a lock until then.
    if (database?.isTransaction) database.exec('ROLLBACK');
  } finally {
    database?.close();
  }
}

/**
 * Moves the rows of a removed journal into the file. Only this connection still has that journal open, so the rows would be
 * lost if the process were killed.
 * @param {Database} database
 */
function saveJournal(database) {
  const result = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (result?.busy === 0) return;
  throw new Error('The journal of the SQLite file was removed while another program reads the file. End that program.');
}

/** True if writes to the open file might be lost. @param {NonNullable<typeof opened>} open */
function isStale({ database, identity, journal }) {
  if (identify(file) !== identity) return true;
  if (identifyJournal() === journal) return false;
  saveJournal(database);
  return true;
}

/** Reopens the file if that may help. Never in a transaction, because half of it would be lost. */
function current() {
  if (opened && !opened.database.isTransaction && (isStale(opened) || isSuspect)) close();
  if (!opened) {
    opened = open();
    isSuspect = false;
  }
  return opened;
}

/** @returns {Reply} the identity of the file that writes now go to */
function begin() {
  const { database, identity } = current();
  database.exec('BEGIN IMMEDIATE');
  return { identity };
}

/** @returns {Reply} */
function rollback() {
  // Some errors, such as a full disk, have already rolled back.
  if (opened?.database.isTransaction) opened.database.exec('ROLLBACK');
  return {};
}

/** @type {(sql: string) => Statement} */
function prepare(sql) {
  const { database, statements } = current();
  const known = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, known);
  return known;
}

/** @type {(sql: string, parameters: readonly unknown[]) => Reply} */
function query(sql, parameters) {
  const statement = prepare(sql);
  const values = /** @type {Parameters<Statement['all']>} */ (parameters);
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  return { changes: Number(statement.run(...values).changes) };
}

/** @type {(request: Request) => Reply} */
function perform(request) {
  switch (request.task) {
    case 'begin':
      return begin();
    case 'rollback':
      return rollback();
    case 'query':
      return query(request.sql, request.parameters);
    case 'close':
      close();
      return {};
  }
}

/** @type {(error: unknown) => Reply} */
function failure(error) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  const isBusy = code === SQLITE_BUSY;
  isSuspect ||= !isBusy && !message.includes('constraint failed');
  return { failure: { message, isBusy } };
}

parentPort?.on('message', (/** @type {Request} */ request) => {
  /** @type {Reply} */
  let reply;
  try {
    reply = perform(request);
  } catch (error) {
    reply = failure(error);
  }
  parentPort?.postMessage(reply);
});
