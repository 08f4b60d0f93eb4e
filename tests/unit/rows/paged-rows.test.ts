// Pages of rows: read when needed, the last ones kept, and no more than one look under way.
import { expect, test, vi } from 'vitest';
import { pagedRows, type RowPage } from '../../../src/tool-kit/rows/paged-rows';
import type { RowSource } from '../../../src/tool-kit/rows/row-source';
import { PATIENTLY } from '../../run/patience';

interface Reading {
  readonly from: number;
  readonly to: number;
  readonly answer: (page: RowPage<string>) => void;
  readonly refuse: () => void;
}

/** A source whose reads are answered by the test. */
function heldRows(count: number) {
  const readings: Reading[] = [];
  const rows = pagedRows<string>({
    count,
    pageRows: 10,
    read: (from, to) =>
      new Promise((answer, reject) => readings.push({ from, to, answer, refuse: () => reject(new Error('Gone.')) })),
  });
  return { rows, readings };
}

const numbered = (from: number) => (index: number) => `row ${from + index}`;

const readable = (count: number, read = vi.fn(async (from: number) => numbered(from))) => ({
  read,
  rows: pagedRows<string>({ count, pageRows: 10, read }),
});

/** Resolves when the row is there. */
async function rowOf(rows: RowSource<string>, index: number) {
  rows.need(index, index + 1);
  await vi.waitUntil(() => rows.at(index) !== undefined, { ...PATIENTLY, interval: 1 });
  return rows.at(index);
}

test('only the pages that are needed are read, and the last is shorter', async () => {
  const { rows, readings } = heldRows(95);
  const onChange = vi.fn();
  rows.subscribe(onChange);
  expect(rows.at(88)).toBeUndefined();
  rows.need(88, 95);
  expect(readings.map(({ from, to }) => [from, to])).toEqual([
    [80, 90],
    [90, 95],
  ]);
  const version = rows.version();
  readings.forEach(({ from, answer }) => answer(numbered(from)));
  await vi.waitUntil(() => rows.at(94) !== undefined, PATIENTLY);
  expect([rows.at(80), rows.at(89), rows.at(94), rows.at(79)]).toEqual(['row 80', 'row 89', 'row 94', undefined]);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(rows.version()).not.toBe(version);
});

test('what was passed while another page was read is not read', async () => {
  const { rows, readings } = heldRows(10_000);
  rows.need(0, 1);
  for (let row = 100; row < 9_000; row += 100) rows.need(row, row + 1);
  expect(readings).toHaveLength(1);
  readings[0]?.answer(numbered(0));
  await vi.waitUntil(() => readings.length === 2, PATIENTLY);
  expect(readings[1]?.from).toBe(8_900);
});

test('the sixteen pages used last are kept', async () => {
  const { rows, read } = readable(1_000);
  for (let page = 0; page < 16; page++) await rowOf(rows, page * 10);
  await rowOf(rows, 0); // used again, so the second page is now the oldest
  await rowOf(rows, 160);
  expect(rows.at(0)).toBe('row 0');
  expect(rows.at(10)).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(17);
});

test('a failure is reported, not repeated, and forgotten once rows can be read', async () => {
  const { rows, readings } = heldRows(100);
  rows.need(0, 10);
  readings[0]?.refuse();
  await vi.waitUntil(rows.isUnreadable, PATIENTLY);
  rows.need(0, 10);
  rows.need(5, 10);
  expect(readings).toHaveLength(1);
  rows.need(50, 60);
  await vi.waitUntil(() => readings.length === 2, PATIENTLY);
  readings[1]?.answer(numbered(50));
  await vi.waitUntil(() => rows.at(50) !== undefined, PATIENTLY);
  expect(rows.isUnreadable()).toBe(false);
});

test('a source without rows reads nothing', () => {
  const { rows, readings } = heldRows(0);
  rows.need(0, 0);
  expect(readings).toEqual([]);
});
