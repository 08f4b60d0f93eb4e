// The host as a function from request to response, apart from listening: the API where there is one, else the site.
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { fail } from './api/answers';
import { HSTS, securityHeaders } from './headers';
import { createLogger, logRequests, type Logger } from './log';
import { createSite } from './site/site';
import { readSiteFile } from './site/site-file';
import type { ThirdPartySources } from './third-parties';

export interface AppOptions {
  /** The folder of the production build. */
  readonly root: string;
  readonly api?: Hono;
  /** True when a proxy of ours stands in front, whose word about the visitor's connection counts. */
  readonly behindProxy?: boolean;
  readonly log?: Logger;
}

const withHeaders =
  (sources: ThirdPartySources, behindProxy: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const isTls = behindProxy && c.req.header('X-Forwarded-Proto')?.split(',')[0]?.trim() === 'https';
    const headers = { ...securityHeaders(c.req.path, sources), ...(isTls && HSTS) };
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };

const FORWARDED = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'];

/** Warns once: behind a proxy that isn't trusted, all visitors share the rate limit of one address. */
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

/** Believed from a proxy of ours, and then only when it looks like an id. */
const withId = (behindProxy: boolean) => requestId({ limitLength: 64, headerName: behindProxy ? 'X-Request-Id' : '' });

/** A connection that broke amid a request, not one of our own to somebody else. */
const hasLeft = (error: Error, c: Context) =>
  c.req.raw.signal.aborted && 'code' in error && error.code === 'ECONNRESET';

export function createApp({ root, api, behindProxy = false, log = createLogger('warn') }: AppOptions): Hono {
  const app = new Hono();
  app.use(withId(behindProxy), logRequests(log), withHeaders(readSiteFile(root).sources, behindProxy));
  if (!behindProxy) app.use(warnOfProxy(log));
  if (api) app.route('/', api);
  app.route('/', createSite(root));
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    // Nobody reads this answer. The status is what nginx writes into its log for it.
    if (hasLeft(error, c)) return new Response(null, { status: 499 });
    log.error({ id: c.get('requestId'), error: error.message, stack: error.stack }, 'a request failed');
    return fail(c, 500, 'Something went wrong on our side.');
  });
  return app;
}
