// Each page has one address, and every other spelling redirects to it in one step.
import type { MiddlewareHandler } from 'hono';
import { existsSync, readdirSync } from 'node:fs';

/** Short names that people may type for a page with a longer address. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/about': '/about-us',
  '/privacy': '/privacy-policy',
  '/terms': '/terms-of-service',
};

/** Without the file's ending, capital letters and trailing slashes. */
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
 * Redirects by the pathname as sent by the client, still percent-encoded. A decoded one could contain a tab or a backslash,
 * which browsers drop or read as a slash, so `/%09/evil.example` would lead to another host.
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
