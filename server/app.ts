// The host as a function from request to response, apart from listening, so that tests can ask it directly.
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { cacheControl, isImmutable, securityHeaders } from './headers';
import { isHidden, isPage, namesFile } from './routes';

export interface AppOptions {
  /** The folder of the production build. */
  readonly root: string;
}

const READS = ['GET', 'HEAD'];

const withHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaders(c.req.path))) c.res.headers.set(name, value);
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', cacheControl(c.req.path, c.res.status));
};

const readOnly: MiddlewareHandler = async (c, next) => {
  if (READS.includes(c.req.method)) return next();
  return c.text('Method not allowed', 405, { Allow: READS.join(', ') });
};

/** Hashes the body, which is right for a page and wasteful for a file whose name already carries its hash. */
const withEtag = (): MiddlewareHandler => {
  const tagged = etag();
  return (c, next) => (isImmutable(c.req.path) ? next() : tagged(c, next));
};

const noFile: MiddlewareHandler = async (c, next) => {
  if (namesFile(c.req.path) || isHidden(c.req.path)) return c.text('Not found', 404);
  return next();
};

const visibleOnly = (serve: MiddlewareHandler): MiddlewareHandler => {
  return (c, next) => (isHidden(c.req.path) ? next() : serve(c, next));
};

function page(root: string): MiddlewareHandler {
  const index = serveStatic({ root, path: 'index.html', precompressed: true });
  return async (c, next) => {
    const answer = await index(c, next);
    if (!(answer instanceof Response) || isPage(c.req.path)) return answer;
    return new Response(answer.body, { status: 404, headers: answer.headers });
  };
}

export function createApp({ root }: AppOptions) {
  const app = new Hono();
  app.use(withHeaders, readOnly, withEtag());
  app.use(visibleOnly(serveStatic({ root, precompressed: true })));
  app.use(noFile, page(root));
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    console.error(error);
    return c.text('Something went wrong on our side.', 500);
  });
  return app;
}
