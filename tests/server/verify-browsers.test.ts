// The requests of verify, beside those that browsers sent to a local server. Recorded from Chromium 156 and Firefox 153 over
// HTTP/1.1, without `Referer`, which our pages don't send.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer as createTlsServer } from 'node:https';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { BROWSERS, type Kind, type Manner } from '../../server/verify/browsers';
import { connector, type Answer, type TlsOptions } from '../../server/verify/exchange';

let server: Server | undefined;

afterEach(async () => {
  if (!server?.listening) return;
  const closed = once(server, 'close');
  server.close();
  await closed;
});

async function ask(bound: Server, scheme: string, manner: Manner, options?: TlsOptions): Promise<Answer> {
  server = bound.listen(0, 'localhost');
  await once(bound, 'listening');
  const address = bound.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not bound to a port.');
  const connect = await connector(new URL(`${scheme}://localhost:${address.port}`), options);
  const connection = connect();
  try {
    return await connection.send({ method: 'GET', path: '/?a=b', manner });
  } finally {
    connection.close();
  }
}

const [chrome, firefox, safari] = BROWSERS;
const CHROME_FILE =
  'sec-ch-ua-platform User-Agent sec-ch-ua sec-ch-ua-mobile Accept Sec-Fetch-Site Sec-Fetch-Mode Sec-Fetch-Dest Accept-Encoding Accept-Language';
const FIREFOX_FILE = 'Host User-Agent Accept Accept-Language Accept-Encoding Connection';

describe('the names of the headers, in their order and case', () => {
  test.each<[string, Manner, string]>([
    [
      'Chrome opens a page',
      { browser: chrome, kind: 'document' },
      'Host Connection sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform Upgrade-Insecure-Requests User-Agent Accept Sec-Fetch-Site Sec-Fetch-Mode Sec-Fetch-User Sec-Fetch-Dest Accept-Encoding Accept-Language',
    ],
    ['Chrome loads a module', { browser: chrome, kind: 'module' }, `Host Connection Origin ${CHROME_FILE}`],
    ['Chrome loads a script', { browser: chrome, kind: 'script' }, `Host Connection ${CHROME_FILE}`],
    ['Chrome loads a font', { browser: chrome, kind: 'font' }, `Host Connection Origin ${CHROME_FILE}`],
    [
      'Chrome fetches a range',
      { browser: chrome, kind: 'fetch', more: { Range: 'bytes=1-2', 'Accept-Encoding': 'identity' } },
      `Host Connection ${CHROME_FILE} Range`,
    ],
    [
      'Chrome starts a worker',
      { browser: chrome, kind: 'worker' },
      'Host Connection Accept Sec-Fetch-Site Sec-Fetch-Mode Sec-Fetch-Dest User-Agent Accept-Encoding Accept-Language',
    ],
    [
      'Chrome registers a service worker',
      { browser: chrome, kind: 'service-worker' },
      'Host Connection Cache-Control Accept Service-Worker Sec-Fetch-Site Sec-Fetch-Mode Sec-Fetch-Dest User-Agent Accept-Encoding Accept-Language',
    ],
    [
      'Firefox opens a page',
      { browser: firefox, kind: 'document' },
      `${FIREFOX_FILE} Upgrade-Insecure-Requests Sec-Fetch-Dest Sec-Fetch-Mode Sec-Fetch-Site Sec-Fetch-User Priority`,
    ],
    [
      'Firefox loads a module',
      { browser: firefox, kind: 'module' },
      `${FIREFOX_FILE} Sec-Fetch-Dest Sec-Fetch-Mode Sec-Fetch-Site`,
    ],
    [
      'Firefox registers a service worker',
      { browser: firefox, kind: 'service-worker' },
      'Host User-Agent Accept Accept-Language Accept-Encoding Service-Worker Connection Sec-Fetch-Dest Sec-Fetch-Mode Sec-Fetch-Site Priority Pragma Cache-Control',
    ],
  ])('%s', async (_, manner, recorded) => {
    let names: readonly string[] = [];
    const http = createServer(({ rawHeaders }, response) => {
      names = rawHeaders.filter((__, index) => index % 2 === 0);
      response.end();
    });
    await ask(http, 'http', manner);
    expect(names.join(' ')).toBe(recorded);
  });
});

test.each<[Kind, string, string]>([
  ['document', 'document', 'navigate'],
  ['script', 'script', 'no-cors'],
  ['module', 'script', 'cors'],
  ['worker', 'worker', 'same-origin'],
  ['service-worker', 'serviceworker', 'same-origin'],
  ['style', 'style', 'cors'],
  ['font', 'font', 'cors'],
  ['image', 'image', 'no-cors'],
  ['manifest', 'manifest', 'cors'],
  ['fetch', 'empty', 'cors'],
])('every browser sends the destination and mode of a %s', async (kind, dest, mode) => {
  for (const browser of BROWSERS) {
    let sent: unknown;
    const http = createServer(({ headers }, response) => {
      sent = [headers['sec-fetch-dest'], headers['sec-fetch-mode'], headers['service-worker']];
      response.end();
    });
    await ask(http, 'http', { browser, kind });
    expect(sent).toEqual([dest, mode, kind === 'service-worker' ? 'script' : undefined]);
    http.close();
  }
});

test('early hints are read over HTTP/1.1', async () => {
  const http = createServer((_, response) => {
    response.writeEarlyHints({ link: '</a.js>; rel=preload' }, () => response.end('body'));
  });
  const { early, body, status } = await ask(http, 'http', { browser: safari, kind: 'document' });
  expect(early.map((headers) => headers.get('link'))).toEqual(['</a.js>; rel=preload']);
  expect([status, body?.toString()]).toEqual([200, 'body']);
});

describe('over TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-verify-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  execFileSync(
    'openssl',
    ['req', ...words.split(' '), '-addext', 'subjectAltName=DNS:localhost', '-keyout', keyFile, '-out', certFile],
    { stdio: 'ignore' },
  );
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });

  test('the protocol is HTTP/2, as a browser would', async () => {
    let asked: unknown;
    const secure = createSecureServer({ key, cert }, (request, response) => {
      asked = [request.httpVersion, request.url, request.headers['sec-fetch-dest'], request.headers.priority];
      response.writeEarlyHints({ link: '</a.js>; rel=preload' });
      response.setHeader('Content-Type', 'text/plain');
      response.end('body');
    });
    const answer = await ask(secure, 'https', { browser: chrome, kind: 'document' }, { ca: cert });
    expect(asked).toEqual(['2.0', '/?a=b', 'document', 'u=0, i']);
    expect(answer.early.map((each) => each.get('link'))).toEqual(['</a.js>; rel=preload']);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain']);
    expect(answer.body?.toString()).toBe('body');
  });

  test('the protocol is HTTP/1.1 if the site has nothing newer', async () => {
    let asked: unknown;
    const answerIt = (request: IncomingMessage, response: ServerResponse) => {
      asked = [request.httpVersion, request.url, request.headers.priority];
      response.end('body');
    };
    const secure = createTlsServer({ key, cert }, answerIt);
    const { body } = await ask(secure, 'https', { browser: chrome, kind: 'document' }, { ca: cert });
    expect(asked).toEqual(['1.1', '/?a=b', undefined]);
    expect(body?.toString()).toBe('body');
  });
});
