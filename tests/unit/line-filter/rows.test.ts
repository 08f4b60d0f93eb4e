// Conditions on the columns of a CSV file: which rows are kept, byte for byte, and what is reported.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readColumnCondition } from '../../../workers/kernels/line-filter/column-condition';
import { kernel } from '../../../workers/kernels/line-filter/kernel';
import { messages } from '../../../workers/kernels/line-filter/messages';
import { DEFAULT_OPTIONS, lineFilter, type FilterOptions } from '../../../workers/kernels/line-filter/spec';
import { BytePipe } from '../../../workers/lib/pipe';
import { outputOf } from '../run-in-node';
import { bytesOf } from '../text-of';

async function filtered(csv: string | Uint8Array, options: Partial<FilterOptions>, chunkBytes = 1 << 20) {
  const bytes = typeof csv === 'string' ? Buffer.from(csv) : csv;
  const { result, notes, stats } = await outputOf(
    kernel,
    bytes,
    { ...DEFAULT_OPTIONS, match: 'column', ...options },
    { chunkBytes },
  );
  const [how, ...unusual] = notes;
  return { text: Buffer.from(await bytesOf(result)).toString(), how, unusual, stats };
}

/** Its rows are below the head that the kernel recognizes the file by, in chunks of so many bytes. */
async function filteredBelowHead(header: string, rows: string, options: Partial<FilterOptions>, chunkBytes: number) {
  const head = Buffer.from(`${header}${'0,filler,x\n'.repeat(6_000)}`);
  const below = Buffer.from(rows);
  async function* chunks() {
    yield head;
    for (let at = 0; at < below.length; at += chunkBytes) yield below.subarray(at, at + chunkBytes);
  }
  const { result } = await outputOf(kernel, new BytePipe(chunks()), {
    ...DEFAULT_OPTIONS,
    match: 'column',
    ...options,
  });
  return Buffer.from(await bytesOf(result)).toString();
}

