// The checks of a POST before its body is read: sent from a page of this site, JSON, small, and with a form token.
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TOKEN_HEADER } from '../../src/forms/endpoints';
import { BODY_MOST } from '../limits';
import type { Backend, Opening } from '../backend';
import { apologize, fail } from './responses';
import { createFormTokens } from './form-token';
import * as words from './words';

/** Set in every handler behind `withBackend`. */
export interface ApiEnv {
  Variables: { readonly backend: Backend; readonly wasTrapped?: boolean };
}

/** Waits for the store, as in the first second after a start. Responds with 503 if it doesn't open. */
export const withBackend =
  (whenOpen: Opening['whenOpen']): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const opened = await whenOpen();
    if (!opened) return apologize(c);
    c.set('backend', opened);
    return next();
  };

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

export interface OriginRules {
  /** Further origins that count as the server's, such as that of a CDN. */
  readonly allowed: readonly string[];
  /** True if X-Forwarded-Host comes from a trusted proxy. */
  readonly behindProxy: boolean;
}

/** Compares hosts only: behind a proxy that ends TLS the server doesn't know the scheme. */
function isHostOf(origin: string, host: string | undefined): boolean {
  if (host === undefined || !/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { protocol, host: expected } = new URL(origin);
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === expected;
}

export const fromOwnPage =
  ({ allowed, behindProxy }: OriginRules): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('Origin') ?? '';
    const host =
      (behindProxy ? c.req.header('X-Forwarded-Host')?.split(',')[0]?.trim() : undefined) ?? c.req.header('Host');
    const isOwn = allowed.includes(origin) || isHostOf(origin, host);
    if (isOwn && c.req.header('Sec-Fetch-Site') !== 'cross-site') return next();
    return fail(c, 403, words.foreignPage);
  };

export const jsonOnly: MiddlewareHandler = async (c, next) => {
  if (JSON_TYPE.test(c.req.header('Content-Type') ?? '') && !c.req.header('Content-Encoding')) return next();
  return fail(c, 415, words.notJson);
};

export const withToken: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const tokens = createFormTokens(c.var.backend.sign);
  if (tokens.isValid(c.req.header(TOKEN_HEADER))) return next();
  return fail(c, 403, words.expired);
};

export const smallBody: MiddlewareHandler = bodyLimit({
  maxSize: BODY_MOST,
  onError: (c) => fail(c, 413, words.tooLong),
});
