// Reports which parts of the server work. Results are cached, because a check costs a write.
import type { Context } from 'hono';
import type { Backend } from '../backend';
import { HEALTH_FAILED_MS, HEALTH_KEPT_MS, HEALTH_WAIT_MS } from '../limits';
import type { Logger } from '../log';
import * as words from './words';

export interface HealthOptions {
  readonly backend: () => Backend | undefined;
  readonly log: Logger;
  /** True if submissions are mailed. */
  readonly mails: boolean;
}

/** Rejects if the promise doesn't settle in time. */
function inTime(promise: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`No answer in ${ms} ms.`)), ms);
    void promise.then(resolve, reject).finally(() => clearTimeout(timeout));
  });
}

/**
 * Rejects if a submission would fail. The probe is written and committed, because only a commit notices a full disk. The row is
 * deleted with expired windows.
 */
async function checkStore(backend: Backend | undefined): Promise<void> {
  if (!backend) throw new Error('The store is not open yet.');
  await backend.store.write(async (tx) => {
    const row = { key: 'health', hits: 0, ends_at: Date.now() };
    const insert = tx.insertInto('rate_windows').values(row);
    await insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ ends_at: row.ends_at })).execute();
  });
}

/** Caches the result for a while. Requests that arrive during a check share it. */
function storeWatch({ backend, log }: HealthOptions): () => Promise<boolean> {
  let found: Promise<boolean> | undefined;
  const look = async () => {
    try {
      await inTime(checkStore(backend()), HEALTH_WAIT_MS);
      return true;
    } catch (error) {
      log.error({ error: String(error) }, 'the store takes nothing');
      return false;
    }
  };
  const forgetLater = (works: boolean) => {
    setTimeout(() => (found = undefined), works ? HEALTH_KEPT_MS : HEALTH_FAILED_MS).unref();
    return works;
  };
  return () => (found ??= look().then(forgetLater));
}

function mailState({ backend, mails }: HealthOptions) {
  if (!mails) return 'off';
  return backend()?.courier?.isFailing() === false ? 'ok' : 'waiting';
}

/** 503 while submissions fail. Waiting mails are reported with 200, because nothing is lost. */
export function healthCheck(options: HealthOptions) {
  const storeWorks = storeWatch(options);
  return async (c: Context) => {
    const works = await storeWorks();
    const parts = { store: works ? 'ok' : 'failing', mail: mailState(options) };
    if (works) return c.json({ success: true, message: words.storeWorks, parts });
    return c.json({ success: false, message: words.storeFails, error: words.storeFails, parts }, 503);
  };
}
