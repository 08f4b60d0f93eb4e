import { describe, expect, it } from 'vitest';
import { decodeToken } from '../../../src/tools/jwt-decoder/decode-token';
import { LONGEST_TOKEN } from '../../../src/tools/jwt-decoder/words';
import { CLAIMS_AS_WRITTEN, ED25519, ES256, HS256, RS256, tokenOf, UNSECURED } from './vectors';

function decoded(text: string) {
  const token = decodeToken(text);
  if ('error' in token) throw new Error(token.error);
  return token;
}

function claimsOf(text: string) {
  const { payload } = decoded(text);
  if (payload.kind !== 'claims') throw new Error(`The payload is ${payload.kind}.`);
  return payload.json;
}

describe('the tokens of the RFCs', () => {
  it.each([
    ['RFC 7515, A.1', HS256.token, '{\n  "typ": "JWT",\n  "alg": "HS256"\n}'],
    ['RFC 7515, A.2', RS256.token, '{\n  "alg": "RS256"\n}'],
    ['RFC 7515, A.3', ES256.token, '{\n  "alg": "ES256"\n}'],
    ['RFC 7519, 6.1', UNSECURED, '{\n  "alg": "none"\n}'],
  ])('%s', (_, token, header) => {
    expect(decoded(token)).toMatchObject({ token, notes: [], header: { pretty: header } });
    expect(claimsOf(token).pretty).toBe(CLAIMS_AS_WRITTEN);
  });

  it('RFC 8037, A.4, whose payload is no JSON', () => {
    expect(decoded(ED25519.token).payload).toEqual({ kind: 'text', text: 'Example of Ed25519 signing' });
  });
});

describe('what is tolerated, with a note', () => {
  it.each([
    ['Bearer', `Bearer ${HS256.token}`, /Bearer/],
    ['a whole header line', `Authorization: bearer ${HS256.token}`, /Bearer/],
    ['quotation marks', `"${HS256.token}"`, /quotation/],
    ['line breaks', HS256.token.replace('.', '\r\n.\n '), /line breaks/],
  ])('%s', (_, text, note) => {
    expect(decoded(text)).toMatchObject({ token: HS256.token, notes: [expect.stringMatching(note) as string] });
  });

  it('but white space around it needs none', () => expect(decoded(` ${HS256.token}\n`).notes).toEqual([]));

  // RFC 4648, section 3.5.
  it.each([
    ['bits that belong to no byte', 'AB', /Leftover bits.*signature/],
    ['what is not base64url', 'A+', /signature isn’t valid base64url.*character 2/],
  ])('%s in the signature', (_, signature, note) => {
    const token = tokenOf('{"alg":"HS256"}', '{}', signature);
    expect(decoded(token)).toMatchObject({ token, notes: [expect.stringMatching(note) as string] });
  });

  it('duplicate names, in their order', () => {
    const token = tokenOf('{"alg":"HS256"}', '{"a":1,"a":2}');
    expect(claimsOf(token).compact).toBe('{"a":1,"a":2}');
    expect(decoded(token).notes).toEqual([expect.stringMatching(/payload has a name more than once/) as string]);
  });
});

describe('odd tokens', () => {
  it('keep each digit', () => {
    const claims = '{"id":12345678901234567890,"x":1.10,"e":1E400}';
    expect(claimsOf(tokenOf('{"alg":"HS256"}', claims)).compact).toBe(claims);
  });

  it('keep Unicode', () => {
    expect(claimsOf(tokenOf('{"alg":"HS256"}', '{"name":"Jürgen 世界 😀"}')).pretty).toContain('Jürgen 世界 😀');
  });

  it.each([
    ['nothing', ' \n', 'Please enter a JWT token to decode.'],
    ['two parts', 'a.b', 'Invalid JWT format. JWT should have 3 parts separated by dots.'],
    ['four parts', 'a.b.c.d', 'Invalid JWT format. JWT should have 3 parts separated by dots.'],
    [
      'five parts without encryption',
      `${tokenOf('{"alg":"HS256"}', '{}')}.a.b`,
      'Invalid JWT format. JWT should have 3 parts separated by dots.',
    ],
    ['a header that is a list', tokenOf('["HS256"]', '{}'), 'Invalid JWT: the header isn’t a JSON object.'],
    [
      'a header that is no JSON',
      tokenOf('HS256', '{}'),
      'The header isn’t valid JSON. A value is expected at character 1.',
    ],
    [
      'padding',
      `e30=.e30.AA`,
      'The header isn’t valid base64url. Invalid at character 4. Padding (“=”) isn’t allowed in a JWT.',
    ],
    [
      'a header in Latin-1',
      `${Buffer.from('{"é":1}', 'latin1').toString('base64url')}.e30.AA`,
      'The header isn’t UTF-8 text, so it can’t be JSON.',
    ],
    ['an empty header', '.e30.AA', 'The header isn’t valid JSON. A value is expected at its end.'],
    [
      'too much',
      'a'.repeat(LONGEST_TOKEN + 1),
      'This token has 65,537 characters. Tokens of up to 65.5 KB can be decoded here.',
    ],
  ])('%s is refused in words', (_, text, error) => expect(decodeToken(text)).toMatchObject({ error }));

  it.each([
    ['a list', tokenOf('{"alg":"HS256"}', '[1]'), { kind: 'json' }],
    ['a broken object', tokenOf('{"alg":"HS256"}', '{"a":'), { kind: 'unreadable', error: /valid JSON/ }],
    ['bytes', tokenOf('{"alg":"HS256"}', Uint8Array.of(0xff, 0xfe)), { kind: 'unreadable', error: /UTF-8/ }],
    ['nothing', 'eyJhbGciOiJIUzI1NiJ9..AAAA', { kind: 'detached' }],
    [
      'the plain text of RFC 7797',
      `${Buffer.from('{"alg":"HS256","b64":false,"crit":["b64"]}').toString('base64url')}.$02.AAAA`,
      { kind: 'text', text: '$02' },
    ],
  ])('a payload of %s is shown as what it is', (_, token, payload) => {
    const { error, ...rest } = payload as { kind: string; error?: RegExp };
    expect(decoded(token).payload).toMatchObject(
      error ? { ...rest, error: expect.stringMatching(error) as string } : rest,
    );
  });

  // The header of RFC 7516, A.1.
  it('name an encrypted token', () => {
    const token = 'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.AA.AA.AA.AA';
    expect(decoded(token)).toMatchObject({ alg: 'RSA-OAEP', payload: { kind: 'encrypted' } });
  });
});
