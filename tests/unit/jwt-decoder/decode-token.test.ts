import { describe, expect, it } from 'vitest';
import { decodeToken } from '../../../src/tools/jwt-decoder/decode-token';
import { LONGEST_TOKEN } from '../../../src/tools/jwt-decoder/options';
import { inWords } from '../../../src/tools/jwt-decoder/say';
import { CLAIMS_AS_WRITTEN, ED25519, ES256, HS256, RS256, tokenOf, UNSECURED } from './vectors';

function decoded(text: string) {
  const token = inWords(decodeToken(text));
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

  const { token } = HS256;
  it.each([
    ['Django’s prefix', `JWT ${token}`, /“JWT”/],
    ['another prefix', `Authorization: Token ${token}`, /“Token”/],
    ['DPoP', `Authorization: DPoP ${token}`, /“DPoP”/],
    ['JSON', `{"access_token":"${token}"}`, /found in the text/],
    ['printed JSON', JSON.stringify({ token_type: 'Bearer', id_token: token, expires_in: 3600 }, null, 2), /found/],
    ['a cookie', `Cookie: theme=dark; session=${token}; lang=en`, /found in the text/],
    ['a new cookie', `Set-Cookie: jwt=${token}; Path=/; HttpOnly`, /found in the text/],
    ['curl', `curl -H "Authorization: Bearer ${token}" https://api.example.com/v1`, /found in the text/],
    ['curl in lines', `curl https://a.b \\\n  -H 'Authorization: Bearer ${token}'`, /found in the text/],
    ['an address', `https://app.example.com/cb#access_token=${token}&token_type=bearer`, /found in the text/],
    ['a variable', `export TOKEN="${token}"`, /found in the text/],
    ['a line of .env', `TOKEN=${token}`, /found in the text/],
    ['a log', `2026-01-01T00:00:00.000Z INFO token: ${token}.`, /found in the text/],
    ['a cookie with its name only', `token=${token}`, /found in the text/],
  ])('a token in %s is found', (_, text, note) => {
    expect(decoded(text)).toMatchObject({ token, notes: [expect.stringMatching(note) as string] });
  });

  it('the first of several tokens', () => {
    const text = `{"access_token":"${ES256.token}","id_token":"${token}"}`;
    expect(decoded(text)).toMatchObject({ token: ES256.token, notes: [expect.stringMatching(/2 tokens/) as string] });
  });

  // AWS load balancers write tokens with padding.
  it('padding', () => {
    const padded =
      'eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6ImEifQ==.eyJzdWIiOiIxIiwiZW1haWwiOiJhQGIuY3oifQ==.eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eA==';
    const notes = ['header', 'payload', 'signature'].map(
      (part) => expect.stringMatching(new RegExp(`The ${part} .*padding`)) as string,
    );
    expect(decoded(padded)).toMatchObject({ token: padded, alg: 'ES256', kid: 'a', notes });
    expect(claimsOf(padded).compact).toBe('{"sub":"1","email":"a@b.cz"}');
  });

  it('standard Base64', () => {
    const payload = Buffer.from('{"a":"???>>>"}').toString('base64');
    expect(payload).toMatch(/[+/]/);
    const text = `e30.${payload}.AA`;
    expect(decoded(text)).toMatchObject({ notes: [expect.stringMatching(/payload is in standard Base64/) as string] });
    expect(claimsOf(text).compact).toBe('{"a":"???>>>"}');
  });

  // RFC 9901: a selective disclosure, of the claim “name”.
  it('an SD-JWT with its disclosures', () => {
    const notes = [expect.stringMatching(/SD-JWT.*aren’t checked/) as string, 'Disclosed: ["salt","name","John"]'];
    expect(decoded(`${token}~WyJzYWx0IiwibmFtZSIsIkpvaG4iXQ~`)).toMatchObject({ token, notes });
    expect(decoded(`${token}~`)).toMatchObject({ token, notes: notes.slice(0, 1) });
  });

  // RFC 7519, appendix A.2: a nested token.
  it('a token as the payload is named', () => {
    const nested =
      'eyJhbGciOiJIUzI1NiIsImN0eSI6IkpXVCJ9.ZXlKaGJHY2lPaUpJVXpJMU5pSXNJblI1Y0NJNklrcFhWQ0o5LmV5SnpkV0lpT2lJeElpd2laWGh3SWpvME1UQXlORFEwT0RBd2ZRLk81N0k2WnJobEJkYmJoT1UxWm5JRGFhQ1dhT1NaZ3BOX1l5Ym12Ml8tQXc.pyrVC7PjRfoqHvdbzK8jdJ2jnwtQj5jvza8fibaGWrg';
    expect(decoded(nested)).toMatchObject({ notes: [expect.stringMatching(/another token/) as string] });
  });

  // RFC 7797, section 5.2: spaces are a part of a payload that isn't encoded.
  it('spaces in a payload that isn’t encoded stay', () => {
    const header = Buffer.from('{"alg":"HS256","b64":false,"crit":["b64"]}').toString('base64url');
    expect(decoded(`${header}.Hello  big world .AAAA`)).toMatchObject({
      payload: { kind: 'text', text: 'Hello  big world ' },
      notes: [],
    });
    expect(decoded(`${header.slice(0, 8)}\n${header.slice(8)}.a b.AA\nAA`)).toMatchObject({
      payload: { kind: 'text', text: 'a b' },
      notes: [expect.stringMatching(/line breaks/) as string],
    });
  });

  it('but white space around it needs none', () => expect(decoded(` ${HS256.token}\n`).notes).toEqual([]));

  // RFC 4648, section 3.5.
  it.each([
    ['bits that belong to no byte', 'AB', /Leftover bits.*signature/],
    ['what is not base64url', 'A*', /signature isn’t valid base64url.*character 2/],
    ['standard Base64', 'A+/7', /signature is in standard Base64/],
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
  ])('%s is refused in words', (_, text, error) => expect(inWords(decodeToken(text))).toMatchObject({ error }));

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

describe('what is announced', () => {
  it.each([
    ['claims', HS256.token, 'Done. Header and payload.'],
    [
      'unreadable',
      `${tokenOf('{"alg":"HS256"}', '{}').split('.')[0]}.A.AAAA`,
      'Done. Header only: the payload can’t be read.',
    ],
    [
      'encrypted',
      'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.AA.AA.AA.AA',
      'Done. Header only: the payload is encrypted.',
    ],
    [
      'detached',
      `${tokenOf('{"alg":"HS256"}', '{}').split('.')[0]}..AAAA`,
      'Done. Header only: the token has no payload.',
    ],
  ] as const)('names the parts of a token whose payload is %s', (kind, token, announced) => {
    expect(decoded(token)).toMatchObject({ payload: { kind }, announced });
  });
});
