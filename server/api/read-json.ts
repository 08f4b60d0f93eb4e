// Parses a request body as JSON. Never throws, even for malformed input.
import type { Context } from 'hono';

export type JsonBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** Strict UTF-8: a replacement character would be stored as if the visitor had typed it. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

export async function readJson(c: Context): Promise<JsonBody> {
  try {
    const value: unknown = JSON.parse(utf8.decode(await c.req.arrayBuffer()));
    return { ok: true, value };
  } catch {
    return { ok: false }; // not UTF-8, not JSON, or the client is gone
  }
}
