// The server as a function from request to response, without listening: the API if there is one, and the site.
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { fail } from './api/responses';
import { createLogger, logRequests, type Logger } from './log';
import { createSite } from './site/site';
import { readSiteFile } from './site/site-file';
import * as words from './words';
import { withSecurityHeaders } from './site/with-security-headers';

export interface AppOptions {
  /** The folder of the production build. */
  readonly root: string;
  readonly api?: Hono;
  /** True if a trusted proxy is in front, so its X-Forwarded-* headers are used. */
  readonly behindProxy?: boolean;
  readonly log?: Logger;
}

const FORWARDED = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'];

/** Warns once: behind an untrusted proxy, all visitors share the rate limit of one address. */
function warnOfProxy(log: Logger): MiddlewareHandler {
  let hasWarned = false;
  return async (c, next) => {
    const header = hasWarned ? undefined : FORWARDED.find((name) => c.req.header(name) !== undefined);
    if (header !== undefined) {
      hasWarned = true;
      log.warn(
        { header },
        'a header of a proxy is ignored: if you run one in front, set TRUST_PROXY to the number of proxies',
      );
    }
    return next();
  };
}

/** Used only from a trusted proxy, and only if it looks like an id. */
const withId = (behindProxy: boolean) => requestId({ limitLength: 64, headerName: behindProxy ? 'X-Request-Id' : '' });

/** The client's connection broke during a request. The server's own connections to others have other errors. */
const hasLeft = (error: Error, c: Context) =>
  c.req.raw.signal.aborted && 'code' in error && error.code === 'ECONNRESET';

export function createApp({ root, api, behindProxy = false, log = createLogger('warn') }: AppOptions): Hono {
  const app = new Hono();
  app.use(withId(behindProxy), logRequests(log), withSecurityHeaders(readSiteFile(root).sources, behindProxy));
  if (!behindProxy) app.use(warnOfProxy(log));
  if (api) app.route('/', api);
  app.route('/', createSite(root));
  app.notFound((c) => c.text(words.notFound, 404));
  app.onError((error, c) => {
    // The client is gone and reads no response. nginx logs this status for such requests.
    if (hasLeft(error, c)) return new Response(null, { status: 499 });
    log.error({ id: c.get('requestId'), error: error.message, stack: error.stack }, 'a request failed');
    return fail(c, 500, words.ourBug);
  });
  return app;
}
