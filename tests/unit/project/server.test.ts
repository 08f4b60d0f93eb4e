// The host over real HTTP, with a small site.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../server/app';
import { securityHeaders } from '../../../server/headers';
import { headersFile } from '../../../server/headers-file';
import { listen, type Listening } from '../../../server/listen';
import type { ThirdPartySources } from '../../../server/third-parties';

const pageOf = (title: string) => `<!doctype html><title>${title}</title>`;
const HOME = pageOf('Toolyard');
const TOOLS = pageOf('All Tools').padEnd(1_000);
const TOOL = pageOf('Hash Generator');
const NOT_FOUND = pageOf('Page Not Found');
const SCRIPT = 'export const answer = 42;\n'.repeat(100);
const WASM = Buffer.concat([Buffer.from('\0asm\x01\0\0\0', 'latin1'), Buffer.alloc(2 ** 20)]);

const files: Readonly<Record<string, string | Buffer>> = {
  'site/index.html': HOME,
  'site/tools.html': TOOLS,
  'site/about-us.html': pageOf('About Us'),
  'site/tools.html.br': brotliCompressSync(TOOLS),
  'site/tool/hash-generator.html': TOOL,
  'site/embed/hash-generator.html': TOOL,
  'site/404.html': NOT_FOUND,
  'site/_headers': 'secret',
  'site/_redirects': 'secret',
  'site/assets/index-abc.js': SCRIPT,
  'site/assets/index-abc.js.br': brotliCompressSync(SCRIPT),
  'site/assets/index-abc.js.gz': gzipSync(SCRIPT),
  'site/assets/index-abc.css': 'body{}',
  'site/assets/compute/tool-abc.js': 'tool',
  'site/assets/media/tool-abc.js': 'media',
  'site/service-worker.js': 'service',
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

  test('what has compressed siblings says so in every answer, and what has none never does', async () => {
    for (const encoding of ['br', 'identity', 'gzip;q=0.5, br;q=0.4', 'BR', '*']) {
      const { vary } = (await ask('/assets/index-abc.js', { 'Accept-Encoding': encoding })).headers;
      expect(vary).toBe('Accept-Encoding');
    }
    expect((await ask('/assets/index-abc.css', { 'Accept-Encoding': 'br' })).headers.vary).toBeUndefined();
  });

  const WASM_PATH = '/engines/core-1.2.3/core.wasm';

  test('a range of a file is sent alone', async () => {
    const part = await ask(WASM_PATH, { Range: 'bytes=0-3' });
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': `bytes 0-3/${WASM.length}`, 'content-length': '4' });
    expect(part.body.toString('latin1')).toBe('\0asm');
    const beyond = await ask(WASM_PATH, { Range: 'bytes=9999999-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${WASM.length}`]);
  });

  test.each(['bytes=3-1', 'bytes=x-y', 'lines=0-3', 'bytes=0-1,4-5'])('%s gets the whole', async (range) => {
    const answer = await ask('/assets/index-abc.js', { Range: range });
    expect([answer.status, answer.body.toString()]).toEqual([200, SCRIPT]);
  });

  // A download that goes on after a deploy would otherwise be of two versions.
  test('the rest of a file is sent only of the version that was begun', async () => {
    const { etag, 'last-modified': modified } = (await ask(WASM_PATH)).headers;
    const rest = async (version: unknown) =>
      (await ask(WASM_PATH, { Range: 'bytes=4-', 'If-Range': String(version) })).status;
    expect([await rest(etag), await rest(modified)]).toEqual([206, 206]);
    expect([await rest('"stale"'), await rest('Sat, 29 Oct 1994 19:43:31 GMT')]).toEqual([200, 200]);
  });

  test('each coding of a file has a tag of its own, which is that of a range, too', async () => {
    const tagOf = async (headers: Record<string, string>) => (await ask('/assets/index-abc.js', headers)).headers.etag;
    const tags = await Promise.all(['br', 'gzip', 'identity'].map((coding) => tagOf({ 'Accept-Encoding': coding })));
    expect(new Set(tags).size).toBe(3);
    expect(tags.join(' ')).toMatch(/^"[\w-]{22}" "[\w-]{22}" "[\w-]{22}"$/);
    expect(await tagOf({ 'Accept-Encoding': 'br', Range: 'bytes=0-9' })).toBe(tags[0]);
  });

  test('what was not modified is not sent again', async () => {
    const { 'last-modified': modified } = (await ask('/icon.svg')).headers;
    const again = await ask('/icon.svg', { 'If-Modified-Since': String(modified) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask('/icon.svg', { 'If-Modified-Since': 'Sat, 29 Oct 1994 19:43:31 GMT' })).status).toBe(200);
    expect((await ask('/icon.svg', { 'If-Match': '"other"' })).status).toBe(412);
  });

  test('HEAD answers with the headers alone', async () => {
    const answer = await ask('/assets/index-abc.js', { Range: 'bytes=0-3' }, 'HEAD'); // ranges are for GET
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(SCRIPT.length));
    expect(answer.body).toHaveLength(0);
  });
});

