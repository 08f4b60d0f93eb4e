import { expect, test, vi } from 'vitest';
import { ANSWER_WAIT_MS, decodesExactly, endsByDecoding } from '../../../../workers/engines/webcodecs/decoder-check';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0';

test.each([
  ['GNOME Web', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Safari/605.1.15`, true],
  ['WPE', `Mozilla/5.0 (X11; Linux aarch64) ${WEBKIT} Safari/605.1.15`, true],
  ['Safari', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Safari/605.1.15`, false],
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT} Mobile/15E148 Safari/604.1`,
    false,
  ],
  [
    'Chrome on Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    false,
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
    false,
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
])('%s: a page that would end by decoding is known', (_, userAgent, ends) => {
  expect(endsByDecoding(userAgent)).toBe(ends);
});

test('a decoder that never answers is none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = decodesExactly(() => new Promise(() => undefined));
  vi.advanceTimersByTime(ANSWER_WAIT_MS);
  vi.useRealTimers();
  expect(await answer).toBe(false);
});
