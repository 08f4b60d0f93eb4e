// The table's rows sorted by a column, in memory and by runs in a spill file.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel, sorterWith } from '../../../workers/kernels/csv-converter/kernels/table-sorter';
import { PLACE_BYTES, readPlace } from '../../../workers/contract/run/row-places';
import { messages } from '../../../workers/kernels/csv-converter/messages';
import type { CsvOptions, SortOptions } from '../../../workers/kernels/csv-converter/spec';
import { runKernel } from '../../../workers/run/run-kernel';
import type { Stored } from '../../../workers/contract/run/sink';
import { replyInEnglish } from '../in-english';
import { outputOf } from '../run-in-node';
import { bytesOf } from '../text-of';
import { toJson } from './convert';

/** So small that a few rows make several runs. */
const LITTLE = { rows: 3, keyBytes: 64, blockBytes: 1 };

async function placesIn(stored: Stored | undefined) {
  if (!stored) return [];
  const bytes = await bytesOf(stored);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / PLACE_BYTES }, (_, at) => readPlace(view, at * PLACE_BYTES));
}

interface Sorting extends Partial<SortOptions> {
  readonly memory?: typeof LITTLE;
  readonly chunkBytes?: number;
  readonly json?: Partial<CsvOptions>;
}

/** The numbers of the rows in their order, and what they were sorted as. */
async function sorted(csv: string, { memory, chunkBytes = 1 << 20, json = {}, ...options }: Sorting = {}) {
  const { text } = await toJson(csv, { header: 'yes', separator: 'comma', quote: 'double', ...json });
  const all = { column: 'a', isDescending: false, wanted: '', ...options };
  const output = await outputOf(memory ? sorterWith(memory) : kernel, new Blob([text]), all, { chunkBytes });
  const places = [...(await placesIn(output.filled)), ...(await placesIn(output.empty))];
  const bytes = Buffer.from(text);
  const lines = text.split('\n').filter((line) => line.length > 1);
  for (const { number, offset, length } of places)
    expect(bytes.subarray(offset, offset + length).toString()).toBe(lines[number - 1]);
  expect(places).toHaveLength(output.filledRows + output.emptyRows);
  return {
    numbers: places.map(({ number }) => number),
    isNumeric: output.isNumeric,
    total: output.total,
    hasSpilled: output.spilled !== undefined,
  };
}

describe('rows', () => {
  test('are sorted by value if all cells are numbers, with empty ones last in both directions', async () => {
    const csv = 'a,b\n10,x\n9,x\n,x\n1e1,x\n-0.5,x\n010,x\n.5,x\n';
    const up = await sorted(csv);
    expect(up).toEqual({ numbers: [5, 7, 2, 1, 4, 6, 3], isNumeric: true, total: 7, hasSpilled: false });
    expect((await sorted(csv, { isDescending: true })).numbers).toEqual([1, 4, 6, 2, 7, 5, 3]);
  });

  test('are sorted as texts in the order of code points if one isn’t a number', async () => {
    const csv = 'a\n10\n9\nÄ\nB\na\n😀\n\uffee\n"a, b"\n"a""b"\n"a\nb"\n';
    expect(await sorted(csv)).toMatchObject({ numbers: [1, 2, 4, 5, 10, 9, 8, 3, 7, 6], isNumeric: false });
  });

  test('come before those that continue their text', async () => {
    const csv = 'a\nabcdefgh\nabcdefg\nabcdef\n"abcdef\0"\nabcde\n';
    expect((await sorted(csv)).numbers).toEqual([5, 3, 4, 2, 1]);
    expect((await sorted(csv, { memory: LITTLE, isDescending: true })).numbers).toEqual([1, 2, 4, 3, 5]);
  });

  test('see every digit', async () => {
    const csv =
      'a\n9007199254740993\n9007199254740992\n9007199254740992.5\n1e400\n1e399\n0.1\n0.1000000000000000000001\n';
    expect((await sorted(csv)).numbers).toEqual([6, 7, 2, 3, 1, 5, 4]);
    expect((await sorted(csv, { isDescending: true, memory: LITTLE })).numbers).toEqual([4, 5, 1, 3, 2, 7, 6]);
  });

  test('stay in their order if they are equal', async () => {
    const csv = `a,b\n${Array.from({ length: 50 }, (_, at) => `${at % 2},x`).join('\n')}`;
    const [even, odd] = [0, 1].map((rest) => Array.from({ length: 25 }, (_, at) => 2 * at + rest + 1));
    expect((await sorted(csv, { memory: LITTLE })).numbers).toEqual([...(even ?? []), ...(odd ?? [])]);
    expect((await sorted(csv, { memory: LITTLE, isDescending: true })).numbers).toEqual([
      ...(odd ?? []),
      ...(even ?? []),
    ]);
  });

  test('are those of a filter', async () => {
    const csv = 'a,b\n3,Yes\n2,no\n,yes\n1,"y""es"\n1,yes\n';
    expect(await sorted(csv, { wanted: 'yes' })).toMatchObject({ numbers: [5, 1, 3], total: 5 });
    expect((await sorted(csv, { wanted: 'y"es' })).numbers).toEqual([4]);
    expect((await sorted(csv, { wanted: 'none' })).numbers).toEqual([]);
  });

  test.each<Sorting>([
    { json: { isLines: true } },
    { json: { rows: 'arrays', header: 'no' }, column: '1' },
    { json: { rows: 'arrays', header: 'no', isLines: true }, column: '1' },
    { json: { typed: true, nulls: true } },
  ])('may be written as %j', async (options) => {
    const { json = {} } = options;
    const header = json.rows === 'arrays' ? '' : 'a,b\n';
    expect((await sorted(`${header}3,x\n1,y\n,z\n2\n`, options)).numbers).toEqual([2, 4, 1, 3]);
  });

  test('have columns of any name', async () => {
    expect((await sorted('"a ""\n,é",a\n2,1\n1,2\n', { column: 'a "\n,é' })).numbers).toEqual([2, 1]);
    expect((await sorted('x,a\n"a"":",2\n"""a"":1",1\n', {})).numbers).toEqual([2, 1]);
    expect((await sorted('a,b\n1,2,9\n1,2\n1,2,8\n', { column: 'column_3' })).numbers).toEqual([3, 1, 2]);
  });

  test('may be none', async () => {
    expect(await sorted('a,b\n')).toEqual({ numbers: [], isNumeric: false, total: 0, hasSpilled: false });
    expect((await sorted('a,b\n,1\n', {})).numbers).toEqual([1]);
  });

  test('with longer keys than the memory are sorted as well', async () => {
    const csv = `a\n${'b'.repeat(500)}\n${'a'.repeat(300)}c\n${'a'.repeat(300)}b\nx\n`;
    expect(await sorted(csv, { memory: LITTLE })).toMatchObject({ numbers: [3, 2, 1, 4], hasSpilled: true });
  });
});