describe('pages', () => {
  test.each([
    ['/', HOME],
    ['/?utm=1', HOME],
    ['/tools', TOOLS],
    ['/tools?category=text', TOOLS],
    ['/tool/hash-generator', TOOL],
  ])('%s is a page', async (path, page) => {
    const answer = await ask(path);
    expect([answer.status, answer.body.toString()]).toEqual([200, page]);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  test('a page comes compressed', async () => {
    const answer = await ask('/tools', { 'Accept-Encoding': 'br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(answer.body).toString()).toBe(TOOLS);
  });

  test.each([
    ['/index.html', '/'],
    ['/tools.html', '/tools'],
    ['/tools.html?category=text', '/tools?category=text'],
    ['/tool/hash-generator.html', '/tool/hash-generator'],
    ['/tool/index.html', '/tool'],
    ['/reindex.html', '/reindex'],
    ['/tools/', '/tools'],
    ['/TOOLS/?category=text', '/tools?category=text'],
    ['/Tool/Hash-Generator', '/tool/hash-generator'],
    ['/about', '/about-us'],
    ['/About/', '/about-us'],
  ])('%s leads to %s', async (path, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  /** Characters that a browser may drop, or read as a slash: C0, space, DEL, C1, line separators, slashes and backslashes. */
  const SEPARATORS = [
    ...Array.from({ length: 0x21 }, (_, code) => code),
    ...Array.from({ length: 0x21 }, (_, code) => 0x7f + code),
    ...[0x2028, 0x2029, 0xfeff, 0x2f, 0x5c],
  ].map((code) => String.fromCharCode(code));

  const pathsWith = (separator: string) => [
    `/${separator}/evil.example/x.html`,
    `/${separator}evil.example/x.html`,
    `//${separator}/evil.example.html`,
    `/x/../${separator}/evil.example/x.html`,
    `/evil.example/x${separator}.html`,
    `/tools${separator}/`,
    `/tools.html?${separator}//evil.example`,
  ];

  /** Sends bytes that no HTTP client would. Resolves to all that comes back. */
  function askRaw(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)),
      );
      socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      socket.on('close', () => resolve(text)).on('error', reject);
    });
  }

  function expectOwnHost(status: number | undefined, location: string | undefined) {
    expect(status).toBeLessThan(500);
    if (location !== undefined) expect(new URL(location, 'http://toolyard.example').host).toBe('toolyard.example');
  }

  test('no escaped separator leads to another host or fails', async () => {
    for (const separator of SEPARATORS) {
      const escaped = encodeURIComponent(separator);
      const paths = new Set([...pathsWith(escaped), ...pathsWith(escaped.toLowerCase())]);
      const answers = await Promise.all([...paths].map((path) => ask(path)));
      for (const { status, headers } of answers) expectOwnHost(status, headers.location);
      expect(answers.some(({ status }) => status === 301)).toBe(true);
    }
  });

  test('no raw separator does', async () => {
    const paths = SEPARATORS.flatMap(pathsWith);
    for (const answer of await Promise.all(paths.map(askRaw))) {
      expectOwnHost(Number(answer.slice(9, 12)), /^location: *(.*?)\r$/im.exec(answer)?.[1]);
    }
  });

  test.each(['/nowhere', '/tool', '/tool/', '/tool/a/b', '/tool/unknown', '/assets', '/assets/', '/404'])(
    '%s is not found, and told so by a page',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.body.toString()]).toEqual([404, NOT_FOUND]);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      const again = await ask(path, { 'If-None-Match': '*', Range: 'bytes=0-1' });
      expect([again.status, again.body.toString()]).toEqual([404, NOT_FOUND]);
    },
  );

  test.each(['/assets/gone-abc.js', '/favicon.ico', '/tool/gone.map'])('%s is a missing file', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
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
    '/_headers',
    '/_redirects',
    '/tools.html.br',
    '/assets/index-abc.js.gz',
    '/%2evite/manifest.json',
    '/assets/../.vite/manifest.json',
  ])('%s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.toString()).not.toContain('secret');
  });
});

