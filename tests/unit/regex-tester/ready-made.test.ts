import { describe, expect, it } from 'vitest';
import { stretchesOf } from '../../../src/tools/regex-tester/marks';
import { READY_MADE, type ReadyMadeId } from '../../../src/tools/regex-tester/regex-options';

const SAMPLES: Readonly<Record<ReadyMadeId, readonly [found: string, not: string]>> = {
  email: ['ann.lee+x@mail.example.com', 'ann@localhost'],
  url: ['https://example.com/a?b=c#d', 'example.com'],
  ipv4: ['192.168.0.1', '256.1.1.1'],
  date: ['2026-01-31', '2026-13-31'],
  time: ['23:59:59', '24:00'],
  number: ['-12.5e+3', 'abc'],
  hex: ['#0f6b4d', '#12'],
  uuid: ['c232ab00-9414-11ec-b3c8-9f6bdeced846', 'c232ab00-9414-11ec-b3c8'],
  twice: ['the the', 'the other'],
  trailing: ['  ', 'a b'],
  tag: ['<a href="x">', 'a < b'],
};

describe.each(Object.entries(READY_MADE))('the pattern %s', (id, { pattern, flags }) => {
  const [found, not] = SAMPLES[id as ReadyMadeId];

  it('finds its sample whole', () => {
    expect(new RegExp(pattern, flags).exec(found)?.[0]).toBe(found);
    expect(not.match(new RegExp(pattern, flags))).toBeNull();
  });

  it.each(['a', '1', ' ', '.', '-', '<a ', 'a@', '1.', 'a a ', '#a'])('ends over many times %j', (unit) => {
    const text = `${unit.repeat(20_000 / unit.length)}!`;
    expect([...text.matchAll(new RegExp(pattern, flags))].length).toBeGreaterThanOrEqual(0);
  });
});

describe('a line in stretches', () => {
  it('is the line again', () => {
    const stretches = stretchesOf('a12b', [0, 0, 1, 3]);
    expect(stretches).toEqual([{ text: '', match: 0 }, { text: 'a' }, { text: '12', match: 1 }, { text: 'b' }]);
    expect(stretches.map(({ text }) => text).join('')).toBe('a12b');
  });
});
