// The panel's view of the browser's reports.
import { expect, test } from 'vitest';
import { purposeOf } from '../../../src/pages/tool/requests/request-list';
import { rulesOf } from '../../../src/pages/tool/requests/policies';
import {
  bodiesByAddress,
  toSeen,
  totalsOf,
  withRefused,
  withWithheld,
  type SeenRequest,
} from '../../../src/pages/tool/requests/read-requests';
import { tools } from '../../../src/tools/index';
import { securityHeaders } from '../../../server/headers';
import { toReported, type Timing } from '../../../workers/contract/site/reported';

const ORIGIN = 'https://toolyard.example';

/** Chromium's entry for a script that came over the network. */
const script: Timing = {
  name: `${ORIGIN}/assets/a-1.js`,
  startTime: 100,
  transferSize: 1_300,
  encodedBodySize: 1_000,
  workerStart: 0,
  initiatorType: 'script',
  responseStart: 120,
};

const unknownBody = () => undefined;

const see = (timing: Partial<Timing>, bodyOf: (address: string) => number | undefined = unknownBody) =>
  toSeen('page', toReported({ ...script, ...timing }, 1_000, bodyOf));

test('where an answer came from, and how much of it', () => {
  expect(see({})).toMatchObject({ at: 1_100, answer: 'network', received: 1_300, sent: 0 });
  // From the browser's cache, and from the service worker.
  expect(see({ transferSize: 0 })).toMatchObject({ answer: 'device', received: 0 });
  expect(see({ transferSize: 0, workerStart: 90 })).toMatchObject({ answer: 'device', received: 0 });
  // The service worker let it pass.
  expect(see({ workerStart: 90 })).toMatchObject({ answer: 'network', received: 1_300 });
  // WebKit of a worker's requests.
  expect(see({ transferSize: 0, encodedBodySize: 0 })).toMatchObject({ answer: 'unknown', received: undefined });
  // Another host, which keeps its sizes to itself.
  expect(see({ transferSize: 0, responseStart: 0 })).toMatchObject({ answer: 'unknown', received: undefined });
});

test('a body that nobody counts is not said to be empty', () => {
  expect(see({ initiatorType: 'fetch' }).sent).toBeUndefined();
  expect(see({ initiatorType: 'xmlhttprequest' }).sent).toBeUndefined();
  expect(see({ initiatorType: 'img' }).sent).toBe(0);
});

test('a request that the browser refused went nowhere, and another for the same address did', () => {
  const address = 'https://other.example/x';
  const failed = see({ name: address, transferSize: 0, responseStart: 0, initiatorType: 'fetch' });
  const seen = withRefused([see({ name: address }), failed, failed], [{ address, directive: 'connect-src' }]);
  expect(seen.map(({ answer }) => answer)).toEqual(['network', 'refused', 'unknown']);
  expect(seen[1]).toMatchObject({ sent: 0, received: 0 });
  expect(totalsOf(seen, ORIGIN)).toMatchObject({ requests: 3, network: 2, uncounted: 1 });
  expect(totalsOf(seen.slice(1, 2), ORIGIN)).toMatchObject({ network: 0, otherHosts: [] });
});

test('a request that the service worker withheld went nowhere, whether or not the browser lists it', () => {
  const [listed, unlisted] = [`${ORIGIN}/api/form-token`, `${ORIGIN}/x.png`];
  const relayed = see({ name: listed, transferSize: 0, encodedBodySize: 0, workerStart: 90, initiatorType: 'fetch' });
  const earlier = see({ name: listed, initiatorType: 'fetch' });
  const refused = (address: string) =>
    toReported({ ...script, name: address, startTime: 101, transferSize: 0 }, 1_000, unknownBody);
  const seen = withWithheld([earlier, relayed], [refused(listed), refused(unlisted)]);
  expect(seen.map(({ address, answer }) => [address, answer])).toEqual([
    [listed, 'network'],
    [listed, 'withheld'],
    [unlisted, 'withheld'],
  ]);
  expect(totalsOf(seen, ORIGIN)).toMatchObject({ requests: 3, network: 1, withheld: 2 });
});

test('a body goes to its request, and one without a request is listed all the same', () => {
  const address = `${ORIGIN}/api/form`;
  const { take, left } = bodiesByAddress([
    { address, bytes: 40, at: 1 },
    { address: 'webrtc:', bytes: 7, at: 2 },
  ]);
  expect([take(address), take(address)]).toEqual([40, 0]);
  expect(left()).toMatchObject([{ address: 'webrtc:', sent: 7, answer: 'unknown' }]);
});

test('the totals', () => {
  const requests: readonly SeenRequest[] = [
    see({}),
    see({ transferSize: 0 }),
    see({ name: 'https://other.example/x', transferSize: 0, responseStart: 0, initiatorType: 'fetch' }),
    see({ name: `${ORIGIN}/api/form`, initiatorType: 'fetch' }, () => 40),
  ];
  expect(totalsOf(requests, ORIGIN)).toEqual({
    requests: 4,
    network: 3,
    withheld: 0,
    sent: 40,
    uncounted: 1,
    received: 2_600,
    otherHosts: ['other.example'],
  });
});

test.each([
  ['/tool/hash-generator', 'The page of Hash Generator'],
  ['/assets/compute/hash-generator-x.js', 'The worker that does the computing'],
  ['/engines/ffmpeg-core-0.12.10/ffmpeg-core.wasm', 'The audio engine'],
  ['/api/newsletter-subscribe.php', 'A newsletter sign-up, which you submitted'],
  ['/api/newsletter-confirm', 'The confirmation of a newsletter sign-up, which you submitted'],
  ['/api/other', 'Unknown to this page'],
  ['/leak.bin', 'Unknown to this page'],
])('the purpose of %s', (path, words) => {
  expect(purposeOf(see({ name: ORIGIN + path }), tools, ORIGIN)).toBe(words);
});

test('another host has no purpose, unless the site’s settings name it', () => {
  expect(purposeOf(see({ name: 'https://evil.example/' }), tools, ORIGIN)).toBe('Unknown to this page');
  expect(purposeOf(see({ name: 'https://open.er-api.com/v6/latest/USD?amount=3' }), tools, ORIGIN)).toBe(
    'Unknown to this page',
  );
  expect(purposeOf(see({ name: 'https://open.er-api.com/v6/latest/USD' }), tools, ORIGIN)).toMatch(/^Exchange rates/);
});

test('a policy in words', () => {
  const policyOf = (path: string) => securityHeaders(path)['Content-Security-Policy'] ?? '';
  expect(rulesOf(policyOf('/assets/compute/a.js'), true)).toEqual([
    { what: 'Connections (fetch, WebSocket, beacons)', allowed: 'none' },
    { what: 'Scripts', allowed: 'WebAssembly' },
    { what: 'Workers', allowed: 'none' },
  ]);
  expect(rulesOf(policyOf('/'), false)).toContainEqual({ what: 'Form submissions', allowed: 'this site' });
  // A directive without a fallback is open.
  expect(rulesOf("script-src 'self'", true)[0]?.allowed).toBe('anywhere: nothing is restricted');
  expect(rulesOf("default-src 'none'", true)[0]?.allowed).toBe('none');
});
