// The whole server: the site and the API, which listen at once, and the forms' backend, which may open later.
import type { Hono } from 'hono';
import { createApi } from './api/api';
import { createMetricsApp } from './api/metrics';
import { createApp } from './app';
import { createOpening, type BackendOptions } from './backend';
import { rateLimits, type RateLimits } from './limits';
import { listen, type Address, type Listening } from './listen';
import { createMetrics } from './metrics';
import { readSiteFile } from './site/site-file';

export interface ServerOptions extends Omit<BackendOptions, 'limits' | 'site'> {
  /** The folder of the production build. */
  readonly root: string;
  readonly address: Address;
  readonly proxies?: number;
  readonly allowedOrigins?: readonly string[];
  /** The port for metrics. Undefined for none. */
  readonly metricsAddress?: Address | undefined;
  readonly limits?: RateLimits | undefined;
}

export interface Running extends Listening {
  readonly metricsUrl: string | undefined;
}

const LOCAL_LINKS =
  'confirmation mails link to this machine: set VITE_BASE_URL to the address of the site, and build again';

const isLocal = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** If the metrics port can't be opened, `server` must stop as well. */
async function listenForMetrics(app: Hono, { metricsAddress }: ServerOptions, server: Listening) {
  try {
    return metricsAddress && (await listen(app, metricsAddress));
  } catch (error) {
    await server.close(0);
    throw error;
  }
}

/**
 * Listens, then opens the store. Resolves after the first attempt, so forms work from then on if the store is available.
 * Rejects only if an address can't be bound.
 */
export async function startServer(options: ServerOptions): Promise<Running> {
  const { root, address, mail, proxies = 0, allowedOrigins = [], limits = rateLimits, log } = options;
  const site = readSiteFile(root);
  if (mail && isLocal(site.baseUrl)) log.warn({ url: site.baseUrl }, LOCAL_LINKS);
  const opening = createOpening({ ...options, limits, site });
  const metrics = createMetrics();
  const api = createApi({
    metrics,
    limits,
    proxies,
    log,
    mails: mail !== undefined,
    origins: { allowed: allowedOrigins, behindProxy: proxies > 0 },
    backend: opening.current,
    whenOpen: opening.whenOpen,
  });
  const onFull = () => log.warn('new connections are closed: MAX_CONNECTIONS is reached');
  const server = await listen(createApp({ root, api, behindProxy: proxies > 0, log }), { ...address, onFull });
  const metricsServer = await listenForMetrics(createMetricsApp(metrics, opening.current, log), options, server);
  await opening.open();
  return {
    ...server,
    metricsUrl: metricsServer && `${metricsServer.url}/metrics`,
    async close(graceMs) {
      opening.giveUp();
      await Promise.all([server.close(graceMs), metricsServer?.close(graceMs)]);
      await opening.close();
    },
  };
}
