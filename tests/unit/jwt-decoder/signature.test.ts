import { createHmac, generateKeyPairSync, sign as signBytes, verify as verifyBytes } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { createToken, generateKey, verifyToken } from '../../../src/tools/jwt-decoder/signature';
import { ALGORITHM_NAMES } from '../../../src/tools/jwt-decoder/algorithms';
import { decodeToken } from '../../../src/tools/jwt-decoder/decode-token';
import { inWords } from '../../../src/tools/jwt-decoder/say';
import type { KeyError, SecretFormat } from '../../../src/tools/jwt-decoder/key-text';
import { ED25519, ES256, HS256, RS256, tokenOf, UNSECURED } from './vectors';
import { TOKENS, type Outcome } from './wycheproof';

async function verify(text: string, key: string | object, format: SecretFormat = 'text') {
  const token = decodeToken(text);
  if ('error' in token) throw new Error('This is no token.');
  return inWords(await verifyToken(token, { text: typeof key === 'string' ? key : JSON.stringify(key), format }));
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = String(rsa.publicKey.export({ type: 'spki', format: 'pem' }));
const privatePem = String(rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }));

const hmacToken = (header: string, secret: string) => {
  const unsigned = tokenOf(header, '{}', '').slice(0, -1);
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
};

const changed = (token: string) => token.replace(/\.[^.]+\./, (payload) => payload.replace('J', 'K'));

describe('the signatures of the RFCs', () => {
  it.each([
    ['RFC 7515, A.1', HS256.token, { kty: 'oct', k: HS256.secret }],
    ['RFC 7515, A.2', RS256.token, RS256.jwk],
    ['RFC 7515, A.3', ES256.token, ES256.jwk],
    ['RFC 8037, A.4', ED25519.token, ED25519.jwk],
  ])('%s', async (_, token, jwk) => {
    expect(await verify(token, jwk)).toMatchObject({ kind: 'good', warnings: [] });
    const last = token.endsWith('A') ? 'B' : 'A';
    const cut = token.slice(0, -4) + last + token.slice(-3);
    expect(await verify(cut, jwk)).toMatchObject({ kind: 'bad' });
  });

  it('A.1 by its secret in Base64', async () => {
    expect(await verify(HS256.token, HS256.secret, 'base64url')).toMatchObject({ kind: 'good' });
    expect(await verify(HS256.token, HS256.secret, 'text')).toMatchObject({ kind: 'bad' });
    const hex = Buffer.from(HS256.secret, 'base64url').toString('hex');
    expect(await verify(HS256.token, hex, 'hex')).toMatchObject({ kind: 'good' });
  });

  it('a changed payload is a bad signature', async () => {
    expect(await verify(changed(RS256.token), RS256.jwk)).toMatchObject({ kind: 'bad' });
  });
});

test.each(TOKENS)('Wycheproof %i', async (_, text, key, outcome) => {
  const token = decodeToken(text);
  const isRefused = 'error' in token || token.payload.kind === 'unreadable';
  const found: Outcome = isRefused ? 'refused' : (await verify(text, key)).kind;
  expect(found).toBe(outcome);
});

describe('what is not checked, or with a warning', () => {
  it('alg none', async () => {
    expect(await verify(UNSECURED, 'secret')).toMatchObject({
      kind: 'unchecked',
      text: expect.stringMatching(/isn’t signed/) as string,
    });
    expect(await verify(tokenOf('{"alg":"NONE"}', '{}', ''), 'secret')).toMatchObject({ kind: 'unchecked' });
  });

  it('a weak secret', async () => {
    const warnings = [expect.stringMatching(/it has 6 bytes.*at least 32/) as string];
    expect(await verify(hmacToken('{"alg":"HS256"}', 'secret'), 'secret')).toMatchObject({ kind: 'good', warnings });
  });

  it('a public key taken for a secret', async () => {
    const forged = hmacToken('{"alg":"HS256"}', publicPem);
    const warnings = [expect.stringMatching(/algorithm confusion/) as string];
    expect(await verify(forged, publicPem)).toMatchObject({
      kind: 'unchecked',
      text: expect.stringMatching(/forged/) as string,
      warnings,
    });
    expect(await verify(forged, publicPem.trim())).toMatchObject({ text: expect.stringMatching(/forged/) as string });
    expect(await verify(HS256.token, publicPem)).toMatchObject({ kind: 'unchecked', warnings });
  });

  it('a private key', async () => {
    const warnings = [expect.stringMatching(/private key/) as string];
    const unsigned = tokenOf('{"alg":"RS256"}', '{}', '').slice(0, -1);
    const token = `${unsigned}.${signBytes('sha256', Buffer.from(unsigned), rsa.privateKey).toString('base64url')}`;
    expect(await verify(token, privatePem)).toMatchObject({ kind: 'good', warnings });
    expect(await verify(token, publicPem)).toMatchObject({ kind: 'good', warnings: [] });
  });

  it.each([
    ['a secret for RS256', RS256.token, 'secret', /RS256 takes an RSA key/],
    ['an RSA key for ES256', ES256.token, RS256.jwk, /ES256 takes an elliptic curve key/],
    ['another curve', ES256.token, { ...ES256.jwk, crv: 'P-384' }, /curve P-256/],
    ['a key for encryption', RS256.token, { ...RS256.jwk, use: 'enc' }, /encryption/],
    ['a key for something else', RS256.token, { ...RS256.jwk, key_ops: ['wrapKey'] }, /key_ops/],
    ['a key for another algorithm', RS256.token, { ...RS256.jwk, alg: 'PS256' }, /for PS256 only/],
    ['a damaged key', ES256.token, { ...ES256.jwk, x: 'AAAA' }, /can’t be used/],
    ['a short RSA key', RS256.token, { kty: 'RSA', n: RS256.jwk.n.slice(0, 171), e: 'AQAB' }, /bits/],
    ['PKCS #1', RS256.token, rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }), /openssl rsa/],
    ['half a PEM', RS256.token, publicPem.slice(0, 100), /END/],
    ['half a JWK', RS256.token, '{"kty":"RSA","n":"', /JSON/],
    ['no key', HS256.token, ' ', /enter a key/],
    ['an unknown algorithm', tokenOf('{"alg":"ES256K"}', '{}'), 'x', /ES256K isn’t supported/],
    ['no algorithm', tokenOf('{}', '{}'), 'x', /names no algorithm/],
    ['an extension that nobody knows', hmacToken('{"alg":"HS256","crit":["x"],"x":1}', 'secret'), 'secret', /crit/],
  ])('%s', async (_, token, key, says) => {
    expect(await verify(token, key)).toMatchObject({ kind: 'unchecked', text: expect.stringMatching(says) as string });
  });
});

