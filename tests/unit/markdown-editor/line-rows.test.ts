import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineRows, rowsOf } from '../../../src/tools/markdown-editor/scroll-positions';

describe('rows of a line', () => {
  // The line breaks of Chromium 156 in a text area of 10 columns.
  it.each([
    ['', 1],
    ['0123456789', 1],
    ['0123456789 ', 1],
    ['0123456789a', 2],
    ['012345 789a', 2],
    ['one two three four', 2],
    ['a-b-c-d-e-f', 2],
    ['0123456789012345678901', 3],
  ])('%j', (line, rows) => expect(rowsOf(line, 10)).toBe(rows));
});

describe('lines and rows', () => {
  it('lead to each other', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 })), fc.integer({ min: 1, max: 30 }), (lines, columns) => {
        const text = lines.join('\n');
        const rows = new LineRows(text, columns);
        for (let line = 1; line <= text.split('\n').length; line++) {
          expect(rows.lineAt(rows.rowAt(line))).toBeCloseTo(line, 6);
          expect(rows.lineAt(rows.rowAt(line + 0.5))).toBeCloseTo(line + 0.5, 6);
        }
      }),
    );
  });

  it('ends where the text ends', () => {
    const rows = new LineRows('a\nb', 10);
    expect([rows.rowAt(0), rows.rowAt(99), rows.lineAt(99)]).toEqual([0, 2, 3]);
  });
});
