// A visitor's input can't leave its worker, whatever code runs there.
import { expect, test } from './fixture';

const SECRET = 'Zq7SecretMarkerXw9';

// The browser reports each attempt as a violation of the policy.
test.use({ expectedErrors: [/./] });

test('a compute worker has no way out', async ({ machine, harness }) => {
  const reply = await machine.evaluate(
    ({ lane, runInLane }, secret) => runInLane(lane(), '1', 'escapes', { options: { secret } }),
    SECRET,
  );
  expect(reply).toMatchObject({ ok: true, output: [] });
  expect(harness.asked.filter((url) => url.includes(SECRET))).toEqual([]);
});

test('the same code in a worker that may fetch gets out, and is noticed', async ({ machine, harness }) => {
  const reply = await machine.evaluate(
    ({ lane, runInLane, fetchingWorker }, secret) =>
      runInLane(lane({ scriptOf: () => fetchingWorker }), '1', 'escapes', {
        options: { secret: `${secret}-fetching` },
      }),
    SECRET,
  );
  expect(reply).toMatchObject({ ok: true, output: expect.arrayContaining([`fetch ${harness.url}/leak`]) });
  expect(harness.asked.filter((url) => url.includes(`${SECRET}-fetching`)).length).toBeGreaterThan(0);
});
