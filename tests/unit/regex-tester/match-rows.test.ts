// How the page reads what the kernel stored, and where marks are after an edit.
import { describe, expect, it } from 'vitest';
import { movedPlaces } from '../../../src/tools/regex-tester/marks';
import { MATCHES } from '../../../src/tools/regex-tester/match-rows';
import { MATCH_RECORD } from '../../../workers/kernels/regex-tester/spec';

describe('the groups of a row', () => {
  const rowOf = (groups: string, isCut: boolean) =>
    MATCHES.row(
      new DataView(new ArrayBuffer(MATCH_RECORD.bytes)),
      [
        { text: 'a', isCut: false },
        { text: groups, isCut },
      ],
      0,
    );
  const lines = '[1,null,0,1,"a\\nb"]\n[2,"x",null,null,""]';

  it('are its entries', () => {
    expect(rowOf(lines, false)).toMatchObject({
      groups: [
        [1, null, 0, 1, 'a\nb'],
        [2, 'x', null, null, ''],
      ],
      isCut: false,
    });
    expect(rowOf('', false).groups).toEqual([]);
  });

  it('are the whole entries of a text that was cut, wherever it was', () => {
    for (let end = 0; end <= lines.length; end++)
      expect(rowOf(lines.slice(0, end), true)).toMatchObject({
        groups: end > lines.indexOf('\n') ? [[1, null, 0, 1, 'a\nb']] : [],
        isCut: true,
      });
  });
});

describe('places after an edit', () => {
  it.each([
    ['an insertion between two', 'ab cd', 'ab x cd', [0, 2, 3, 5], [0, 2, 5, 7]],
    ['a deletion in the first', 'ab cd', 'b cd', [0, 2, 3, 5], [2, 4]],
    ['an insertion in the last', 'ab cd', 'ab cxd', [0, 2, 3, 5], [0, 2]],
    ['typing at the end', 'aa', 'aaa', [0, 1, 1, 2], [0, 1, 1, 2]],
    ['another text', 'ab cd', 'xyz', [0, 2, 3, 5], []],
    ['nothing', 'ab', 'ab', [0, 1, 1, 1], [0, 1, 1, 1]],
  ])('%s', (_, before, after, places, moved) => {
    expect(movedPlaces(places, before, after)).toEqual(moved);
  });
});
