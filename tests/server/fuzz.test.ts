// For any request headers, the API responds in its own format.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/forms/endpoints';
import { fetchToken, isAnswer, message, runServer, send } from './running';

test('any headers', async () => {
  const { url } = await runServer({ proxies: 1 });
  const token = await fetchToken(url);
  const value = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 300 }).map((text) => text.trim()),
    fc.constantFrom('1.2.3.4:5', '[::1]:80', ',,,', '::ffff:1.2.3.4', 'fe80::1%en0', '999.1.1.1', 'http://', 'null'),
  );
  const names = ['Origin', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Request-Id', 'X-Form-Token'];
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (headers) => {
      const reply = await send(url, endpoints.contact, message, { token, headers });
      expect([200, 403]).toContain(reply.status);
      expect(isAnswer(reply)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
