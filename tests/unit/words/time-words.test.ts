import { expect, it } from 'vitest';
import { clock, fromNow, inUtc } from '../../../workers/words/time-words';

it('a time in UTC has milliseconds only where there are any', () => {
  expect(inUtc(1_300_819_380_000)).toBe('2011-03-22 18:43:00 UTC'); // RFC 7515, A.1
  expect(inUtc(1_469_918_176_385)).toBe('2016-07-30 22:36:16.385 UTC'); // the ULID of its README
});

it.each([
  [7_300_000, 0, 'in 2 hours'],
  [0, 3 * 86_400_000, '3 days ago'],
  [0, 31_557_600_000, '1 year ago'],
  [0, 999, '0 seconds ago'],
])('%d is, from %d, %s', (ms, now, words) => expect(fromNow(ms, now)).toBe(words));

it.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [725, '12:05'],
  [3723, '1:02:03'],
])('%d seconds are %s on a clock', (seconds, words) => expect(clock(seconds)).toBe(words));
