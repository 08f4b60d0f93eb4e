// The forms' backend: the store, the key and the courier. Pages don't wait for it, because tools need no backend.
import { OPEN_WAIT_MS, OPEN_WAITERS_MOST, REOPEN_FIRST_MS, REOPEN_MOST_MS, SWEEP_MS, type RateLimits } from './limits';
import type { Logger } from './log';
import { startCourier, type Courier } from './mail/courier';
import type { MailSettings } from './mail/mail';
import type { SiteFile } from './site/site-file';
import { sweepPending } from './store/newsletter';
import { recallPutOff } from './store/outbox';
import { sweepRates } from './store/rates';
import { loadSigning, type Sign } from './store/secret';
import { openStore, type StoreSettings } from './store/store';
import type { Store } from './store/types';

export interface Backend {
  readonly store: Store;
  readonly sign: Sign;
  /** Undefined if mail is off. */
  readonly courier: Courier | undefined;
  close(): Promise<void>;
}

export interface BackendOptions extends StoreSettings {
  readonly mail?: MailSettings | undefined;
  /** The site's name and address, which mails to visitors contain. */
  readonly site: Pick<SiteFile, 'name' | 'baseUrl'>;
  readonly limits: RateLimits;
  readonly log: Logger;
  /** How long a form waits for a store that isn't open yet. */
  readonly openWaitMs?: number | undefined;
}

async function startOn(store: Store, { mail, site, limits, log }: BackendOptions): Promise<Backend> {
  const sweep = async () => {
    try {
      await sweepRates(store.db, limits);
      await sweepPending(store.db);
      await recallPutOff(store.db, Date.now());
    } catch (error) {
      log.error({ error: String(error) }, 'the store was not swept, will be tried again');
    }
  };
  await sweep();
  const sign = await loadSigning(store.db);
  const courier = mail && startCourier(store.db, mail, site, log);
  const sweeping = setInterval(() => void sweep(), SWEEP_MS);
  return {
    store,
    sign,
    courier,
    async close() {
      clearInterval(sweeping);
      await courier?.stop();
      await store.close();
    },
  };
}

async function openBackend(options: BackendOptions): Promise<Backend> {
  const store = await openStore(options, (error) => options.log.warn({ error: error.message }, 'a connection broke'));
  try {
    return await startOn(store, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A refused connection to several addresses has a code, but no message. */
const reasonOf = (error: unknown) =>
  error instanceof Error && error.message === '' && 'code' in error ? String(error.code) : String(error);

export interface Opening {
  /** Undefined until the store is open. */
  readonly current: () => Backend | undefined;
  /**
   * Waits a while for the store. Resolves to undefined if the store is still closed, if too many requests wait, or after the
   * server began to stop.
   */
  readonly whenOpen: () => Promise<Backend | undefined>;
  /** Before the server stops: ends all waiting, and stops trying to open the store. */
  giveUp(): void;
  /** Resolves after the first attempt, even if it failed. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Retries until the store opens. */
export function createOpening(options: BackendOptions): Opening {
  let backend: Backend | undefined;
  let isClosed = false;
  let waitMs = REOPEN_FIRST_MS;
  let retry: NodeJS.Timeout | undefined;
  let attempting = Promise.resolve();
  const waiting = new Set<() => void>();

  const wakeAll = () => waiting.forEach((wake) => wake());

  function whenOpen(): Promise<Backend | undefined> {
    if (backend || isClosed || waiting.size >= OPEN_WAITERS_MOST) return Promise.resolve(backend);
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve(backend);
      };
      const timer = setTimeout(wake, options.openWaitMs ?? OPEN_WAIT_MS);
      waiting.add(wake);
    });
  }

  async function attempt() {
    try {
      backend = await openBackend(options);
      wakeAll();
    } catch (error) {
      options.log.error({ error: reasonOf(error) }, 'the store cannot be opened, will be tried again');
      if (isClosed) return;
      retry = setTimeout(() => void open(), waitMs);
      waitMs = Math.min(2 * waitMs, REOPEN_MOST_MS);
    }
  }

  const open = () => (attempting = attempt());

  function giveUp() {
    isClosed = true;
    clearTimeout(retry);
    wakeAll();
  }

  return {
    current: () => backend,
    whenOpen,
    giveUp,
    open,
    async close() {
      giveUp();
      await attempting;
      await backend?.close();
    },
  };
}
