// The rows of the table, from the text that the converter writes.
import { describe, expect, test } from 'vitest';
import { parseRow } from '../../../workers/contract/run/table-row';
import { tableRows } from '../../../src/tools/csv-converter/table/table-rows';
import type { CsvOptions } from '../../../workers/kernels/csv-converter/spec';
import { toJson } from './convert';

/** Reads the rows from one number up to another. */
async function tableOf(csv: string, options: Partial<CsvOptions> = {}, wanted = '', from = 0, to = 10) {
  const { text } = await toJson(csv, { header: 'yes', ...options });
  const blob = new Blob([text]);
  const rows = tableRows(() => blob, wanted);
  await rows.readAll(new AbortController().signal);
  const end = Math.min(to, rows.count);
  const read = () => Array.from({ length: end - from }, (_, index) => rows.at(from + index));
  await new Promise<void>((resolve) => {
    const check = () => read().every((row) => row !== undefined) && resolve();
    rows.subscribe(check);
    rows.need(from, end);
    check();
  });
  const cells = read().map((row) => Array.from(row?.cells ?? [], ([name, { text: cell }]) => [name, cell]));
  return {
    rows,
    cells: cells.map((row) => Object.fromEntries(row) as object),
    numbers: read().map((row) => row?.number),
  };
}

describe('a row', () => {
  test('has its cells as they are written', () => {
    const cells = Array.from(parseRow('  {"a":"x\\"\\n","b":1.50,"c":true,"d":null,"":""},'));
    expect(cells).toEqual([
      ['a', { text: 'x"\n', kind: 'text' }],
      ['b', { text: '1.50', kind: 'number' }],
      ['c', { text: 'true', kind: 'literal' }],
      ['d', { text: 'null', kind: 'literal' }],
      ['', { text: '', kind: 'text' }],
    ]);
    expect(Array.from(parseRow('["a",2]').keys())).toEqual(['1', '2']);
  });

  test('that was cut off has those before the cut', () => {
    expect(Array.from(parseRow('{"a":"x","b":"yy').keys())).toEqual(['a']);
  });
});

describe('the rows', () => {
  test.each([{}, { isLines: true }])('of objects with %j', async (options) => {
    const { rows, cells, numbers } = await tableOf('a,b\n1,"x\ny"\n2\n3,z,more\n', options);
    expect(cells).toEqual([{ a: '1', b: 'x\ny' }, { a: '2' }, { a: '3', b: 'z', column_3: 'more' }]);
    expect(numbers).toEqual([1, 2, 3]);
    expect(rows.columns()).toEqual(['a', 'b', 'column_3']);
    expect([rows.total(), rows.count]).toEqual([3, 3]);
  });

  test.each([{}, { isLines: true }])('of arrays with %j', async (options) => {
    const { cells } = await tableOf('a,b\n1,2\n', { ...options, rows: 'arrays' });
    expect(cells).toEqual([
      { 1: 'a', 2: 'b' },
      { 1: '1', 2: '2' },
    ]);
  });

  test('of nothing are none', async () => {
    expect((await tableOf('a,b\n')).rows.count).toBe(0);
    expect((await tableOf('a,b\n', { isLines: true })).rows.count).toBe(0);
  });

  const many = `id,text\n${Array.from({ length: 5_000 }, (_, id) => `${String(id)},text ${String(id)} é\n`).join('')}`;

  test('are found far into a text', async () => {
    const { cells, rows } = await tableOf(many, {}, '', 4_995, 5_000);
    expect(rows.count).toBe(5_000);
    expect(cells.at(-1)).toEqual({ id: '4999', text: 'text 4999 é' });
  });

  test('that a filter finds have the text in a cell, and keep their numbers', async () => {
    const { numbers, cells, rows } = await tableOf(many, {}, 'text 499 é');
    expect(numbers).toEqual([500]);
    expect(cells).toEqual([{ id: '499', text: 'text 499 é' }]);
    expect(rows.total()).toBe(5_000);
    expect((await tableOf(many, { isLines: true }, '4999')).numbers).toEqual([5_000]);
    expect((await tableOf('id,note\n1,x\n2,ID\n', {}, 'id')).numbers).toEqual([2]);
    expect((await tableOf('a,b\n1,"x""Y"\n2,z\n', {}, 'x"y')).numbers).toEqual([1]);
    expect((await tableOf('a,b\n1,2\n', {}, '"')).numbers).toEqual([]);
  });
});
