// Each page has one address, and every other spelling of it leads there in one step.
import type { MiddlewareHandler } from 'hono';
import { existsSync, readdirSync } from 'node:fs';

/** What people type for a page that has a longer address. */
export const ALIASES: Readonly<Record<string, string>> = {
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

/**
 * Redirects by the pathname as the visitor sent it, still percent-encoded. A decoded one could hold a tab or a backslash, which
 * browsers drop or read as a slash, so that `/%09/evil.example` would lead to another host.
 */
export function toOneAddress(root: string): MiddlewareHandler {
  const pages = pagesIn(root);
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const address = addressOf(pathname);
    const isOther = pathname.endsWith('.html') || pages.has(address);
    // A second slash at the start would name another host.
    if (address === pathname || pathname.startsWith('//') || !isOther) return next();
    return c.redirect(address + search, 301);
  };
}
