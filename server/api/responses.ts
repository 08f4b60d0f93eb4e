// The API's responses: always JSON of the same shape.
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiAnswer } from '../../src/forms/endpoints';
import * as words from './words';

export const succeed = (c: Context, message: string) => c.json({ success: true, message } satisfies ApiAnswer);

/** The forms can show `error` to the visitor. */
export const fail = (c: Context, status: ContentfulStatusCode, error: string, headers: Record<string, string> = {}) =>
  c.json({ success: false, message: error, error } satisfies ApiAnswer, status, headers);

const RETRY_SECONDS = 30;

/** The response while the store is unavailable. */
export const apologize = (c: Context) =>
  fail(c, 503, words.cannotSave, {
    'Retry-After': String(RETRY_SECONDS),
  });
