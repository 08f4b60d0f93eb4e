// Adds the headers that say what a page may load and do to every response.
import type { MiddlewareHandler } from 'hono';
import { EMBED, HSTS, securityHeaders } from '../headers';
import type { ThirdPartySources } from '../third-parties';

/** @param behindProxy whether a trusted proxy is in front, so its X-Forwarded-Proto is used */
export const withSecurityHeaders =
  (sources: ThirdPartySources, behindProxy = false): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const isTls = behindProxy && c.req.header('X-Forwarded-Proto')?.split(',')[0]?.trim() === 'https';
    // The “not found” page has the policy of any page, also at an address where an embedded page would be.
    const path = c.res.status === 404 && c.req.path.startsWith(EMBED) ? '/' : c.req.path;
    const headers = { ...securityHeaders(path, sources), ...(isTls && HSTS) };
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
