// The whole server: the site and the API, which listen at once, and the backend of the forms, which may come later.
import { createApi } from './api/api';
import { createApp } from './app';
import { createOpening, type BackendOptions } from './backend';
import { rateLimits, type RateLimits } from './limits';
import { listen, type Address, type Listening } from './listen';
import { readSiteFile } from './site/site-file';

export interface ServerOptions extends Omit<BackendOptions, 'limits' | 'site'> {
  /** The folder of the production build. */
  readonly root: string;
  readonly address: Address;
  readonly proxies?: number;
  readonly allowedOrigins?: readonly string[];
  readonly limits?: RateLimits | undefined;
}

const LOCAL_LINKS =
  'confirmation mails link to this machine: set VITE_BASE_URL to the address of the site, and build again';

const isLocal = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/**
 * Listens, then opens the store. Resolves after the first attempt, so that forms work from then on if the store is there. Rejects
 * only if the address can't be listened on.
 */
export async function startServer(options: ServerOptions): Promise<Listening> {
  const { root, address, mail, proxies = 0, allowedOrigins = [], limits = rateLimits, log } = options;
  const site = readSiteFile(root);
  if (mail && isLocal(site.baseUrl)) log.warn({ url: site.baseUrl }, LOCAL_LINKS);
  const opening = createOpening({ ...options, limits, site });
  const api = createApi({
    ...{ limits, proxies, log, mails: mail !== undefined },
    origins: { allowed: allowedOrigins, behindProxy: proxies > 0 },
    backend: opening.current,
  });
  const onFull = () => log.warn('new connections are closed: MAX_CONNECTIONS is reached');
  const server = await listen(createApp({ root, api, behindProxy: proxies > 0, log }), { ...address, onFull });
  await opening.open();
  return {
    ...server,
    async close(graceMs) {
      await server.close(graceMs);
      await opening.close();
    },
  };
}
