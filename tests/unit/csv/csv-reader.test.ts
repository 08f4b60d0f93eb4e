// The reader of CSV records: facts of csv-spectrum, Python's csv module and Papa Parse, lines, limits and chunks.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvError, CsvReader, FIELD_LIMIT, RECORD_LIMIT } from '../../../workers/lib/csv/csv-reader';
import { PAPA, PYTHON, SPECTRUM } from './facts';
import { COMMAS, read } from './records';

test('has as many facts as are claimed', () => {
  expect([SPECTRUM.length, PYTHON.length, PAPA.length]).toEqual([12, 25, 41]);
});

describe('the records are those of', () => {
  test.each(SPECTRUM)('csv-spectrum: %s', (_, text, records) => {
    for (const size of [1, 2, 7, Infinity]) expect(read(text, COMMAS, size).records).toEqual(records);
  });
  test.each(PAPA)('Papa Parse: %s', (_, text, records) => {
    for (const size of [1, 2, 7, Infinity]) expect(read(text, COMMAS, size).records).toEqual(records);
  });
  for (const [text, records, separator = ',', quote = '"'] of PYTHON) {
    const dialect = { separator: separator.charCodeAt(0), quote: quote?.charCodeAt(0) };
    test(`Python: ${JSON.stringify(text)} with ${JSON.stringify([separator, quote])}`, () => {
      for (const size of [1, 2, 7, Infinity]) expect(read(text, dialect, size).records).toEqual(records);
    });
  }
});

test('counts lines as an editor does, also within quoted fields', () => {
  const { records, lines, reader } = read('a,b\r\n"1\n2\r\n3\r4",x\r5,"6"\n\n\r\n7,8');
  expect(records).toEqual([
    ['a', 'b'],
    ['1\n2\r\n3\r4', 'x'],
    ['5', '6'],
    ['7', '8'],
  ]);
  expect(lines).toEqual([1, 2, 6, 9]);
  expect(reader.emptyLines).toEqual({ count: 2, line: 7 });
  expect(reader.ends).toEqual({ lf: 2, crlf: 2, cr: 1 });
});

test('says where a record is in the file', () => {
  expect(read('é,b\r\n"x\ny",z\n\nlast', COMMAS, 3).raw).toEqual(['é,b', '"x\ny",z', 'last']);
});

test('counts what is unusual, with the first line', () => {
  const { reader } = read('a,b"c\n"x"y,z"\n5",6\n"ok",7');
  expect(reader.innerQuotes).toEqual({ count: 3, line: 1 });
  expect(reader.afterQuote).toEqual({ count: 1, line: 2 });
  expect(reader.quotedFields).toEqual({ count: 2, line: 2 });
});

test('a bare closing mark ends the quoted part, as in Python', () => {
  expect(read('"ab""c"d"e,f').records).toEqual([['ab"cd"e', 'f']]);
});

const mistakeOf = (text: string, size?: number) => {
  try {
    read(text, COMMAS, size);
  } catch (error) {
    if (error instanceof CsvError) return [error.mistake, error.line];
    throw error;
  }
  return undefined;
};

test('refuses a quoted field without an end, and names the line of its quotation mark', () => {
  expect(mistakeOf('a,b\n"x\n,y\n"",z')).toEqual(['open-quote', 2]);
  expect(mistakeOf('a,"1\n2",\n"c')).toEqual(['open-quote', 3]);
});

describe('limits', () => {
  test('of a record’s length don’t depend on the chunks', () => {
    const fits = `a\n${'x'.repeat(RECORD_LIMIT)}\nb`;
    const exceeds = `a\n${'x'.repeat(RECORD_LIMIT + 1)}\nb`;
    for (const size of [50_000, 3_000_000, Infinity]) {
      expect(read(fits, COMMAS, size).records).toHaveLength(3);
      expect(mistakeOf(exceeds, size)).toEqual(['long-record', 2]);
    }
    expect(mistakeOf(`a\n"${'x\n'.repeat(RECORD_LIMIT / 2)}`, 1_000_000)).toEqual(['long-record', 2]);
  });

  test('of a record’s fields', () => {
    expect(read(','.repeat(FIELD_LIMIT - 1)).records[0]).toHaveLength(FIELD_LIMIT);
    expect(mistakeOf(`a\n${','.repeat(FIELD_LIMIT)}`)).toEqual(['many-fields', 2]);
  });

  test('a file of many chunks takes no more memory than one', () => {
    const reader = new CsvReader(COMMAS);
    const chunk = new TextEncoder().encode('a,"b ""c""",d\r\n'.repeat(70_000));
    let records = 0;
    for (let pushed = 0; pushed < 40; pushed++) {
      reader.push(chunk);
      while (reader.next()) records++;
    }
    expect(records).toBe(40 * 70_000);
    expect(reader.bytes.length).toBeLessThanOrEqual(2 * 1024 * 1024);
  });
});

test('law: chunks of any size give the same records, lines and counts', () => {
  const text = fc
    .array(fc.constantFrom(',', '"', '""', '\r', '\n', '\r\n', 'a', 'é', '😀', ' ', ';'), { maxLength: 30 })
    .map((parts) => parts.join(''));
  const all = (one: string, size: number) => {
    try {
      const { records, lines, raw, reader } = read(one, COMMAS, size);
      const { emptyLines, afterQuote, innerQuotes, quotedFields, ends } = reader;
      return { records, lines, raw, emptyLines, afterQuote, innerQuotes, quotedFields, ends };
    } catch (error) {
      if (error instanceof CsvError) return { mistake: error.mistake, line: error.line };
      throw error;
    }
  };
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (one, size) => {
      expect(all(one, size)).toEqual(all(one, Infinity));
    }),
    { numRuns: 2_000 },
  );
});

test('law: records that were written by the rules of RFC 4180 are read as they were', () => {
  const field = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.constantFrom(',', '"', '\n', '\r\n', '""', ''),
  );
  const table = fc.array(fc.array(field, { minLength: 1, maxLength: 5 }), { maxLength: 6 });
  const quoted = (one: string) => `"${one.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 9 }), (records, size) => {
      const text = records.map((record) => `${record.map(quoted).join(',')}\r\n`).join('');
      expect(read(text, COMMAS, size).records).toEqual(records);
    }),
  );
});
