// The request for exchange rates over real HTTP, to a fake service whose responses are right, wrong, late or missing.
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchRates, RatesError, readRates } from '../../../src/tools/currency-converter/rates';
import { perDollar, ratesAnswer } from '../../tools/rates';

let answer: RequestListener;
let asked: IncomingMessage[];
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
let url = '';

beforeEach(async () => {
  asked = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v6/latest/USD`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const says = (body: string, status = 200) => {
  answer = (_, response) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
};

const load = (timeoutMs?: number) => fetchRates(url, new AbortController().signal, timeoutMs);

test('a good answer, asked for without a word about the visitor', async () => {
  says(JSON.stringify(ratesAnswer));
  const rates = await load();
  expect(rates.updated).toBe(ratesAnswer.time_last_update_unix);
  expect(rates.perDollar.KRW).toBe('1443.2817');
  expect(rates.perDollar.XAU).toBeUndefined();
  expect(asked.map(({ method, url: path }) => [method, path])).toEqual([['GET', '/v6/latest/USD']]);
  for (const name of ['cookie', 'authorization', 'referer', 'origin']) {
    expect(asked[0]?.headers, name).not.toHaveProperty(name);
  }
});

describe('never a wrong number:', () => {
  test.each([429, 500, 503])('status %s', async (status) => {
    says(JSON.stringify(ratesAnswer), status);
    await expect(load()).rejects.toThrow(RatesError);
  });

  test.each(['', '<html>Welcome to the hotel</html>', '{"result":"success"', 'null', '[]', '42', '"USD"'])(
    'not an answer: %s',
    async (body) => {
      says(body);
      await expect(load()).rejects.toThrow();
    },
  );

  test('a redirect to somewhere else', async () => {
    answer = (_, response) => response.writeHead(302, { Location: '/elsewhere' }).end();
    await expect(load()).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  test('no answer in time', async () => {
    answer = () => undefined;
    await expect(load(50)).rejects.toThrow();
  });

  test('an answer that begins and never ends', async () => {
    answer = (_, response) => response.writeHead(200).write('{"result":"success",');
    await expect(load(200)).rejects.toThrow();
  });

  test('a connection that breaks', async () => {
    answer = (request) => request.socket.destroy();
    await expect(load()).rejects.toThrow();
  });

  test('a visitor who leaves', async () => {
    const page = new AbortController();
    answer = () => page.abort();
    await expect(fetchRates(url, page.signal)).rejects.toThrow();
  });
});

describe('an answer is refused whole', () => {
  test.each(Object.keys(perDollar).filter((code) => code !== 'XAU'))('without %s', (code) => {
    expect(() => readRates({ ...ratesAnswer, rates: { ...perDollar, [code]: undefined } })).toThrow(RatesError);
  });

  test.each([0, -0.85, NaN, Infinity, '0.85', null, true, {}])('with the rate %s', (rate) => {
    expect(() => readRates({ ...ratesAnswer, rates: { ...perDollar, EUR: rate } })).toThrow(RatesError);
  });

  test.each([
    { result: 'error' },
    { base_code: 'EUR' },
    { rates: null },
    { rates: { ...perDollar, USD: 2 } },
    { time_last_update_unix: undefined },
    { time_last_update_unix: 'today' },
    { time_last_update_unix: 0 },
  ])('with %o', (change) => {
    expect(() => readRates({ ...ratesAnswer, ...change })).toThrow(RatesError);
  });
});