const BEFORE_TLS = { 'X-Forwarded-Proto': 'https' };

describe('security', () => {
  test.each([
    '/',
    '/tools',
    '/nowhere',
    '/gone.js',
    '/icon.svg',
    '/data.json',
    '/site.webmanifest',
    '/tools.html',
    '/assets/index-abc.js',
    '/assets/index-abc.css',
    '/assets/compute/tool-abc.js',
    '/engines/core-1.2.3/core.wasm',
  ])('%s carries every header', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { headers } = await ask(path, {}, method);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(/camera=\(self\).*screen-wake-lock=\(self\)/) as string,
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('a page runs scripts of its own origin only', async () => {
    const policy = policyOf(await ask('/'));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
  });

  test('a compute worker may request nothing: no data, no script, no worker', async () => {
    const policy = policyOf(await ask('/assets/compute/tool-abc.js'));
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': "'wasm-unsafe-eval'",
      'worker-src': "'none'",
      'connect-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
  });

  test('a media worker reaches this site only', async () => {
    const policy = policyOf(await ask('/assets/media/tool-abc.js'));
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'worker-src': "'self'",
      'connect-src': "'self'",
    });
  });

  test('the service worker is asked for anew, and reaches this site only', async () => {
    const answer = await ask('/service-worker.js');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const policy = policyOf(answer);
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.has('style-src')).toBe(false);
  });

  test('browsers are held to TLS when a trusted proxy says that they came by it', async () => {
    expect((await ask('/', BEFORE_TLS)).headers['strict-transport-security']).toBeUndefined();
    const app = createApp({ root: join(folder, 'site'), behindProxy: true });
    const hsts = async (headers: Record<string, string>) =>
      (await app.request('/', { headers })).headers.get('strict-transport-security');
    expect(await hsts(BEFORE_TLS)).toMatch(/^max-age=\d{8}/);
    expect(await hsts({ 'X-Forwarded-Proto': 'http' })).toBeNull();
    expect(await hsts({})).toBeNull();
  });

  describe('hosts of others', () => {
    /** The policy under settings that the build has written down. */
    async function policyWith(sources: ThirdPartySources, path = '/') {
      const root = await mkdtemp(join(folder, 'site-'));
      await writeFile(join(root, '.site.json'), JSON.stringify({ sources }));
      return String((await createApp({ root }).request(path)).headers.get('content-security-policy'));
    }

    test('enter the policy of pages when the build names them', async () => {
      const policy = await policyWith({
        'script-src': ['https://ads.example'],
        'img-src': ['https://a.example', 'https://b.example'],
        'trusted-types': ['theirs'],
      });
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://ads.example;");
      expect(policy).toContain("img-src 'self' data: blob: https://a.example https://b.example;");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types [^;]+ theirs$/);
    });

    test('never enter that of the workers', async () => {
      const sources = { 'connect-src': ['https://ads.example'], withoutTrustedTypes: true } as const;
      const policy = await policyWith(sources, '/assets/compute/tool-abc.js');
      expect(policy).toContain("connect-src 'none'; require-trusted-types-for 'script'");
    });

    test('may be such as cannot live with Trusted Types', async () => {
      const policy = await policyWith({ 'script-src': ["'unsafe-inline'"], withoutTrustedTypes: true });
      expect(policy).toContain("'unsafe-inline'");
      expect(policy).not.toContain('trusted-types');
    });
  });
});

