// For any request, the API responds in its own format and without an internal error, and the server keeps running.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/forms/endpoints';
import { fetchToken, FORMS, idea, isAnswer, message, post, runServer, send, subscription } from '../running';
import { emptyStore } from '../stores';

/** Text with all that text can have: controls, half surrogates, marks that change direction, the long and the empty. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('', ' ', '\0', '\ud800', '\u202e', '__proto__', "'; drop table messages; --", 'a'.repeat(16_000)),
);

const anyJson = fc.oneof(anyText, fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }));

/** A right body of a form in which some fields are anything, or gone. */
const nearlyRight = fc.constantFrom(subscription, idea, message).chain((body) =>
  fc
    .array(fc.tuple(fc.constantFrom(...Object.keys(body), '__proto__', 'constructor'), fc.option(anyJson)), {
      maxLength: 3,
    })
    .map((changes) => JSON.stringify({ ...body, ...Object.fromEntries(changes) })),
);

const deep = fc
  .tuple(fc.constantFrom('[', '{"email":', '{"a":['), fc.integer({ min: 1, max: 5_000 }))
  .map(([open, depth]) => open.repeat(depth).slice(0, 16_000));

const nested = fc.integer({ min: 1, max: 7_000 }).map((depth) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`);

const anyBytes = fc.uint8Array({ maxLength: 600 });

const anyBody = fc.oneof(
  nearlyRight,
  anyJson.map((value) => JSON.stringify(value)),
  anyText,
  deep,
  nested,
  anyBytes,
);

test('any body', async () => {
  const { url } = await runServer(await emptyStore());
  const token = await fetchToken(url);
  const paths = FORMS.map(([path]) => path);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), anyBody, async (path, body) => {
      const reply = await send(url, path, body, { token });
      expect([200, 400, 413, 422]).toContain(reply.status);
      expect(isAnswer(reply)).toBe(true);
      expect(reply.success).toBe(reply.status === 200);
    }),
    { numRuns: 500 },
  );
  expect(await post(url, endpoints.contact, message)).toMatchObject({ status: 200 });
});
