// The API's refusals over real HTTP, and the headers of its responses.
import { describe, expect, test } from 'vitest';
import { endpoints, HONEYPOT, TOKEN_HEADER } from '../../src/forms/endpoints';
import { lists } from '../../server/admin/lists';
import { ask, fetchToken, FORMS, idea, message, post, runServer, send, subscription, useServer } from './running';
import { look } from './stores';

describe('what is refused', () => {
  const url = useServer();
  const tooLong = 'x'.repeat(9_000);

  test.each([
    ['newsletter', { ...subscription, email: '' }, 'Please enter your email address'],
    ['newsletter', { ...subscription, email: '   ' }, 'Please enter your email address'],
    ['newsletter', { ...subscription, email: 'ann.example.org' }, 'Please enter a valid email address'],
    ['newsletter', { ...subscription, email: 'a@b\r\nBcc: c@d' }, 'Please enter a valid email address'],
    ['newsletter', { ...subscription, email: `a@${'b'.repeat(300)}` }, 'Please enter a valid email address'],
    ['newsletter', { ...subscription, email: 7 }, 'Please enter a valid email address'],
    ['newsletter', { ...subscription, action: 'destroy' }, 'The action must be subscribe or unsubscribe'],
    ['newsletter', { email: 'ann@example.org' }, 'Please fill in every field of the form'],
    ['toolIdea', { ...idea, toolName: 'ab' }, 'Tool name must have at least 3 characters'],
    ['toolIdea', { ...idea, toolName: ' ab  ' }, 'Tool name must have at least 3 characters'],
    ['toolIdea', { ...idea, description: 'too short' }, 'Description must have at least 10 characters'],
    ['toolIdea', { ...idea, useCase: 'too short' }, 'Use case must have at least 10 characters'],
    ['toolIdea', { ...idea, category: 'Joke' }, 'Please choose a category'],
    ['toolIdea', { ...idea, name: '' }, 'Name is required'],
    ['toolIdea', { ...idea, email: 'ann@' }, 'Please enter a valid email address'],
    ['toolIdea', { ...idea, description: tooLong }, 'Description must have at most 1500 characters'],
    ['contact', { ...message, name: 'A' }, 'Name must have at least 2 characters'],
    ['contact', { ...message, subject: 'Four' }, 'Subject must have at least 5 characters'],
    ['contact', { ...message, message: 'Nine char' }, 'Message must have at least 10 characters'],
    ['contact', { ...message, email: 'ann@b@c' }, 'Please enter a valid email address'],
    ['contact', { ...message, email: 'a@example.org\nBcc: b@example.org' }, 'Please enter a valid email address'],
    ['contact', { ...message, subject: 'Hello\r\nBcc: all@example.org' }, 'Subject has characters that cannot be used'],
    ['contact', { ...message, message: 'A bell \u0007 and a NUL \0' }, 'Message has characters that cannot be used'],
    ['contact', { ...message, message: tooLong }, 'Message must have at most 4000 characters'],
    ['contact', [message], 'Please fill in every field of the form'],
    ['contact', 'null', 'Please fill in every field of the form'],
    ['contact', '"text"', 'Please fill in every field of the form'],
  ] as const)('%s %j: %s', async (form, body, error) => {
    expect(await post(url(), endpoints[form], body)).toMatchObject({
      status: 422,
      success: false,
      message: error,
      error,
    });
  });

  test.each([
    ['nothing', ''],
    ['half of it', '{"email":'],
    ['a form', 'email=ann@example.org&action=subscribe'],
    ['invalid UTF-8', Buffer.from('{"email":"\xff@example.org","action":"subscribe"}', 'latin1')],
    ['UTF-16', Buffer.from(JSON.stringify(subscription), 'utf16le')],
  ])('%s instead of JSON', async (_, body) => {
    expect(await post(url(), endpoints.newsletter, body)).toMatchObject({ status: 400, success: false });
  });

  test.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json; charset=latin1',
  ])('the type %s', async (type) => {
    const body = new Uint8Array(Buffer.from(JSON.stringify(message))); // without a content type
    expect(await post(url(), endpoints.contact, body, { 'Content-Type': type })).toMatchObject({
      status: 415,
      success: false,
    });
  });

  test('a compressed body', async () => {
    const answer = await post(url(), endpoints.contact, message, { 'Content-Encoding': 'gzip' });
    expect(answer).toMatchObject({ status: 415, success: false });
  });

  test.each(['application/json', 'application/json;charset=utf-8', 'Application/JSON; charset="UTF-8"'])(
    'but not the type %s',
    async (type) => {
      expect(await post(url(), endpoints.contact, message, { 'Content-Type': type })).toMatchObject({ status: 200 });
    },
  );

  test.each(FORMS)('methods other than POST at %s', async (path) => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await ask(url(), path, { method });
      expect(answer).toMatchObject({ status: 405, success: false });
      expect(answer.headers.get('allow')).toBe('POST');
    }
    const token = await ask(url(), endpoints.formToken, { method: 'POST' });
    expect([token.status, token.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['/api/', '/api/nothing', '/api/submit-contact.php/more', '/api/../api/x', '/api/%00'])(
    'the unknown address %s',
    async (path) => {
      expect(await ask(url(), path)).toMatchObject({ status: 404, success: false });
      expect(await ask(url(), path, { method: 'POST', body: '{}' })).toMatchObject({ status: 404, success: false });
    },
  );
});

