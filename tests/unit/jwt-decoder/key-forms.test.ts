// The forms in which keys are published, stored and copied: RFC 7517, section 5, and the output of other programs.
import { createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeToken } from '../../../src/tools/jwt-decoder/decode-token';
import { inWords } from '../../../src/tools/jwt-decoder/say';
import { createToken, verifyToken } from '../../../src/tools/jwt-decoder/signature';
import {
  CERTIFICATES,
  EC_PEM_WITH_PARAMETERS,
  EC_TOKEN,
  OTHER_RSA_KEY,
  RSA_KEY,
  RSA_KEY_OF_1024_BITS,
  RSA_TOKEN,
  RSA_TOKEN_B,
  RSA_TOKEN_GOOD,
  SECRET_JWK,
  SECRET_TOKEN,
} from './reported-keys';
import { tokenOf } from './vectors';

async function verify(text: string, key: string | object) {
  const token = decodeToken(text);
  if ('error' in token) throw new Error('This is no token.');
  return inWords(
    await verifyToken(token, { text: typeof key === 'string' ? key : JSON.stringify(key), format: 'text' }),
  );
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2);
const keyOf = (jwk: typeof RSA_KEY) => createPublicKey({ key: jwk, format: 'jwk' });
const pemOf = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }));
const derOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');
const escaped = (pem: string) => pem.replaceAll('\n', '\\n');

const rsaPem = pemOf(keyOf(RSA_KEY));
const otherPem = pemOf(keyOf(OTHER_RSA_KEY));
const rsaDer = derOf(keyOf(RSA_KEY));

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ecPrivatePem = String(ec.privateKey.export({ type: 'pkcs8', format: 'pem' }));
const sec1Pem = String(ec.privateKey.export({ type: 'sec1', format: 'pem' }));
const ed = generateKeyPairSync('ed25519');

const signed = (header: object, hash: string | null, key: KeyObject, dsaEncoding?: 'ieee-p1363' | 'der') => {
  const unsigned = tokenOf(JSON.stringify(header), '{}', '').slice(0, -1);
  return `${unsigned}.${sign(hash, Buffer.from(unsigned), dsaEncoding ? { key, dsaEncoding } : key).toString('base64url')}`;
};
const ecToken = signed({ alg: 'ES256' }, 'sha256', ec.privateKey, 'ieee-p1363');
const edToken = signed({ alg: 'EdDSA' }, null, ed.privateKey);

