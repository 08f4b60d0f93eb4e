// A file as a response: the best variant, whole or in part, or 304.
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { isSameVersion, judgeConditions } from './conditions';
import { createEntityTags } from './entity-tags';
import { askedRange, type Asked } from './ranges';
import { choose, findVariants, type Variant } from './variants';

/** Smaller files are read at once, larger ones are streamed. */
const SMALL = 2 ** 18;

async function bodyOf({ file, size }: Variant, range: Asked): Promise<BodyInit> {
  if (typeof range === 'object') {
    return Readable.toWeb(createReadStream(file, { start: range.first, end: range.last })) as ReadableStream;
  }
  return size <= SMALL ? readFile(file) : (Readable.toWeb(createReadStream(file)) as ReadableStream);
}

function headersOf(file: string, { encoding, modified }: Variant, etag: string, isNegotiated: boolean) {
  const headers = new Headers({
    'Content-Type': getMimeType(file) ?? 'application/octet-stream',
    'Last-Modified': modified.toUTCString(),
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  if (isNegotiated) headers.set('Vary', 'Accept-Encoding');
  return headers;
}

/** Resolves to undefined if the file doesn't exist. */
export type SendFile = (c: Context, file: string) => Promise<Response | undefined>;

export function createSendFile(): { readonly sendFile: SendFile; readonly sendAs404: SendFile } {
  const tagOf = createEntityTags();

  async function find(c: Context, file: string) {
    const variants = await findVariants(file);
    const chosen = choose(variants, c.req.header('Accept-Encoding'));
    if (!chosen) return undefined;
    const etag = await tagOf(chosen);
    return { chosen, etag, headers: headersOf(file, chosen, etag, variants.length > 1) };
  }

  async function whole(c: Context, chosen: Variant, headers: Headers, status: 200 | 404) {
    headers.set('Content-Length', String(chosen.size));
    return new Response(c.req.method === 'HEAD' ? null : await bodyOf(chosen, 'whole'), { status, headers });
  }

  async function sendFile(c: Context, file: string) {
    const found = await find(c, file);
    if (!found) return undefined;
    const { chosen, etag, headers } = found;
    const validators = { etag, modified: chosen.modified };
    const verdict = judgeConditions((name) => c.req.header(name), validators);
    if (verdict !== 200) return new Response(null, { status: verdict, headers });

    const mayBePart = c.req.method === 'GET' && isSameVersion(c.req.header('If-Range'), validators);
    const range = mayBePart ? askedRange(c.req.header('Range'), chosen.size) : 'whole';
    if (range === 'whole') return whole(c, chosen, headers, 200);
    const asked = range === 'unsatisfiable' ? '*' : `${range.first}-${range.last}`;
    headers.set('Content-Range', `bytes ${asked}/${chosen.size}`);
    if (range === 'unsatisfiable') return new Response(null, { status: 416, headers });
    headers.set('Content-Length', String(range.last - range.first + 1));
    return new Response(await bodyOf(chosen, range), { status: 206, headers });
  }

  /** The “not found” page: always whole and unconditional. */
  async function sendAs404(c: Context, file: string) {
    const found = await find(c, file);
    if (!found) return undefined;
    for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges']) found.headers.delete(name);
    return whole(c, found.chosen, found.headers, 404);
  }

  return { sendFile, sendAs404 };
}