interface Cell {
  readonly text: string;
  /** In millionths. */
  readonly value: bigint;
}

test('any table is sorted as Array.sort does it, in memory and by runs of a few rows', async () => {
  const number = fc
    .record({ units: fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), places: fc.integer({ min: 0, max: 6 }) })
    .map(({ units, places }) => {
      const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
      const [whole, fraction] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
      return {
        text: `${units < 0n ? '-' : ''}${whole}${places > 0 ? `.${fraction}` : ''}`,
        value: units * 10n ** BigInt(6 - places),
      };
    });
  const few = fc.constantFrom(
    { text: '1', value: 1_000_000n },
    { text: '1.0', value: 1_000_000n },
    { text: '', value: 0n },
  );
  const word = fc
    .array(fc.constantFrom('a', 'ab', 'é', '"', ',', '\n', '😀', '\uffff', '0', ' '), { maxLength: 9 })
    .map((parts) => ({ text: parts.join(''), value: 0n }));
  const tables = fc.record({
    cells: fc.oneof<fc.Arbitrary<readonly Cell[]>[]>(
      fc.array(fc.oneof(number, few), { maxLength: 40 }),
      fc.array(fc.oneof({ arbitrary: number, weight: 5 }, word), { maxLength: 40 }),
    ),
    isDescending: fc.boolean(),
    memory: fc.constantFrom(undefined, LITTLE, { rows: 7, keyBytes: 20, blockBytes: 300 }),
    chunkBytes: fc.constantFrom(1, 7, 1000),
    wanted: fc.constantFrom('', '', 'a'),
  });
  // Of the words, only those of zeros are numbers.
  const isNumber = ({ text }: Cell) => /^ *-?\d+(?:\.\d+)? *$/.test(text);
  const check = async ({
    cells,
    isDescending,
    wanted,
    ...how
  }: typeof tables extends fc.Arbitrary<infer T> ? T : never) => {
    const csv = `n,a\n${cells.map(({ text }) => `.,"${text.replaceAll('"', '""')}"\n`).join('')}`;
    const rows = cells
      .map((cell, index) => ({ ...cell, number: index + 1 }))
      .filter(({ text }) => wanted === '' || text.includes(wanted));
    const filled = rows.filter(({ text }) => text !== '');
    const isNumeric = filled.length > 0 && filled.every(isNumber);
    const sign = isDescending ? -1 : 1;
    filled.sort((a, b) =>
      isNumeric
        ? sign * (a.value < b.value ? -1 : a.value > b.value ? 1 : 0)
        : sign * Buffer.compare(Buffer.from(a.text), Buffer.from(b.text)),
    );
    const expected = [...filled, ...rows.filter(({ text }) => text === '')].map((row) => row.number);
    const got = await sorted(csv, {
      isDescending,
      wanted,
      chunkBytes: how.chunkBytes,
      ...(how.memory && { memory: how.memory }),
    });
    expect([got.numbers, got.isNumeric]).toEqual([expected, isNumeric]);
  };
  await fc.assert(fc.asyncProperty(tables, check), { numRuns: 300 });
});

test('without room for the spill file, the run fails in words', async () => {
  const csv = `a,b\n${Array.from({ length: 30_000 }, (_, at) => `${'x'.repeat(300)}${at},\n`).join('')}`;
  const { text } = await toJson(csv);
  const options = { column: 'a', isDescending: false, wanted: '' };
  const environment = { signal: new AbortController().signal, sinkPorts: { memoryBytes: 1 << 20, blobBytes: 1 << 20 } };
  const reply = await replyInEnglish(
    runKernel(sorterWith({ ...LITTLE, rows: 1000, keyBytes: 1 << 20 }), text, options, environment),
  );
  expect(reply).toMatchObject({ ok: false, error: { code: 'no-space', message: messages.sortNoRoom } });
});