describe('an embedded page', () => {
  const EMBEDDED = '/embed/hash-generator';

  test('may be in a frame of any site, and nothing else may', async () => {
    const ancestorsOf = async (path: string) => policyOf(await ask(path)).get('frame-ancestors');
    expect(await ancestorsOf(EMBEDDED)).toBe('*');
    for (const path of ['/', '/tools', '/tool/hash-generator', '/embed', '/embed/', '/embed/nowhere', '/embed/a/b'])
      expect(await ancestorsOf(path), path).toBe("'none'");
  });

  test('keeps that policy when it is asked for again', async () => {
    const { etag = '' } = (await ask(EMBEDDED)).headers;
    const again = await ask(EMBEDDED, { 'If-None-Match': etag });
    expect([again.status, policyOf(again).get('frame-ancestors')]).toEqual([304, '*']);
  });

  test('uses no third party, whatever the settings', () => {
    const sources = {
      'script-src': ["'unsafe-inline'", 'https://ads.example'],
      'connect-src': ['https://rates.example'],
    };
    const policy = securityHeaders(EMBEDDED, { ...sources, withoutTrustedTypes: true, embed: ["'sha256-abc'"] })[
      'Content-Security-Policy'
    ];
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/example|unsafe-inline/);
  });
});

describe('the headers for static hosts', () => {
  /** The file as its rules: each address with its lines. */
  const rules = new Map(
    headersFile({ 'script-src': ['https://ads.example'] }, ['/embed/hash-generator'])
      .trim()
      .split('\n\n')
      .map((rule) => rule.split('\n'))
      .map(([path = '', ...lines]) => [path, lines] as const),
  );

  const policyIn = (path: string) => rules.get(path)?.find((line) => line.startsWith('  Content-Security-Policy: '));

  test('are those of the server', async () => {
    const { headers } = await ask('/');
    for (const line of rules.get('/*') ?? []) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      if (name === 'Strict-Transport-Security') continue; // these hosts have TLS
      expect(value.replace(' https://ads.example', '')).toBe(headers[name.toLowerCase()]);
    }
    expect(rules.get('/*')).toHaveLength(7);
    expect(policyIn('/*')).toContain("script-src 'self' 'wasm-unsafe-eval' https://ads.example;");
  });

  test('give an embedded page its own policy, and no other address below it', async () => {
    const served = await ask('/embed/hash-generator');
    expect(policyIn('/embed/hash-generator')).toBe(
      `  Content-Security-Policy: ${served.headers['content-security-policy'] as string}`,
    );
    expect([...rules.keys()].filter((path) => path.startsWith('/embed'))).toEqual(['/embed/hash-generator']);
  });

  test.each(['compute', 'media'])('give %s workers their own policy instead of the page’s', async (lane) => {
    const served = await ask(`/assets/${lane}/tool-abc.js`);
    const path = `/assets/${lane}/*`;
    expect(policyIn(path)).toBe(`  Content-Security-Policy: ${served.headers['content-security-policy'] as string}`);
    expect(rules.get(path)?.[0]).toBe('  ! Content-Security-Policy');
  });

  test.each(['/assets/*', '/engines/*'])('let %s be kept', (path) => {
    expect(rules.get(path)).toEqual(['  Cache-Control: public, max-age=31536000, immutable']);
  });

  // https://developers.cloudflare.com/pages/configuration/headers/
  test('stay within what Cloudflare reads: 100 rules, 2,000 characters a line, one star a rule', () => {
    expect(rules.size).toBeLessThanOrEqual(100);
    for (const [path, lines] of rules) {
      expect(path.split('*').length).toBeLessThanOrEqual(2);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
    }
  });
});
