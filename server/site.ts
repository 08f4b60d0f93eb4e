// The built site: a file where one has the name, the page of that address, or the "not found" page.
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { existsSync, readdirSync } from 'node:fs';
import { cacheControl, isImmutable } from './headers';

const READS = ['GET', 'HEAD'];

/** `.vite/manifest.json` and its like are the build's own business, and so is what it tells static hosts. */
const isHidden = (path: string) => /\/\.(?!well-known\/)/.test(path) || path === '/_headers';

/** A last part with a dot in it names a file, which is there or is not. */
const namesFile = (path: string) => path.slice(path.lastIndexOf('/')).includes('.');

const NOT_FOUND_PAGE = '/404';

const readOnly: MiddlewareHandler = async (c, next) => {
  if (READS.includes(c.req.method)) return next();
  return c.text('Method not allowed', 405, { Allow: READS.join(', ') });
};

/** What people type for a page that has a longer address. */
const ALIASES: Readonly<Record<string, string>> = {
  '/about': '/about-us',
  '/privacy': '/privacy-policy',
  '/terms': '/terms-of-service',
};

/** Without the file's ending, capital letters and slashes at its end. */
function addressOf(path: string): string {
  const plain =
    path
      .toLowerCase()
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/\/+$/, '') || '/';
  return ALIASES[plain] ?? plain;
}

/** The addresses of the pages in the folder. */
function pagesIn(root: string): ReadonlySet<string> {
  if (!existsSync(root)) return new Set();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Set(files.map((file) => addressOf(`/${file.replaceAll('\\', '/')}`)));
}

/** Each page has one address, and every other spelling of it leads there in one step. A second slash would name another host. */
function toOneAddress(root: string): MiddlewareHandler {
  const pages = pagesIn(root);
  return async (c, next) => {
    const { path, url } = c.req;
    const address = addressOf(path);
    const isOther = path.endsWith('.html') || pages.has(address);
    if (address === path || /^\/[/\\]/.test(path) || !isOther) return next();
    return c.redirect(address + new URL(url).search, 301);
  };
}

/** Hashes the body, which is right for a page and wasteful for a file whose name already carries its hash. */
const withEtag = (): MiddlewareHandler => {
  const tagged = etag();
  return (c, next) => (isImmutable(c.req.path) ? next() : tagged(c, next));
};

const visibleOnly =
  (serve: MiddlewareHandler): MiddlewareHandler =>
  (c, next) =>
    isHidden(c.req.path) || c.req.path === NOT_FOUND_PAGE ? next() : serve(c, next);

const withCacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', cacheControl(c.req.path, c.res.status));
};

function notFound(root: string): MiddlewareHandler {
  const page = serveStatic({ root, path: `${NOT_FOUND_PAGE}.html`, precompressed: true });
  return async (c, next) => {
    if (namesFile(c.req.path) || isHidden(c.req.path)) return next();
    const answer = await page(c, next);
    return answer instanceof Response ? new Response(answer.body, { status: 404, headers: answer.headers }) : answer;
  };
}

export function createSite(root: string): Hono {
  const site = new Hono();
  const pageOf = (path: string) => `${path.replace(/\/$/, '')}.html`;
  site.use(withCacheControl, readOnly, toOneAddress(root), withEtag());
  site.use(visibleOnly(serveStatic({ root, precompressed: true })));
  site.use(visibleOnly(serveStatic({ root, precompressed: true, rewriteRequestPath: pageOf })));
  site.use(notFound(root));
  site.notFound((c) => c.text('Not found', 404));
  return site;
}
