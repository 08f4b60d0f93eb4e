// Hosts that show a checker the true site and browsers another one, and true hosts of several kinds.
import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app';
import { cacheControl, securityHeaders } from '../../server/headers';
import { runVerify } from '../../server/verify/command';
import { writeBuild } from './small-build';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const SPOILED = ['index.html', 'tools.html', 'assets/index-abc.js', 'assets/compute/tool-abc.js', 'service-worker.js'];

let folder: string;
let build: string;
let honest: Handler;
let evil: Handler;
let server: Server | undefined;

const serve = (root: string): Handler => getRequestListener(createApp({ root }).fetch);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolyard-verify-'));
  build = join(folder, 'build');
  const spoiled = join(folder, 'spoiled');
  await writeBuild(build);
  await cp(build, spoiled, { recursive: true });
  for (const file of SPOILED) await appendFile(join(spoiled, file), '\n');
  [honest, evil] = [serve(build), serve(spoiled)];
});

afterEach(async () => {
  if (!server) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  server = undefined;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function verifyHost(handler: Handler, ...words: readonly string[]) {
  server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host is not bound to a port.');
  let text = '';
  const site = `http://127.0.0.1:${address.port}`;
  const code = await runVerify(folder, [site, '--build', build, ...words], (more) => (text += more));
  return { code, text };
}

interface Seen {
  /** How often this address was requested before. */
  readonly times: number;
  /** How often any address was requested before. */
  readonly requests: number;
  /** Whether a document was requested before, on this connection. */
  readonly afterDocument: boolean;
}

/** Serves another build when `lies` says so. */
function liar(lies: (request: IncomingMessage, seen: Seen) => boolean): Handler {
  const counts = new Map<string, number>();
  const withDocument = new WeakSet<object>();
  let requests = 0;
  return (request, response) => {
    const { url = '', socket, headers } = request;
    const times = counts.get(url) ?? 0;
    const seen = { times, requests, afterDocument: withDocument.has(socket) };
    counts.set(url, times + 1);
    requests += 1;
    if (headers['sec-fetch-dest'] === 'document') withDocument.add(socket);
    return lies(request, seen) ? evil(request, response) : honest(request, response);
  };
}

const pathOf = ({ url = '' }: IncomingMessage) => url.replace(/\?.*/, '');
const isScript = (request: IncomingMessage) => pathOf(request) === '/assets/index-abc.js';
const isTools = (request: IncomingMessage) => pathOf(request) === '/tools';
const codings = ({ headers }: IncomingMessage) => String(headers['accept-encoding']);
const isQueried = ({ url = '' }: IncomingMessage) => url.includes('?');

/** Answers itself where `when` says so, and honestly elsewhere. */
const except =
  (when: (request: IncomingMessage) => boolean, answer: Handler): Handler =>
  (request, response) =>
    when(request) ? answer(request, response) : honest(request, response);

/** Adds a header to the honest answer. */
const adding =
  (name: string, value: string): Handler =>
  (request, response) => {
    response.setHeader(name, value);
    return honest(request, response);
  };

describe('a host is caught that lies', () => {
  test.each<[string, Handler]>([
    ['to browsers, by Sec-Fetch-Dest', liar((request) => request.headers['sec-fetch-dest'] !== undefined)],
    ['to navigations only', liar((request) => request.headers['sec-fetch-mode'] === 'navigate')],
    ['to workers only', liar((request) => request.headers['sec-fetch-dest'] === 'worker')],
    ['to page scripts only', liar((request) => request.headers['sec-fetch-dest'] === 'script')],
    ['to fetch() only', liar((request) => request.headers['sec-fetch-dest'] === 'empty')],
    ['to the registration of a service worker', liar((request) => request.headers['service-worker'] === 'script')],
    [
      'to requests for the service worker without its header',
      liar((request) => pathOf(request) === '/service-worker.js' && request.headers['service-worker'] === undefined),
    ],
    ['if zstd is offered', liar((request) => codings(request).includes('zstd'))],
    ['if zstd is not offered', liar((request) => !codings(request).includes('zstd'))],
    ['if only gzip is offered', liar((request) => codings(request) === 'gzip')],
    ['if nothing is offered', liar((request) => codings(request) === 'identity')],
    ['with a query', liar((request) => isQueried(request))],
    ['with a query, about one script', liar((request) => isScript(request) && isQueried(request))],
    ['without a query', liar((request) => !isQueried(request))],
    ['in ranges', liar((request) => request.headers.range !== undefined)],
    ['in the ranges of one script', liar((request) => isScript(request) && request.headers.range !== undefined)],
    ['from the second visit on', liar((_, { times }) => times > 0)],
    ['on the second visit only', liar((_, { times }) => times === 1)],
    ['on the first visit only', liar((_, { times }) => times === 0)],
    ['to Firefox', liar((request) => request.headers['user-agent']?.includes('Firefox') === true)],
    ['to Safari', liar((request) => /Version\/.*Safari/.test(request.headers['user-agent'] ?? ''))],
    ['to Chrome, about one page', liar((r) => isTools(r) && r.headers['user-agent']?.includes('Chrome') === true)],
    ['to clients with client hints', liar((request) => request.headers['sec-ch-ua'] !== undefined)],
    ['to one language', liar((request) => request.headers['accept-language']?.startsWith('de') === true)],
    ['to every other language', liar((request) => request.headers['accept-language']?.startsWith('de') !== true)],
    ['after a document on the same connection', liar((_, { afterDocument }) => afterDocument)],
    ['until the record of the build was asked for', liarUntilRecord()],
    ['to visitors from a search engine', liar((request) => request.headers.referer !== undefined)],
    ['to returning visitors', liar((request) => request.headers['if-none-match'] !== undefined)],
    [
      'to reloads',
      liar((r) => r.headers['sec-fetch-dest'] === 'document' && r.headers['sec-fetch-user'] === undefined),
    ],
    [
      'at another spelling of a page',
      except(
        (r) => pathOf(r) === '/tools/',
        (request, response) => {
          request.url = '/';
          return honest(request, response);
        },
      ),
    ],
    [
      'at a short address',
      except(
        (r) => pathOf(r) === '/all',
        (_, response) => {
          response.writeHead(301, { Location: 'https://a.example/tools' }).end();
        },
      ),
    ],
    [
      'by a redirect with a second slash',
      except(
        (r) => pathOf(r) === '/tools.html',
        (_, response) => {
          response.writeHead(301, { Location: '//a.example/tools' }).end();
        },
      ),
    ],
    [
      'at addresses that it does not have',
      (request, response) => {
        if (/^\/(?!all$)(?:tools-)?[a-z]{3}$/.test(pathOf(request))) request.url = '/';
        return honest(request, response);
      },
    ],
    [
      'by an outdated copy',
      except(
        (r) => r.headers['if-none-match'] !== undefined,
        (_, response) => {
          response.writeHead(304).end();
        },
      ),
    ],
    [
      'by the policy of a 304',
      except(
        (r) => r.headers['if-none-match']?.length === 24,
        (_, response) => {
          response.writeHead(304, { 'Content-Security-Policy': 'default-src *' }).end();
        },
      ),
    ],
    [
      'by the length in HEAD',
      except(
        (r) => r.method === 'HEAD',
        (request, response) => {
          response.writeHead(200, { ...securityHeaders(pathOf(request)), 'Content-Length': 1 }).end();
        },
      ),
    ],
    [
      'by early hints',
      (request, response) => {
        const hint = { link: '<https://a.example/a.js>; rel=preload; as=script' };
        response.writeEarlyHints(hint, () => honest(request, response));
      },
    ],
    [
      'by early hints for navigations',
      (request, response) => {
        const hint = { link: '<https://a.example>; rel=preconnect' };
        if (request.headers['sec-fetch-mode'] !== 'navigate') return honest(request, response);
        return response.writeEarlyHints(hint, () => honest(request, response));
      },
    ],
    ['by a preload', adding('Link', '</a.js>; rel=modulepreload')],
    ['by a refresh', adding('Refresh', '0; url=https://a.example')],
    ['by a source map', adding('SourceMap', 'https://a.example/map')],
    ['by speculation rules', adding('Speculation-Rules', '"/rules.json"')],
    ['by clearing data', adding('Clear-Site-Data', '"*"')],
    ['by reports', adding('NEL', '{"report_to":"a"}')],
    ['by a cookie', adding('Set-Cookie', 'id=1')],
    ['by a wider service worker', adding('Service-Worker-Allowed', '/')],
    ['by another server', adding('Alt-Svc', 'h3="a.example:443"')],
  ])('%s', async (_, host) => {
    const { code, text } = await verifyHost(host);
    expect(text).toMatch(/^(?:Different|Weaker header): /m);
    expect(code).toBe(1);
  });
});

function liarUntilRecord(): Handler {
  let isAsked = false;
  return liar((request) => {
    isAsked ||= pathOf(request) === '/build.json';
    return !isAsked;
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'application/javascript',
  '.json': 'application/json',
};

/** Like nginx with `try_files $uri $uri.html $uri/index.html =404`: no compression, no redirects, no ranges. */
const plainFiles: Handler = async (request, response) => {
  const path = pathOf(request);
  const names = [path, `${path}.html`, `${path}index.html`].map((name) => join(build, name));
  const found = await firstOf(names);
  const [file, content] = found ?? [join(build, '404.html'), await readFile(join(build, '404.html'))];
  const status = found ? 200 : 404;
  const headers = {
    ...securityHeaders(path),
    'Cache-Control': cacheControl(path, status),
    'Content-Type': TYPES[extname(file)] ?? 'text/plain',
    'Content-Length': content.length,
    ETag: '"65e0a4f0-9c4"',
    Server: 'nginx',
  };
  if (found && request.headers['if-none-match'] === headers.ETag) response.writeHead(304, { ETag: headers.ETag }).end();
  else response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : content);
};

async function firstOf(names: readonly string[]): Promise<readonly [string, Buffer] | undefined> {
  for (const name of names) {
    const content = await readFile(name).catch(() => undefined);
    if (content) return [name, content];
  }
  return undefined;
}

describe('a true host passes', () => {
  test.each<[string, () => Handler]>([
    ['the own server', () => honest],
    ['a server of plain files', () => plainFiles],
    [
      'a static host that redirects to one spelling',
      () =>
        except(
          (request) => /.(?:\/|\.html)$|^\/all$/.test(pathOf(request)),
          (request, response) => {
            const to =
              pathOf(request)
                .replace(/^\/all$/, '/tools')
                .replace(/(?:\/index)?\.html$|\/$/, '') || '/';
            response.writeHead(308, { Location: to, 'Content-Type': 'text/plain' }).end('Redirecting');
          },
        ),
    ],
    [
      'a host with harmless early hints and headers',
      () => (request, response) => {
        response.setHeader('Alt-Svc', 'h3=":443"; ma=86400');
        response.setHeader('Via', '1.1 varnish');
        response.writeProcessing();
        return honest(request, response);
      },
    ],
  ])('%s', async (_, host) => {
    const { code, text } = await verifyHost(host());
    expect(text).toMatch(/: 6 files the same in \d+ requests, and no header weaker\.\n$/);
    expect(code).toBe(0);
  });
});

test('the same seed asks the same, and another seed in another order', async () => {
  const orderOf = async (seed: string) => {
    const asked: string[] = [];
    await verifyHost(
      (request, response) => {
        asked.push(
          `${request.method} ${request.url} ${JSON.stringify(request.headers)}`.replace(/127\.0\.0\.1:\d+/g, ''),
        );
        return honest(request, response);
      },
      '--seed',
      seed,
    );
    return asked;
  };
  const first = await orderOf('7');
  expect([...(await orderOf('7'))].sort()).toEqual([...first].sort());
  const other = await orderOf('8');
  expect([...other].sort()).not.toEqual([...first].sort());
});

test('a lie in one of twenty responses is caught', async () => {
  expect(await verifyHost(liar((_, { requests }) => requests % 20 === 19))).toMatchObject({ code: 1 });
});
