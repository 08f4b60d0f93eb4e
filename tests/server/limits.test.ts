// The limits against abuse.
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { endpoints, TOKEN_HEADER } from '../../src/forms/endpoints';
import { BODY_MOST } from '../../server/limits';
import { networksOf } from '../../server/client-address';
import { contactLengths } from '../../src/forms/contact';
import { ideaLengths } from '../../src/forms/tool-idea';
import { contactLimit } from './limits';
import { fetchToken, from, idea, message, post, runServer } from './running';

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

  test.each([
    ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48', '2001:db8::/32']],
    ['2001:db8:1:ff02::1', ['2001:db8:1:ff02::/64', '2001:db8:1:ff00::/56', '2001:db8:1::/48', '2001:db8::/32']],
    ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48', 'fe80::/32']],
    ['192.0.2.1', ['192.0.2.1/32', '192.0.2.0/24', '192.0.0.0/16']],
    ['::ffff:192.0.2.1', ['192.0.2.1/32', '192.0.2.0/24', '192.0.0.0/16']],
    ['no address', ['unknown']],
  ])('%s is counted in its networks', (address, names) => {
    expect(networksOf(address).map(({ name }) => name)).toEqual(names);
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
