import { Hono } from 'hono';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { listen } from '../../../server/listen';

const LOCAL = { host: '127.0.0.1', port: 0 };

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** Reports that a request has arrived, and responds when told to. */
function createSlow() {
  const arrived = deferred();
  const release = deferred();
  const app = new Hono();
  app.get('/', async (c) => {
    arrived.resolve();
    await release.promise;
    return c.text('whole');
  });
  return { app, arrived: arrived.promise, release: release.resolve };
}

test('localhost answers at its IPv4 address, too', async () => {
  const app = new Hono().get('/', (c) => c.text('here'));
  const server = await listen(app, { host: 'localhost', port: 0 });
  expect(server.url).toBe(`http://localhost:${server.port}`);
  expect(await (await fetch(server.url)).text()).toBe('here');
  expect(await (await fetch(`http://127.0.0.1:${server.port}`)).text()).toBe('here');
  await server.close();
});

test.each(['localhost', '127.0.0.1'])('a taken port is an error on %s', async (host) => {
  const first = await listen(new Hono(), { host, port: 0 });
  await expect(listen(new Hono(), { host, port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await first.close();
});

test('an answer under way is finished before the server is gone', async () => {
  const slow = createSlow();
  const server = await listen(slow.app, LOCAL);
  const answer = fetch(server.url);
  await slow.arrived;
  const closed = server.close();
  slow.release();
  expect(await (await answer).text()).toBe('whole');
  await closed;
  await expect(fetch(server.url)).rejects.toThrow();
});

test('an answer that never ends is cut off', async () => {
  const slow = createSlow();
  const server = await listen(slow.app, LOCAL);
  const answer = fetch(server.url);
  await slow.arrived;
  await Promise.all([server.close(50), expect(answer).rejects.toThrow()]);
});

/** Sends raw bytes; resolves to the response, until the server closes the connection. */
async function exchange(port: number, request: string) {
  const socket = connect(port, LOCAL.host);
  socket.end(request);
  return text(socket);
}

test.each([
  ['a second Host header is refused', 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n', 400],
  ['a second, equal one as well', 'GET / HTTP/1.1\r\nHost: a.example\r\nhost: a.example\r\n\r\n', 400],
  ['one is fine', 'GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n', 200],
  ['HTTP/1.1 needs one', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['HTTP/1.0 needs none', 'GET / HTTP/1.0\r\n\r\n', 200],
])('%s', async (_, request, status) => {
  const server = await listen(
    new Hono().get('/', (c) => c.text('here')),
    LOCAL,
  );
  expect(await exchange(server.port, request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  await server.close();
});

test('connections beyond the limit are closed, and places are free again later', async () => {
  const full = vi.fn();
  const server = await listen(new Hono(), { ...LOCAL, maxConnections: 2, onFull: full });
  const open = async () => {
    const socket = connect(server.port, LOCAL.host);
    await once(socket, 'connect');
    return socket;
  };
  // The server may close it before or after it has read the request.
  const ask = () => exchange(server.port, 'GET / HTTP/1.0\r\n\r\n').catch(() => '');
  const first = await open();
  const second = await open();
  expect(await ask()).toBe('');
  expect(await ask()).toBe('');
  expect(full).toHaveBeenCalledOnce();
  first.destroy();
  await expect.poll(ask).toMatch(/^HTTP\/1\.1 404 /);
  second.destroy();
  await server.close();
});

// Node checks for slow ones every 30 s by default, which is too long for a test.
test('headers that are slow to come are cut when their time is over', { timeout: 20_000 }, async () => {
  const server = await listen(new Hono(), { ...LOCAL, headersTimeout: 100 });
  const slow = connect(server.port, LOCAL.host);
  slow.write('GET / HTTP/1.1\r\nHost: example.org\r\n');
  const [answer] = (await once(slow, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
  await once(slow, 'close');
  await server.close();
});