describe('only our own pages may post', () => {
  const url = useServer();

  test.each([
    ['without an origin', { Origin: undefined }],
    ['from another site', { Origin: 'https://evil.example' }],
    ['from a page without an origin', { Origin: 'null' }],
    ['from another port', { Origin: 'http://127.0.0.1:1' }],
    ['from a scheme of its own', { Origin: 'ext://127.0.0.1' }],
    ['across sites by the browser’s word', { 'Sec-Fetch-Site': 'cross-site' }],
    [
      'with a forwarded host, when no proxy is trusted',
      { Origin: 'https://toolyard.example', 'X-Forwarded-Host': 'toolyard.example' },
    ],
  ])('%s', async (_, headers) => {
    expect(await post(url(), endpoints.contact, message, headers)).toMatchObject({ status: 403, success: false });
  });

  test('by the name that a trusted proxy has, or that the operator allows', async () => {
    const { url } = await runServer({ proxies: 1, allowedOrigins: ['https://cdn.example'] });
    const forwarded = { Origin: 'https://toolyard.example', 'X-Forwarded-Host': 'toolyard.example' };
    expect(await post(url, endpoints.contact, message, forwarded)).toMatchObject({ status: 200 });
    expect(await post(url, endpoints.contact, message, { Origin: 'https://cdn.example' })).toMatchObject({
      status: 200,
    });
    expect(await post(url, endpoints.contact, message, { Origin: 'http://cdn.example' })).toMatchObject({
      status: 403,
    });
  });
});

describe('a form needs its token', () => {
  test.each(FORMS)('%s', async (path, body) => {
    const { url } = await runServer();
    const token = await fetchToken(url);
    const forged = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const wrong of ['', 'x', forged, `1${token}`, token.replace(/^\d/, '2')]) {
      expect(await send(url, path, body, { token: wrong })).toMatchObject({ status: 403, success: false });
    }
    expect(await send(url, path, body, { token, headers: { [TOKEN_HEADER]: undefined } })).toMatchObject({
      status: 403,
    });
    expect(await send(url, path, body, { token })).toMatchObject({ status: 200 });
  });

  test('which nothing on the way may keep', async () => {
    const { url } = await runServer();
    expect((await fetch(url + endpoints.formToken)).headers.get('cache-control')).toBe('no-store');
    expect(await fetchToken(url)).not.toBe(await fetchToken(url));
  });

  test('which a restart leaves valid', async () => {
    const first = await runServer();
    const token = await fetchToken(first.url);
    await first.close();
    const second = await runServer({ dataDir: first.dataDir });
    expect(await send(second.url, endpoints.contact, message, { token })).toMatchObject({ status: 200 });
  });
});

test.each(FORMS)('a program that fills the trap of %s is thanked, and that is all', async (path, body) => {
  const { url, dataDir, close } = await runServer();
  const honest = await post(url, path, { ...body, [HONEYPOT]: '' });
  const trapped = await post(url, path, { ...body, email: 'bot@example.org', [HONEYPOT]: 'https://spam.example' });
  expect([trapped.status, trapped.success, trapped.message]).toEqual([200, true, honest.message]);
  await close();
  const stored = await look({ dataDir }, async (db) =>
    JSON.stringify(await Promise.all(Object.values(lists).map((list) => list(db, true)))),
  );
  expect(stored).toContain('ann@example.org');
  expect(stored).not.toContain('bot@example.org');
});

test('every answer is JSON that nothing keeps, with the headers of an answer that is no page', async () => {
  const { url } = await runServer();
  const answers = [
    await post(url, endpoints.contact, message),
    await post(url, endpoints.contact, {}),
    await ask(url, '/api/nothing'),
    await ask(url, endpoints.contact),
  ];
  for (const { headers } of answers) {
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});