describe('a key is read as', () => {
  it.each<readonly [string, string, string | object]>([
    [
      'a printed JWK whose last member is no string',
      SECRET_TOKEN,
      pretty({ ...SECRET_JWK, key_ops: ['verify'], ext: true }),
    ],
    ['a JWKS with another member', SECRET_TOKEN, pretty({ keys: [SECRET_JWK], max_age: 300 })],
    ['a JWK that ends with a number', RSA_TOKEN, pretty({ ...RSA_KEY, nbf: 1 })],
    ['a JWK that ends with an object', RSA_TOKEN, pretty({ ...RSA_KEY, meta: { owner: 'a' } })],
    ['an array of JWKs', RSA_TOKEN, pretty([OTHER_RSA_KEY, RSA_KEY])],
    ['a pair of keys', RSA_TOKEN, { publicKey: RSA_KEY, use: 'sig' }],
    ['a set whose first key is too short', RSA_TOKEN, { keys: [RSA_KEY_OF_1024_BITS, RSA_KEY] }],
    [
      'a set whose first key is for something else',
      RSA_TOKEN,
      { keys: [{ ...OTHER_RSA_KEY, key_ops: ['wrapKey'] }, RSA_KEY] },
    ],
    ['a set with a damaged key', RSA_TOKEN, { keys: [{ kty: 'RSA', e: 'AQAB' }, RSA_KEY] }],
    ['a set with keys of unknown types', RSA_TOKEN, { keys: [{ kty: 'new' }, 1, null, 'text', {}, RSA_KEY] }],
    ['the second of two PEM blocks', RSA_TOKEN, otherPem + rsaPem],
    ['PEM after one of another type', RSA_TOKEN, pemOf(ed.publicKey) + rsaPem],
    ['PEM after one that can’t be imported', ecToken, sec1Pem + pemOf(ec.publicKey)],
    ['PEM after parameters', EC_TOKEN, EC_PEM_WITH_PARAMETERS],
    ['PEM with written line breaks', RSA_TOKEN, escaped(rsaPem)],
    ['PEM with written line breaks of Windows', RSA_TOKEN, rsaPem.replaceAll('\n', '\\r\\n')],
    ['PEM of a line of .env', RSA_TOKEN, `PUBLIC_KEY="${escaped(rsaPem)}"`],
    ['PEM with line breaks escaped twice', RSA_TOKEN, rsaPem.replaceAll('\n', '\\\\n')],
    ['PEM on one line', RSA_TOKEN, rsaPem.replaceAll('\n', ' ')],
    ['PEM as a JSON string', RSA_TOKEN, JSON.stringify(rsaPem)],
    ['PEM in Base64, as in Kubernetes', RSA_TOKEN, Buffer.from(rsaPem).toString('base64')],
    ['a map of certificates', RSA_TOKEN_B, pretty(CERTIFICATES)],
    ['a map of certificates, without a key ID', RSA_TOKEN, pretty(CERTIFICATES)],
    ['a chain of certificates, with text between', RSA_TOKEN, `depth=0\n${CERTIFICATES.a}i:CN = u\n${CERTIFICATES.b}`],
    ['the older label of certificates', RSA_TOKEN, CERTIFICATES.b.replaceAll('CERTIFICATE', 'X509 CERTIFICATE')],
    ['a Keycloak realm', RSA_TOKEN_GOOD, { realm: 'x', public_key: rsaDer, 'token-service': 'https://example.com' }],
    ['a Keycloak key list', RSA_TOKEN_GOOD, { active: {}, keys: [{ kid: 'good', type: 'RSA', publicKey: rsaDer }] }],
    ['bare Base64 of an RSA key', RSA_TOKEN, rsaDer],
    ['bare Base64 in lines', RSA_TOKEN, rsaDer.replace(/.{64}/g, '$&\n')],
    ['bare base64url', RSA_TOKEN, keyOf(RSA_KEY).export({ type: 'spki', format: 'der' }).toString('base64url')],
    ['bare Base64 of a certificate', RSA_TOKEN, CERTIFICATES.b.replace(/-----.*-----/g, '').trim()],
    ['bare Base64 of an EC key', ecToken, derOf(ec.publicKey)],
    ['bare Base64 of an Ed25519 key', edToken, derOf(ed.publicKey)],
  ])('%s', async (_, token, key) => {
    expect(await verify(token, key)).toMatchObject({ kind: 'good' });
  });

  it('a service account, which signs with its private key', async () => {
    const account = { type: 'service_account', private_key_id: 'id', private_key: ecPrivatePem, client_email: 'a@b.c' };
    const made = await createToken({
      header: '{"alg":"ES256","kid":"id"}',
      claims: '{}',
      key: { text: pretty(account), format: 'text' },
    });
    if ('error' in made) throw new Error(inWords(made.error));
    expect(await verify(made.token, pemOf(ec.publicKey))).toMatchObject({ kind: 'good' });
    const warnings = [expect.stringMatching(/private key/) as string];
    expect(await verify(made.token, account)).toMatchObject({ kind: 'good', keyName: 'id', warnings });
  });
});

describe('a key ID', () => {
  it('of the token doesn’t exclude keys without one', async () => {
    const warnings = [expect.stringMatching(/“good”.*has none/) as string];
    expect(await verify(RSA_TOKEN_GOOD, { keys: [RSA_KEY] })).toMatchObject({ kind: 'good', warnings });
    const keys = [{ ...OTHER_RSA_KEY, kid: 'good' }, RSA_KEY];
    expect(await verify(RSA_TOKEN_GOOD, { keys })).toMatchObject({ kind: 'good', warnings });
    expect(await verify(RSA_TOKEN_GOOD, { keys: [OTHER_RSA_KEY] })).toMatchObject({ kind: 'bad', warnings });
  });

  it('that the token and a key share needs no word', async () => {
    const keys = [RSA_KEY_OF_1024_BITS, { ...RSA_KEY, kid: 'good' }];
    expect(await verify(RSA_TOKEN_GOOD, { keys })).toMatchObject({ kind: 'good', keyName: 'good', warnings: [] });
  });

  it('of a single key that differs is named', async () => {
    const warnings = [expect.stringMatching(/“good”.*“other”/) as string];
    expect(await verify(RSA_TOKEN_GOOD, { ...RSA_KEY, kid: 'other' })).toMatchObject({ kind: 'good', warnings });
  });
});

describe('a token that is not to the letter', () => {
  const { publicKey, privateKey } = ec;
  const part = (json: string) => Buffer.from(json).toString('base64');
  const signatureOf = (unsigned: string) =>
    sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });

  it('is verified as AWS signs it, with its padding', async () => {
    const unsigned = `${part('{"alg":"ES256","kid":"a"}')}.${part('{"sub":"1"}')}`;
    expect(unsigned).toContain('=');
    const token = `${unsigned}.${signatureOf(unsigned).toString('base64')}`;
    expect(await verify(token, pemOf(publicKey))).toMatchObject({ kind: 'good' });
    expect(await verify(token.replace('In0', 'IN0'), pemOf(publicKey))).not.toMatchObject({ kind: 'good' });
  });

  it('is verified without the padding that was added later', async () => {
    const token = ecToken.split('.').map((one) => Buffer.from(one, 'base64url').toString('base64'));
    expect(token.join('')).toContain('=');
    expect(await verify(token.join('.'), pemOf(publicKey))).toMatchObject({ kind: 'good' });
  });

  it('with a payload that isn’t encoded is verified with its spaces', async () => {
    const unsigned = `${Buffer.from('{"alg":"ES256","b64":false,"crit":["b64"]}').toString('base64url')}.Hello  world`;
    const token = `${unsigned}.${signatureOf(unsigned).toString('base64url')}`;
    expect(await verify(token, pemOf(publicKey))).toMatchObject({ kind: 'good' });
    expect(await verify(token.replace('  ', ' '), pemOf(publicKey))).toMatchObject({ kind: 'bad' });
  });
});

