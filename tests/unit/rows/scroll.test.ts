// From a scroll position to a row and back, even for a list that is taller than a browser's tallest element.
import { describe, expect, test } from 'vitest';
import {
  hasStrayed,
  heightOf,
  isStuck,
  lastTop,
  MAX_PX,
  pxOfRow,
  rowAfterScroll,
  type Extent,
} from '../../../src/tool-kit/rows/scroll';

const SHORT: Extent = { count: 1_000, rowPx: 20, viewPx: 320 };
const TALL: Extent = { count: 100_000_000, rowPx: 20, viewPx: 320 };
const END_PX = MAX_PX - TALL.viewPx;

describe('a list of a thousand rows', () => {
  test('is as tall as its rows', () => {
    expect(heightOf(SHORT)).toBe(20_000);
    expect(lastTop(SHORT)).toBe(984);
    expect(pxOfRow(100, SHORT)).toBe(2_000);
  });

  test('shows what is at the position, however it was reached', () => {
    expect(rowAfterScroll(7, 140, 150, SHORT)).toBe(7.5);
    expect(rowAfterScroll(0, 0, 19_680, SHORT)).toBe(984);
    expect(isStuck(984, 19_680, SHORT)).toBe(false);
  });
});

test('a list that fits into its view is not scrolled', () => {
  const few = { count: 3, rowPx: 20, viewPx: 66 };
  expect(lastTop(few)).toBe(0);
  expect(pxOfRow(2, few)).toBe(0);
});

describe('a list of a hundred million rows', () => {
  test('is no taller than browsers allow', () => {
    expect(heightOf(TALL)).toBe(MAX_PX);
    expect(lastTop(TALL)).toBe(99_999_984);
  });

  test('a wheel, a finger or a key moves it by the pixels they went', () => {
    const px = pxOfRow(50_000_000, TALL);
    expect(rowAfterScroll(50_000_000, px, px + 40, TALL)).toBe(50_000_002);
    expect(rowAfterScroll(50_000_000, px, px - 3_000, TALL)).toBe(49_999_850);
  });

  test('the scroll bar moves it in proportion, to its ends exactly', () => {
    expect(rowAfterScroll(0, 0, END_PX / 2, TALL)).toBeCloseTo(49_999_992, 0);
    expect(rowAfterScroll(50_000_000, END_PX / 2, 0, TALL)).toBe(0);
    expect(rowAfterScroll(0, 0, END_PX, TALL)).toBe(99_999_984);
  });

  test('a position that the browser rounded is no scroll', () => {
    expect(rowAfterScroll(123, 10.4, 10, TALL)).toBe(123);
  });

  test('the bar has strayed when it is a pixel of its own away from where it belongs', () => {
    const px = pxOfRow(50_000_000, TALL);
    expect(hasStrayed(50_000_000, px + 20_000, TALL)).toBe(false);
    expect(hasStrayed(50_000_000, px + 30_000, TALL)).toBe(true);
    expect(hasStrayed(500, 10_000, SHORT)).toBe(false);
  });

  test('the bar is at an end only with the rows', () => {
    expect(pxOfRow(0, TALL)).toBe(0);
    expect(pxOfRow(99_999_984, TALL)).toBe(END_PX);
    for (const row of [1, 10, 99_999_900]) {
      expect(pxOfRow(row, TALL)).toBeGreaterThan(TALL.viewPx);
      expect(pxOfRow(row, TALL)).toBeLessThan(END_PX - TALL.viewPx);
    }
  });

  test.each([
    ['start', -1, 500],
    ['end', 1, 99_999_484],
  ])('the rows near its %s are scrolled through, none is skipped', (_, direction, from) => {
    let [top, px] = [from, pxOfRow(from, TALL)];
    for (let notch = 0; notch < 99; notch++) {
      const next = px + direction * 100;
      top = rowAfterScroll(top, px, next, TALL);
      px = isStuck(top, next, TALL) ? pxOfRow(top, TALL) : next;
    }
    expect(top).toBe(from + direction * 99 * 5);
    expect(isStuck(10, 0, TALL)).toBe(true);
    expect(isStuck(0, 0, TALL)).toBe(false);
  });
});
