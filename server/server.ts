// The whole server: the store, the courier, the site and the API, started together and stopped together.
import { createApi } from './api/api';
import { createApp } from './app';
import { rateLimits, SWEEP_MS, type RateLimits } from './limits';
import { listen, type Address, type Listening } from './listen';
import type { Logger } from './log';
import { startCourier } from './mail/courier';
import type { MailSettings } from './mail/mail';
import { sweepRates } from './store/rates';
import { loadSigning } from './store/secret';
import { openStore, type StoreSettings } from './store/store';
import type { Store } from './store/types';

export interface ServerOptions extends StoreSettings {
  /** The folder of the production build. */
  readonly root: string;
  readonly address: Address;
  readonly mail?: MailSettings | undefined;
  readonly proxies?: number;
  readonly allowedOrigins?: readonly string[];
  readonly limits?: RateLimits | undefined;
  readonly log: Logger;
}

async function startWith(store: Store, options: ServerOptions): Promise<Listening> {
  const { root, address, mail, proxies = 0, allowedOrigins = [], limits = rateLimits, log } = options;
  const { db } = store;
  const sweep = () =>
    sweepRates(db).catch((error: unknown) => log.error({ error: String(error) }, 'old rate windows stay for now'));
  await sweep();
  const sign = await loadSigning(db);
  const courier = mail && startCourier(db, mail, log);
  const origins = { allowed: allowedOrigins, behindProxy: proxies > 0 };
  const api = createApi({
    ...{ store, sign, limits, proxies, log, origins },
    onMail: courier?.wake,
    isMailFailing: courier?.isFailing,
  });
  const sweeping = setInterval(() => void sweep(), SWEEP_MS);
  const stopRest = async () => {
    clearInterval(sweeping);
    await courier?.stop();
  };
  try {
    const server = await listen(createApp({ root, api, behindProxy: proxies > 0, log }), address);
    return {
      ...server,
      async close(graceMs) {
        await server.close(graceMs);
        await stopRest();
        await store.close();
      },
    };
  } catch (error) {
    await stopRest();
    throw error;
  }
}

export async function startServer(options: ServerOptions): Promise<Listening> {
  const store = await openStore(options, (error) => options.log.warn({ error: error.message }, 'a connection broke'));
  try {
    return await startWith(store, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}
