// A report of several sessions.
import { describe, expect, test } from 'vitest';
import { isMeasured, keptParts, withParts } from '../../bench/report/merge';
import { BUSY, partReport, report } from './recorded';

const hash = partReport({ id: 'hash', commit: 'aaa' });
const cli = partReport({ id: 'cli' });
const earlier = report(cli, hash);
const { environment } = earlier;

describe('a report', () => {
  test('keeps the parts of an earlier one, each with its commit', () => {
    const now = { ...environment, commit: 'bbb' };
    expect(keptParts(earlier, now).map(({ id, commit }) => [id, commit])).toEqual([
      ['cli', 'abc1234'],
      ['hash', 'aaa'],
    ]);
    expect(keptParts(undefined, now)).toEqual([]);
  });

  test.each([
    ['machine', { ...environment, cpu: 'Another' }],
    ['browser', { ...environment, browser: 'Chromium 157' }],
  ])('keeps none of another %s', (_, now) => {
    expect(keptParts(earlier, now)).toEqual([]);
  });

  test('keeps none of a quick one', () => {
    expect(keptParts({ ...earlier, quick: true }, environment)).toEqual([]);
  });

  test('measures a part again if its commit is another one, if it stopped, or if the machine was busy', () => {
    expect(isMeasured(hash, 'aaa')).toBe(true);
    expect(isMeasured(hash, 'bbb')).toBe(false);
    expect(isMeasured({ ...hash, failure: 'The browser has crashed.' }, 'aaa')).toBe(false);
    expect(isMeasured({ ...hash, conditions: BUSY }, 'aaa')).toBe(false);
  });

  test('has one of each part, in the catalog’s order, and a new one instead of an old one', () => {
    const again = { ...hash, commit: 'bbb' };
    expect(withParts([cli, hash], [again])).toEqual([again, cli]);
  });
});
