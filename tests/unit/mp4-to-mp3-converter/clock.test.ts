import { describe, expect, test } from 'vitest';
import { clockError, optionsOf, parseClock } from '../../../src/tools/mp4-to-mp3-converter/clock';
import { DEFAULT_OPTIONS, options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';

describe('a time', () => {
  test.each([
    ['83', 83],
    ['0', 0],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['2.', 2],
    ['2,', 2],
    ['90:00', 5400],
    ['1:23', 83],
    ['1:02.5', 62.5],
    ['1:02,5', 62.5],
    ['1:2', 62],
    ['1:02:03.5', 3723.5],
    ['1:02:03,25', 3723.25],
    ['100:00:00', 360_000],
    ['  1:23\t', 83],
  ])('%j is %d seconds', (text, seconds) => {
    expect(parseClock(text)).toBe(seconds);
    expect(clockError(text)).toBeUndefined();
  });

  test.each(['', '  '])('%j is none, and nothing is wrong with that', (text) => {
    expect(parseClock(text)).toBeUndefined();
    expect(clockError(text)).toBeUndefined();
  });
});

describe('nonsense is refused in words', () => {
  test.each([
    'soon',
    '-1',
    '+1',
    '1e3',
    '0x10',
    'Infinity',
    '1,000,5',
    '1.2.3',
    '1,5:30',
    '1.5:30',
    '1::2',
    ':30',
    '1:',
    '1:2:3:4',
    '.5',
    '5s',
    '1 30',
    '9'.repeat(400),
  ])('%j', (text) => {
    expect(parseClock(text)).toBeNaN();
    expect(clockError(text)).toMatch(/^Invalid time\. Write seconds/);
  });

  test.each(['1:75', '0:60', '0:60,5', '1:60:00', '0:99:00', '1:02:60'])('%j says how far a clock goes', (text) => {
    expect(parseClock(text)).toBeNaN();
    expect(clockError(text)).toMatch(/go up to 59/);
  });
});

test('a range becomes seconds, and an invalid one no options', () => {
  const settings = options.defaults;
  expect(optionsOf(settings)).toEqual(DEFAULT_OPTIONS);
  expect(optionsOf({ ...settings, start: '1:23', bitRate: 'vbr' })).toEqual({
    ...DEFAULT_OPTIONS,
    start: 83,
    bitRate: 'vbr',
  });
  expect(optionsOf({ ...settings, end: '1:75' })).toBeUndefined();
});