describe('a bad signature', () => {
  it('names the keys that weren’t tried', async () => {
    const warnings = [expect.stringMatching(/wasn’t tried.*1024 bits/) as string];
    const keys = [RSA_KEY_OF_1024_BITS, OTHER_RSA_KEY, SECRET_JWK];
    expect(await verify(RSA_TOKEN, { keys })).toMatchObject({ kind: 'bad', warnings });
  });

  it('in DER is named as such', async () => {
    const der = signed({ alg: 'ES256' }, 'sha256', ec.privateKey, 'der');
    const text = expect.stringMatching(/DER form.*64 bytes/) as string;
    expect(await verify(der, pemOf(ec.publicKey))).toMatchObject({ kind: 'bad', text });
  });

  it('of the wrong length is named as such', async () => {
    const text = expect.stringMatching(/has 48 bytes.*64 bytes/) as string;
    expect(await verify(ecToken.slice(0, -22), pemOf(ec.publicKey))).toMatchObject({ kind: 'bad', text });
  });
});

describe('what is no key', () => {
  it.each<readonly [string, string, string | object, RegExp]>([
    ['an address', RSA_TOKEN_GOOD, 'https://example.com/realms/1/protocol/openid-connect/certs', /address\. Open it/],
    ['an issuer’s configuration', RSA_TOKEN, { issuer: 'https://a.b', jwks_uri: 'https://a.b/c' }, /“jwks_uri”/],
    ['an SSH key', RSA_TOKEN, 'ssh-rsa AAAAB3NzaC1yc2E= a@b', /SSH public key.*ssh-keygen/],
    ['a token', RSA_TOKEN, SECRET_TOKEN, /is a token, not a key/],
    ['SEC 1', EC_TOKEN, sec1Pem, /EC PRIVATE KEY.*openssl pkcs8/],
    ['bare Base64 of SEC 1', EC_TOKEN, sec1Pem.replace(/-----.*-----/g, ''), /EC PRIVATE KEY.*openssl pkcs8/],
    ['PKCS #1', RSA_TOKEN, String(keyOf(RSA_KEY).export({ type: 'pkcs1', format: 'pem' })), /openssl rsa/],
    [
      'bare Base64 of PKCS #1',
      RSA_TOKEN,
      keyOf(RSA_KEY).export({ type: 'pkcs1', format: 'der' }).toString('base64'),
      /RSA PUBLIC KEY.*openssl rsa/,
    ],
    ['parameters only', EC_TOKEN, EC_PEM_WITH_PARAMETERS.slice(0, 80), /only the parameters/],
    ['a JWK as a program writes it', RSA_TOKEN, "{kty: 'RSA', n: 'x', e: 'AQAB'}", /isn’t valid JSON/],
    ['an empty array', RSA_TOKEN, '[]', /no keys/],
    ['a secret JWK without the secret', SECRET_TOKEN, { kty: 'oct' }, /no secret/],
    ['keys of other types', RSA_TOKEN, { keys: [SECRET_JWK, SECRET_JWK] }, /None of these 2 keys/],
    ['an algorithm of RFC 8812', tokenOf('{"alg":"ES256K"}', '{}'), rsaPem, /ES256K isn’t supported/],
  ])('%s is named', async (_, token, key, text) => {
    expect(await verify(token, key)).toMatchObject({ kind: 'unchecked', text: expect.stringMatching(text) as string });
  });

  it('is still a secret for HMAC, unless it is a public key', async () => {
    const hmac = async (secret: string) => {
      const made = await createToken({
        header: '{"alg":"HS256"}',
        claims: '{}',
        key: { text: secret, format: 'text' },
      });
      if ('error' in made) throw new Error(inWords(made.error));
      return (await verify(made.token, secret)).kind;
    };
    expect(await hmac('https://example.com/a-long-enough-address')).toBe('good');
    expect(await hmac('[not json, but a secret of thirty-two]')).toBe('good');
    expect(await hmac('MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA')).toBe('good');
    expect(await verify(SECRET_TOKEN, rsaDer)).toMatchObject({
      kind: 'unchecked',
      warnings: [expect.stringMatching(/algorithm confusion/) as string],
    });
  });
});
