// The payload of a token as a step of a recipe.
import { expect, it, test } from 'vitest';
import { inEnglish } from '../in-english';
import { realKernels, realTools } from '../recipe/real-tools';
import { resultOf, runInThread, runnable, type Written } from '../recipe/run-in-thread';
import { ED25519, HS256, RS256, tokenOf, UNSECURED } from './vectors';

const run = async (token: string, ...more: readonly Written[]) =>
  runInThread(await runnable(['jwt', ...more], realTools), token, { table: realKernels });

/** RFC 7515, A.1.1: with line breaks, as it was signed. */
const CLAIMS = '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}';

test.each([
  ['RFC 7515, A.1', HS256.token, CLAIMS],
  ['RFC 7515, A.2', RS256.token, CLAIMS],
  ['RFC 7519, 6.1', UNSECURED, CLAIMS],
  ['RFC 8037, A.4, which is no JSON', ED25519.token, 'Example of Ed25519 signing'],
  ['with what people copy along', ` Authorization: Bearer "${HS256.token.replace('.', '.\n')}"\n`, CLAIMS],
  [
    'in standard Base64',
    tokenOf('{"alg":"none"}', '{"a":"ÿ>?"}').replaceAll('-', '+').replaceAll('_', '/'),
    '{"a":"ÿ>?"}',
  ],
  [
    'unencoded, RFC 7797',
    `${tokenOf('{"alg":"HS256","b64":false,"crit":["b64"]}', '').split('.')[0] ?? ''}.$02.AAAA`,
    '$02',
  ],
])('%s', async (_, token, payload) => {
  const reply = await run(token);
  expect((await resultOf(reply)).toString()).toBe(payload);
  expect(await inEnglish(reply.steps[0])).toMatchObject({ notes: [/signature isn’t checked/] });
});

it('keeps every byte', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(new Uint8Array(await resultOf(await run(tokenOf('{}', bytes))))).toEqual(bytes);
});

it('becomes YAML', async () => {
  const yaml = await resultOf(await run(HS256.token, ['json-to-yaml', { mode: 'to-yaml' }]));
  expect(yaml.toString()).toBe('iss: joe\nexp: 1300819380\nhttp://example.com/is_root: true\n');
});

test.each([
  ['nothing', ' ', /no token/],
  ['two parts', 'e30.e30', /3 parts.* has 2/],
  ['an encrypted token', 'eyJlbmMiOiJBMTI4R0NNIn0.a.b.c.d', /encrypted/],
  ['no payload', 'e30..AAAA', /detached/],
  ['a header that is no object', tokenOf('[]', '{}'), /header/],
  ['a header that is no JSON', 'abc.e30.AAAA', /header/],
  ['a payload that is no Base64', 'e30.e3$.AAAA', /payload isn’t valid/],
  ['a payload of an impossible length', 'e30.e30ab.AAAA', /payload isn’t valid/],
  ['more than 64 KB', 'a'.repeat(65 * 1024), /too long/],
])('%s is refused', async (_, token, message) => {
  expect(await inEnglish(await run(token))).toMatchObject({ ok: false, error: { message } });
});