/** A message with its values. */
const said = (key: 'noColumn' | 'invalidColumnCondition', values: Readonly<Record<string, string>>) =>
  messages[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Whether a row with these fields meets a condition on the column `a`. */
const meets = (condition: string, field: string | undefined, ignoreCase = false) =>
  readColumnCondition(condition, ignoreCase)?.test(field, () => undefined);

describe('a condition', () => {
  test.each<[string, string, boolean]>([
    ['a == "x"', 'x', true],
    ['a == "x"', 'X', false],
    ['a != "x"', '', true],
    ['a contains "é\\n"', 'Zoé\nB', true],
    ['a == "1"', '1.0', false],
    ['a == 1', '1.0', true],
    ['a == 7', '007', true],
    ['a == 7', '+7', true],
    ['a == 0.5', '.5', true],
    ['a == 5', '5.', true],
    ['a == -50', ' -5e1 ', true],
    ['a > 10', '9', false],
    ['a > "10"', '9', true],
    ['a >= 10', '10.0', true],
    ['a < 10', '1,000', false],
    ['a < 10', '', false],
    ['a != 10', 'ten', true],
    ['a > 9007199254740992', '9007199254740993', true],
    ['a == 0.1', '0.1000000000000000000001', false],
    ['a < 1e401', '1e400', true],
    ['a == 0', '-0.00', true],
    ['a < 5', '.', false],
    ['a < 5', '- 1', false],
    ['a exists', 'x', true],
    ['a exists', '', false],
    ['a missing', '', true],
  ])('%s is of %j %s', (condition, field, isMet) => expect(meets(condition, field)).toBe(isMet));

  test('may ignore case', () => expect(meets('a == "ÉCOLE"', 'école', true)).toBe(true));

  test.each(['a == "x"', 'a != "x"', 'a != 1', 'a exists', 'a contains ""'])(
    '%s is not met without the field',
    (condition) => expect(meets(condition, undefined)).toBe(false),
  );

  test('names a column as the header does', () => {
    const columnOf = (condition: string) => readColumnCondition(condition, false)?.column;
    expect(columnOf('user.name exists')).toBe('user.name');
    expect(columnOf('items[0].id > 1')).toBe('items[0].id');
    expect(columnOf('"full \\"name\\"" == ""')).toBe('full "name"');
    expect(columnOf('3 == 1')).toBe('3');
  });

  test.each(['', 'a', 'a = "x"', 'a == x', 'a == true', 'a == null', 'a contains 1', 'a == 01', 'full name exists'])(
    '%j is none',
    (text) => expect(readColumnCondition(text, false)).toBeUndefined(),
  );
});

const TABLE = [
  'id,price,note\r\n',
  '1,10,plain\r\n',
  '2,10.01,"a ""quoted"" note, with a comma"\r\n',
  '3,"1,000","two\r\nlines"\r\n',
  '\r\n',
  '4,,\r\n',
  '5,200,x,more\r\n',
  '6,9',
] as const;
const row = (...numbers: readonly number[]) => numbers.map((number) => TABLE[number]).join('');

describe('rows', () => {
  const csv = TABLE.join('');
  const ragged = '2 rows don’t have as many fields as the first row (3). The first of them is in line 8.';
  const thousand = '1 field that is compared with a number isn’t one, so only != matches it: “1,000” in line 4.';
  const empty = '1 empty line was skipped: line 6.';

  test.each([1, 2, 7, 1000])(
    'are kept whole and unchanged, below the header, from chunks of %i bytes',
    async (chunk) => {
      const kept = await filtered(csv, { patterns: 'price > 10' }, chunk);
      expect(kept.text).toBe(row(0, 2, 6));
      expect(kept.how).toBe('Separator: comma. Quotation marks: double. Header: first row. Line ends: CRLF.');
      expect(kept.unusual).toEqual([ragged, thousand, empty]);
      expect(kept.stats).toEqual({ lines: 6, kept: 2, unit: 'rows' });
      expect((await filtered(csv, { patterns: 'price > 10', mode: 'drop' }, chunk)).text).toBe(row(0, 1, 3, 5, 7));
      expect((await filtered(csv, { patterns: 'note missing\nnote contains "lines"' }, chunk)).text).toBe(
        row(0, 3, 5, 7),
      );
      expect((await filtered(csv, { patterns: 'note exists\nprice >= 10.010', need: 'all' }, chunk)).text).toBe(
        row(0, 2, 6),
      );
    },
  );

  test('have context, line numbers, counts and a limit', async () => {
    const of = async (options: Partial<FilterOptions>) =>
      (await filtered(csv, { patterns: 'id == 3', ...options })).text;
    expect(await of({ before: '1', after: '1' })).toBe(row(0, 2, 3, 5));
    expect(await of({ before: '9' })).toBe(row(0, 1, 2, 3));
    expect(await of({ lineNumbers: true, after: '1' })).toBe(`1-${TABLE[0]}4:${TABLE[3]}7-${TABLE[5]}`);
    expect(await of({ mode: 'drop', count: true })).toBe('5\n');
    expect(await of({ mode: 'drop', most: '2' })).toBe(row(0, 1, 2));
    const first = await filtered(`${csv}\n"open`, { patterns: 'id >= 1', most: '2' });
    expect([first.text, first.unusual]).toEqual([row(0, 1, 2), []]);
  });

  test('that a condition before decides are compared no further', async () => {
    const typed = 'kind,value\nnumber,5\ntext,five\nnumber,7\n';
    const { text, unusual } = await filtered(typed, { patterns: 'kind == "number"\nvalue > 5', need: 'all' });
    expect([text, unusual]).toEqual(['kind,value\nnumber,7\n', []]);
  });

  test('have the separator and the quotation marks of the file, or those of the options', async () => {
    const { text, how } = await filtered("sep=;\na;b\n'1;2';3\n4;5\n", { patterns: 'b == 3' });
    expect(text).toBe("sep=;\na;b\n'1;2';3\n");
    expect(how).toBe('Separator: semicolon. Quotation marks: single. Header: first row. Line ends: LF.');
    expect((await filtered('a\tb\n1\t2\n3\t4\n', { patterns: 'b == 4' })).text).toBe('a\tb\n3\t4\n');
    const inches = await filtered('a|b\n"5|6"\n', { patterns: 'a == "\\"5"', separator: 'pipe', quote: 'none' });
    expect(inches.text).toBe('a|b\n"5|6"\n');
  });

  test('may end in CR alone, and keep a byte order mark', async () => {
    for (const chunk of [1, 5, 100]) {
      expect((await filtered('\ufeffa,b\r1,x\r2,y\r', { patterns: 'a == 2' }, chunk)).text).toBe('\ufeffa,b\r2,y\r');
    }
    const utf16 = Buffer.from('\ufeffa,b\né,1\nf,2', 'utf16le');
    expect(await filtered(utf16, { patterns: 'a == "é"' })).toMatchObject({ text: 'a,b\né,1\n', how: messages.utf16 });
  });

  test('without a header have numbered columns', async () => {
    expect((await filtered('1,x\n2,y\n', { patterns: '1 > 1', header: false })).text).toBe('2,y\n');
    await expect(filtered('1,x\n', { patterns: '3 > 1', header: false })).rejects.toMatchObject({
      message: said('noColumn', { column: '3', names: '1 and 2' }),
    });
  });

  test('need columns that exist', async () => {
    await expect(filtered(csv, { patterns: 'id == 1\nPrice > 1' })).rejects.toMatchObject({
      message: said('noColumn', { column: 'Price', names: 'id, price, and note' }),
      option: 'patterns',
    });
    await expect(filtered(csv, { patterns: 'id == 1\nid' })).rejects.toMatchObject({
      message: said('invalidColumnCondition', { number: '2' }),
      option: 'patterns',
    });
  });

  test('of columns with one name are told apart', async () => {
    const { text, unusual } = await filtered('x,x\n1,2\n2,1\n', { patterns: 'x_2 == 1' });
    expect([text, unusual]).toEqual([
      'x,x\n2,1\n',
      ['1 column has the name of an earlier one, so conditions call it x_2.'],
    ]);
  });

  test('of bytes that aren’t UTF-8 are kept as they are', async () => {
    const bytes = Buffer.from('a,b\n1,\xe9\n2,f\n', 'latin1');
    const { result, notes } = await outputOf(kernel, bytes, {
      ...DEFAULT_OPTIONS,
      match: 'column',
      patterns: 'a == 1',
    });
    expect(Buffer.from(await bytesOf(result))).toEqual(Buffer.from('a,b\n1,\xe9\n', 'latin1'));
    expect(notes.at(-1)).toContain('isn’t entirely UTF-8');
    expect((await filtered(bytes, { patterns: 'a == 1', most: '1' })).unusual).toHaveLength(1);
    const before = Buffer.from('a,b\n1,e\n2,\xe9\n', 'latin1');
    expect((await filtered(before, { patterns: 'a == 1', most: '1' })).unusual).toEqual([]);
  });

  test('with an open quotation mark are refused', async () => {
    await expect(filtered('a,b\n1,"x\n2,y\n', { patterns: 'a == 1', quote: 'double' })).rejects.toMatchObject({
      message: messages.openQuote.replace('{line}', '2'),
    });
  });

  test('are as long as 16 MB with their context', async () => {
    const long = `a,b\n${`1,"${'x\n'.repeat(3_000_000)}"\n`.repeat(3)}2,y\n`;
    await expect(filtered(long, { patterns: 'a == 2', before: '3' })).rejects.toMatchObject({ code: 'too-large' });
    expect((await filtered(long, { patterns: 'a == 2', before: '2' })).text.length).toBeGreaterThan(12_000_000);
  });

  test('that match none give a negative verdict', async () => {
    const output = await outputOf(kernel, 'a\n1\n', { ...DEFAULT_OPTIONS, match: 'column', patterns: 'a == 2' });
    expect(lineFilter.verdictOf?.({ ...output, notes: [] }, DEFAULT_OPTIONS)).toBe(false);
  });
});

test('filtering is reading all rows, selecting some, and writing them as they were', async () => {
  const cells = fc.array(fc.constantFrom('a', 'é', '1', ' ', '"', ',', ';', '\n', '\r\n', '\r', '😀'), {
    maxLength: 6,
  });
  const cell = fc.record({ text: cells.map((parts) => parts.join('')), isQuoted: fc.boolean() });
  const written = ({ text, isQuoted }: { text: string; isQuoted: boolean }) =>
    isQuoted || /["',\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const tables = fc.record({
    // The first cell keeps a row from being an empty line.
    rows: fc.array(fc.record({ number: fc.integer({ min: -3, max: 3 }), cell, other: cell }), { maxLength: 12 }),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    isEnded: fc.boolean(),
    mode: fc.constantFrom('keep' as const, 'drop' as const),
    chunkBytes: fc.integer({ min: 1, max: 40 }),
  });
  const check = async ({
    rows,
    end,
    isEnded,
    mode,
    chunkBytes,
  }: typeof tables extends fc.Arbitrary<infer T> ? T : never) => {
    const header = `n,text,other${end}`;
    const lines = rows.map(({ number, cell: one, other }, index) => {
      const isLast = index === rows.length - 1 && !isEnded;
      return `${number},${written(one)},${written(other)}${isLast ? '' : end}`;
    });
    const options = { separator: 'comma', quote: 'double', mode } as const;
    const filler = mode === 'drop' ? '0,filler,x\n'.repeat(6_000) : '';
    const expected = (isMet: (row: (typeof rows)[number]) => boolean) =>
      header + filler + lines.filter((_, index) => rows[index] && isMet(rows[index]) === (mode === 'keep')).join('');
    const of = (patterns: string) => filteredBelowHead(header, lines.join(''), { ...options, patterns }, chunkBytes);
    expect(await of('n > 0\ntext == "a"')).toBe(expected(({ number, cell: one }) => number > 0 || one.text === 'a'));
    expect(await of('other missing')).toBe(expected(({ other }) => other.text === ''));
    expect(await of('other == "\\""')).toBe(expected(({ other }) => other.text === '"'));
  };
  await fc.assert(fc.asyncProperty(tables, check), { numRuns: 150 });
});
