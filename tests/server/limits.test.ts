// What holds off those who send too much.
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { endpoints, TOKEN_HEADER } from '../../src/forms/endpoints';
import { lists } from '../../server/admin/lists';
import { BODY_MOST, rateLimits, type RateLimits } from '../../server/limits';
import { networkOf } from '../../server/client-address';
import { contactLengths } from '../../src/forms/contact';
import { ideaLengths } from '../../src/forms/tool-idea';
import { generousLimits } from './limits';
import { fetchToken, idea, message, post, runServer, subscription } from './running';
import { look, STORES, useStores } from './stores';

const emptyStore = useStores();

const contactLimit = (perAddress: number, overall: number): RateLimits => ({
  ...generousLimits,
  forms: { ...generousLimits.forms, contact: { perAddress, overall } },
});

const from = (address: string) => ({ 'X-Forwarded-For': address });

describe.each(STORES)('rates on %s', (kind) => {
  test('one address has its share, others have theirs', async () => {
    const { url } = await runServer({ ...(await emptyStore(kind)), proxies: 1, limits: contactLimit(2, 100) });
    const send = async (address: string) => (await post(url, endpoints.contact, message, from(address))).status;
    expect([await send('192.0.2.1'), await send('192.0.2.1'), await send('192.0.2.1')]).toEqual([200, 200, 429]);
    expect(await send('192.0.2.2')).toBe(200);
    // Another form is another matter.
    expect((await post(url, endpoints.newsletter, subscription, from('192.0.2.1'))).status).toBe(200);
  });

  test('all together have a limit, which one address alone cannot use up', async () => {
    const { url } = await runServer({ ...(await emptyStore(kind)), proxies: 1, limits: contactLimit(2, 3) });
    const send = async (address: string) => (await post(url, endpoints.contact, message, from(address))).status;
    for (let count = 0; count < 5; count += 1) await send('192.0.2.1');
    expect([await send('192.0.2.2'), await send('192.0.2.3')]).toEqual([200, 429]);
  });

  test('whoever is refused learns when to come back, and nothing is stored', async () => {
    const store = await emptyStore(kind);
    const { url } = await runServer({ ...store, limits: contactLimit(1, 100) });
    await post(url, endpoints.contact, message);
    const refused = await post(url, endpoints.contact, message);
    expect(refused).toMatchObject({ status: 429, success: false });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(rateLimits.windowMs / 1000);
    expect(await look(store, lists.messages)).toHaveLength(1);
  });

  test('a restart forgets nothing; the end of the window forgets all', async () => {
    const settings = { ...(await emptyStore(kind)), limits: contactLimit(1, 100) };
    const first = await runServer(settings);
    await post(first.url, endpoints.contact, message);
    await first.close();
    const second = await runServer(settings);
    expect(await post(second.url, endpoints.contact, message)).toMatchObject({ status: 429 });

    await look(settings, (db) =>
      db
        .updateTable('rate_windows')
        .set({ ends_at: Date.now() - 1 })
        .execute(),
    );
    expect(await post(second.url, endpoints.contact, message)).toMatchObject({ status: 200 });
    expect(await post(second.url, endpoints.contact, message)).toMatchObject({ status: 429 });
  });

  test('no address is stored, and nothing of one outlives its window', async () => {
    const settings = { ...(await emptyStore(kind)), proxies: 1 };
    const windows = () => look(settings, (db) => db.selectFrom('rate_windows').selectAll().execute());
    const first = await runServer(settings);
    await post(first.url, endpoints.contact, message, from('192.0.2.77'));
    await first.close();
    expect(await windows()).toHaveLength(2); // the address's and the one of all
    expect(JSON.stringify(await windows())).not.toContain('192.0.2.77');

    await look(settings, (db) =>
      db
        .updateTable('rate_windows')
        .set({ ends_at: Date.now() - 1 })
        .execute(),
    );
    await runServer(settings);
    expect(await windows()).toEqual([]);
  });
});

describe('whose request it is', () => {
  const limits = contactLimit(1, 100);

  test('the forwarded address is anybody’s claim when no proxy is trusted', async () => {
    const { url } = await runServer({ limits });
    expect(await post(url, endpoints.contact, message, from('192.0.2.1'))).toMatchObject({ status: 200 });
    expect(await post(url, endpoints.contact, message, from('192.0.2.2'))).toMatchObject({ status: 429 });
  });

  test('a trusted proxy’s word counts, what stands before it does not', async () => {
    const { url } = await runServer({ limits, proxies: 1 });
    expect(await post(url, endpoints.contact, message, from('10.0.0.1, 192.0.2.1'))).toMatchObject({ status: 200 });
    expect(await post(url, endpoints.contact, message, from('10.0.0.2, 192.0.2.1'))).toMatchObject({ status: 429 });
    expect(await post(url, endpoints.contact, message, from('10.0.0.2, 192.0.2.2'))).toMatchObject({ status: 200 });
  });

  // RFC 6177: a subscriber of IPv6 has a /64 or more.
  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['fe80::1%eth0', 'fe80::2', true],
  ])('%s and %s are one visitor: %s', (one, other, same) => {
    expect(networkOf(one) === networkOf(other)).toBe(same);
  });
});

describe('the size of a body', () => {
  const url = (base: string) => new URL(endpoints.contact, base);

  /** Sends until the server has had enough. */
  async function pour(
    base: string,
    headers: Record<string, string | number>,
    chunks: number,
  ): Promise<number | undefined> {
    const token = await fetchToken(base);
    const all = { Origin: base, 'Content-Type': 'application/json', [TOKEN_HEADER]: token, ...headers };
    return new Promise((resolve, reject) => {
      const sent = request(url(base), { method: 'POST', headers: all }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject);
      for (let count = 0; count < chunks; count += 1) sent.write(Buffer.alloc(1024, ' '));
      sent.end();
    });
  }

  test('is limited by what is announced', async () => {
    const server = await runServer();
    expect(await pour(server.url, { 'Content-Length': BODY_MOST + 1024 }, 17)).toBe(413);
  });

  test('and by what comes', async () => {
    const server = await runServer();
    expect(await pour(server.url, { 'Transfer-Encoding': 'chunked' }, 17)).toBe(413);
    expect(await pour(server.url, { 'Transfer-Encoding': 'chunked' }, 16)).toBe(400); // small enough, but no JSON
  });

  test('leaves room for the longest text of any script', async () => {
    const server = await runServer();
    const three = (length: { most: number }) => '語'.repeat(length.most); // three bytes each
    const longest = {
      ...message,
      name: three(contactLengths.name),
      subject: three(contactLengths.subject),
      message: three(contactLengths.message),
    };
    expect(await post(server.url, endpoints.contact, longest)).toMatchObject({ status: 200 });
    const { toolName, description, useCase, name } = ideaLengths;
    const long = {
      ...idea,
      toolName: three(toolName),
      description: three(description),
      useCase: three(useCase),
      name: three(name),
    };
    expect(await post(server.url, endpoints.toolIdea, long)).toMatchObject({ status: 200 });
  });
});
