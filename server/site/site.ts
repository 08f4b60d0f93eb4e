// Serves the built site: a file, a page, or the “not found” page.
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { join } from 'node:path';
import { SHARE_PATH } from '../../src/forms/share';
import { cacheControl } from '../headers';
import { toOneAddress } from './one-address';
import { createSendFile } from './send-file';
import { discardShared } from './share';
import * as words from './words';

const READS = ['GET', 'HEAD'];

/**
 * The address as a path below the root. Undefined if it would leave the root or is malformed. A second slash at its beginning
 * would name another host.
 */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return /[\0\\]|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * Not served: the build's own files, such as `.vite/manifest.json`, settings for static hosts, compressed copies, and the page
 * that is shown only for missing addresses.
 */
const isHidden = (path: string) =>
  /\/\.(?!well-known\/)|\.(?:br|gz|zst)$|^\/_(?:headers|redirects)$/.test(path) || path === NOT_FOUND_PAGE;

/** A last segment with a dot names a file, never a page. */
const namesFile = (path: string) => path.slice(path.lastIndexOf('/')).includes('.');

const NOT_FOUND_PAGE = '/404';

const readOnly: MiddlewareHandler = async (c, next) => {
  if (READS.includes(c.req.method)) return next();
  return c.text(words.wrongMethod, 405, { Allow: READS.join(', ') });
};

const withCacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', cacheControl(c.req.path, c.res.status));
};

export function createSite(root: string): Hono {
  const { sendFile, sendAs404 } = createSendFile();

  async function find(c: Context, path: string): Promise<Response | undefined> {
    if (path === '/') return sendFile(c, join(root, 'index.html'));
    const own = await sendFile(c, join(root, path));
    return own ?? sendFile(c, join(root, `${path.replace(/\/$/, '')}.html`));
  }

  const site = new Hono();
  site.post(SHARE_PATH, discardShared);
  site.use(withCacheControl, readOnly, toOneAddress(root));
  site.all('*', async (c) => {
    const path = decodePath(c.req.path);
    const found = path === undefined || isHidden(path) ? undefined : await find(c, path);
    const page =
      found ?? (namesFile(c.req.path) ? undefined : await sendAs404(c, join(root, `${NOT_FOUND_PAGE}.html`)));
    return page ?? c.text(words.notFound, 404);
  });
  return site;
}
