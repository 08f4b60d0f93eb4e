// The host over real HTTP, with a small site of its own.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { listen, type Listening } from '../../server/listen';
import { isPage } from '../../server/routes';

const PAGE = '<!doctype html><title>Toolyard</title>';
const SCRIPT = 'export const answer = 42;\n'.repeat(100);
const WASM = Buffer.concat([Buffer.from('\0asm\x01\0\0\0', 'latin1'), Buffer.alloc(2 ** 20)]);

const files: Readonly<Record<string, string | Buffer>> = {
  'site/index.html': PAGE,
  'site/assets/index-abc.js': SCRIPT,
  'site/assets/index-abc.js.br': brotliCompressSync(SCRIPT),
  'site/assets/index-abc.js.gz': gzipSync(SCRIPT),
  'site/assets/index-abc.css': 'body{}',
  'site/assets/tool.worker-abc.js': 'tool',
  'site/assets/media.worker-abc.js': 'media',
  'site/assets/worker-abc.js': 'nested',
  'site/engines/core-1.2.3/core.wasm': WASM,
  'site/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/data.json': '{}',
  'site/site.webmanifest': '{}',
  'site/.vite/manifest.json': '{"secret":1}',
  'secret.txt': 'secret',
};

let folder: string;
let server: Listening;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolyard-server-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = await listen(createApp({ root: join(folder, 'site') }), { host: 'localhost', port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path as it is: `fetch` would tidy up `..` and unpack the body. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

const policyOf = (answer: Answer) =>
  new Map(
    String(answer.headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive.slice(directive.indexOf(' ') + 1)]),
  );

describe('files', () => {
  test.each([
    ['/assets/index-abc.js', /^text\/javascript/],
    ['/assets/index-abc.css', /^text\/css/],
    ['/engines/core-1.2.3/core.wasm', /^application\/wasm$/],
    ['/icon.svg', /^image\/svg\+xml/],
    ['/data.json', /^application\/json/],
    ['/site.webmanifest', /^application\/manifest\+json/],
    ['/', /^text\/html/],
  ])('%s has its type', async (path, type) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
  });

  test.each(['/assets/index-abc.js', '/engines/core-1.2.3/core.wasm'])('%s may be kept for ever', async (path) => {
    expect((await ask(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/tools', '/icon.svg', '/nowhere', '/assets/gone-abc.js'])('%s is asked for anew', async (path) => {
    expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  });

  test('the best accepted compression is sent', async () => {
    const br = await ask('/assets/index-abc.js', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);

    const gz = await ask('/assets/index-abc.js', { 'Accept-Encoding': 'gzip' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT);

    const plain = await ask('/assets/index-abc.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  test('a range of a file is sent alone', async () => {
    const part = await ask('/engines/core-1.2.3/core.wasm', { Range: 'bytes=0-3' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 0-3/${WASM.length}`);
    expect(part.body.toString('latin1')).toBe('\0asm');
    expect((await ask('/engines/core-1.2.3/core.wasm', { Range: 'bytes=9999999-' })).status).toBe(416);
  });

  test('HEAD answers with the headers alone', async () => {
    const answer = await ask('/assets/index-abc.js', {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(SCRIPT.length));
    expect(answer.body).toHaveLength(0);
  });
});

describe('pages', () => {
  test.each(['/', '/tools', '/tools?category=text', '/tool/hash-generator'])('%s is a page', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.body.toString()]).toEqual([200, PAGE]);
  });

  test.each(['/nowhere', '/tool', '/tool/a/b', '/assets', '/assets/'])('%s is the page, not found', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.body.toString()]).toEqual([404, PAGE]);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  test.each(['/assets/gone-abc.js', '/favicon.ico', '/tool/gone.map'])('%s is a missing file', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });

  test('every route of the page is a page of the host', async () => {
    const router = await readFile(join(import.meta.dirname, '../../src/app/router.tsx'), 'utf8');
    const routes = [...router.matchAll(/path="([^"*]+)"/g)].map(([, route = '']) => route.replace(/:\w+/g, 'any'));
    expect(routes).toContain('/tools');
    expect(routes.filter((route) => !isPage(route))).toEqual([]);
  });

  test('an unchanged page is not sent again', async () => {
    const { etag } = (await ask('/')).headers;
    expect(etag).toMatch(/^"/);
    const again = await ask('/', { 'If-None-Match': String(etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(etag);
    expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    const answer = await ask('/', {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('nothing outside the site', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/%00/secret.txt',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/../.vite/manifest.json',
  ])('%s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.toString()).not.toContain('secret');
  });
});

describe('security', () => {
  test.each(['/', '/nowhere', '/gone.js', '/icon.svg', '/assets/index-abc.js'])(
    '%s carries every header',
    async (path) => {
      expect((await ask(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      });
    },
  );

  test('a page runs scripts of its own origin only', async () => {
    const policy = policyOf(await ask('/'));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
  });

  test.each([
    ['tool.worker', "'none'"],
    ['media.worker', "'self'"],
    ['worker', "'self'"],
  ])('%s may connect to %s', async (name, sources) => {
    const policy = policyOf(await ask(`/assets/${name}-abc.js`));
    expect(policy.get('connect-src')).toBe(sources);
    expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
  });
});
