// The log's contents, and the data that it must not contain.
import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { endpoints, TOKEN_HEADER } from '../../src/forms/endpoints';
import { createLogger, type LogLevel } from '../../server/log';
import { ask, fetchToken, idea, message, post, runServer, subscription } from './running';
import { look } from './stores';

function record(level: LogLevel) {
  const lines: string[] = [];
  const log = createLogger(level, { write: (line) => lines.push(line) });
  return { log, lines, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('a request is a line: its id, method, address without the query, status and time', async () => {
  const { log, parsed } = record('info');
  const { url } = await runServer({ log });
  await ask(url, '/api/nothing?email=ann@example.org');
  await fetch(`${url}/`); // a file: not at this level
  expect(parsed()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      method: 'GET',
      path: '/api/nothing',
      status: 404,
      ms: expect.any(Number) as number,
      msg: 'request',
    },
  ]);
});

test('nothing of a visitor is in it, also when the store fails', async () => {
  const { log, lines } = record('debug');
  const { url, dataDir } = await runServer({ log, proxies: 1 });
  const from = { 'X-Forwarded-For': '192.0.2.77' };
  await post(url, endpoints.contact, message, from);
  await post(url, endpoints.toolIdea, { ...idea, name: '' }, from);
  await post(url, endpoints.newsletter, subscription, from);
  await fetch(`${url}/newsletter?email=ann@example.org`);
  await look({ dataDir }, (db) => db.schema.dropTable('messages').execute());
  expect(await post(url, endpoints.contact, message, from)).toMatchObject({ status: 503 });
  const text = lines.join('');
  expect(text).toContain('the store failed');
  expect(lines.length).toBeGreaterThanOrEqual(9);
  for (const secret of ['ann@example.org', 'Ann', '192.0.2.77', '127.0.0.1', message.message, message.subject]) {
    expect(text).not.toContain(secret);
  }
});

test('an id from outside counts only when a trusted proxy sends it, and looks like one', async () => {
  const ids = async (proxies: number, id: string) => {
    const { log, parsed } = record('info');
    const { url } = await runServer({ log, proxies });
    await ask(url, '/api/health', { headers: { 'X-Request-Id': id } });
    return parsed().map((line) => line.id);
  };
  expect(await ids(1, 'from-the-proxy-1')).toEqual(['from-the-proxy-1']);
  expect(await ids(0, 'from-a-stranger')).not.toEqual(['from-a-stranger']);
  expect(await ids(1, 'a "b" c')).not.toEqual(['a "b" c']);
  expect(await ids(1, 'x'.repeat(65))).not.toEqual(['x'.repeat(65)]);
});

test('the headers of a proxy are warned of once, unless it is trusted', async () => {
  const warnings = async (proxies: number) => {
    const { log, parsed } = record('warn');
    const { url } = await runServer({ log, proxies });
    for (const address of ['192.0.2.77', '192.0.2.78']) await fetch(url, { headers: { 'X-Forwarded-For': address } });
    return parsed();
  };
  expect(await warnings(1)).toEqual([]);
  const [warning, ...others] = await warnings(0);
  expect(warning).toMatchObject({ header: 'X-Forwarded-For', msg: expect.stringContaining('TRUST_PROXY') as string });
  expect(others).toEqual([]);
  expect(JSON.stringify(warning)).not.toContain('192.0.2');
});

test('a visitor who leaves during a post is not logged as an error of ours', async () => {
  const { log, parsed } = record('info');
  const { url } = await runServer({ log });
  const headers = {
    Origin: url,
    'Content-Type': 'application/json',
    'Transfer-Encoding': 'chunked',
    Expect: '100-continue',
    [TOKEN_HEADER]: await fetchToken(url),
  };
  const sent = request(new URL(endpoints.contact, url), { method: 'POST', headers });
  sent.on('error', () => undefined); // as we hang up ourselves
  sent.flushHeaders();
  await once(sent, 'continue'); // it has arrived
  sent.write('{"name":', () => sent.destroy());
  const left = { level: 'info', method: 'POST', path: endpoints.contact, status: 499, msg: 'request' };
  await expect.poll(() => parsed().slice(1)).toMatchObject([left]);
});