describe('a set of keys', () => {
  const other = { ...ES256.jwk, kid: 'other' };

  it('is searched for the one that fits', async () => {
    const keys = [
      { kty: 'oct', k: 'AAAA' },
      { ...RS256.jwk, use: 'enc' },
      { ...RS256.jwk, kid: 'mine' },
    ];
    expect(await verify(RS256.token, { keys })).toMatchObject({ kind: 'good', keyName: 'mine' });
  });

  it('has the key that the token names, or none', async () => {
    const token = hmacToken('{"alg":"HS256","kid":"b"}', 'x');
    const key = (kid: string) => ({ kty: 'oct', kid, k: Buffer.from('x').toString('base64url') });
    expect(await verify(token, { keys: [key('a'), key('b')] })).toMatchObject({ kind: 'good', keyName: 'b' });
    expect(await verify(token, { keys: [key('a')] })).toMatchObject({ text: expect.stringMatching(/“b”/) as string });
  });

  it('may have none of that type', async () => {
    expect(await verify(RS256.token, { keys: [other] })).toMatchObject({ kind: 'unchecked' });
    expect(await verify(RS256.token, { keys: [] })).toMatchObject({ text: expect.stringMatching(/no keys/) as string });
  });
});

describe('a new token', () => {
  it.each(ALGORITHM_NAMES.filter((name) => !name.startsWith('ML-')))('with %s and a new key verifies', async (alg) => {
    const key = await generateKey(alg);
    const made = await createToken({ header: JSON.stringify({ alg }), claims: '{ "n": 1.0e2 }', key });
    if ('error' in made) throw new Error(inWords(made.error));
    expect(await verify(made.token, key.publicKey ?? key.text, key.format)).toMatchObject({
      kind: 'good',
      warnings: [],
    });
    expect(Buffer.from(made.token.split('.')[1] ?? '', 'base64url').toString()).toBe('{"n":1.0e2}');
  });

  const mlDsa = ALGORITHM_NAMES.filter((name) => name.startsWith('ML-'));

  // Node has ML-DSA from version 24 on.
  it.each(mlDsa)('with %s verifies, or is refused in words where there is none', async (alg) => {
    const key = await generateKey(alg).catch((error: unknown) => inWords((error as KeyError).text));
    if (typeof key === 'string') {
      expect(key).toBe(`Keys for ${alg} can’t be generated here.`);
      const jwk = { kty: 'AKP', alg, pub: 'AAAA' };
      const text = `${alg} isn’t supported here.`;
      expect(await verify(tokenOf(JSON.stringify({ alg }), '{}'), jwk)).toMatchObject({ kind: 'unchecked', text });
      return;
    }
    const made = await createToken({ header: JSON.stringify({ alg }), claims: '{}', key });
    if ('error' in made) throw new Error(inWords(made.error));
    expect(await verify(made.token, key.publicKey ?? '')).toMatchObject({ kind: 'good', warnings: [] });
  });

  it('is one that Node verifies', async () => {
    const key = { text: privatePem, format: 'text' } as const;
    const made = await createToken({ header: '{"alg":"RS256","typ":"JWT"}', claims: '{"a":1}', key });
    if ('error' in made) throw new Error(inWords(made.error));
    const [header = '', payload = '', signature = ''] = made.token.split('.');
    const isGood = verifyBytes(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      rsa.publicKey,
      Buffer.from(signature, 'base64url'),
    );
    expect(isGood).toBe(true);
  });

  it('is the one of RFC 7519, 6.1, without its line breaks', async () => {
    const claims = '{"iss":"joe","exp":1300819380,"http://example.com/is_root":true}';
    const made = await createToken({ header: '{"alg":"none"}', claims, key: { text: '', format: 'text' } });
    expect(made).toMatchObject({ token: `eyJhbGciOiJub25lIn0.${Buffer.from(claims).toString('base64url')}.` });
  });

  it.each([
    ['{"alg":"HS256"}', '[]', 'x', 'claims'],
    ['{"alg":"HS256"}', '{"a":1,"a":2}', 'x', 'claims'],
    ['{"alg":"HS256"', '{}', 'x', 'header'],
    ['{"alg":"HS1"}', '{}', 'x', 'header'],
    ['{"alg":"HS256","n":1.0}', '{}', 'x', 'header'],
    ['{"alg":"HS256"}', '{}', '', 'key'],
    ['{"alg":"RS256"}', '{}', publicPem, 'key'],
    ['{"alg":"ES256"}', '{}', JSON.stringify(ES256.jwk), 'key'],
  ])('with %s, %s is refused where it is wrong', async (header, claims, text, field) => {
    expect(await createToken({ header, claims, key: { text, format: 'text' } })).toMatchObject({ field });
  });
});
